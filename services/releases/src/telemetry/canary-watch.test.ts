import { expect, test } from 'vitest';
import { canaryRelease, killArea, rollbackRelease, unquarantineRelease } from '../moves/operator-moves.ts';
import { rollbackCanary } from '../moves/rollback-canary.ts';
import { getHistory } from '../status/release-status.ts';
import { publish } from '../testing/open-plane.ts';
import { tryLockWatch } from './load.queries.ts';
import {
  by,
  build,
  flushAndLook,
  MINUTE_MS,
  openGateway,
  openWatched,
  paused,
  running,
} from '../testing/open-watched.ts';

test('a canary that fails goes back into quarantine, with the evidence in one event', async () => {
  const site = await openWatched();
  const { gateway, stable, canary, others, plane } = site;
  gateway.visit(stable, 900, 1, 'network');
  for (const other of others) gateway.visit(other, 200, 1, 'chunk');
  gateway.visit(canary, 92);
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
  gateway.visit(canary, 8, 8, 'render');
  await flushAndLook(gateway);
  const [event] = await getHistory(plane, { area: 'gallery', limit: 1 });
  expect(event).toMatchObject({
    action: 'quarantine',
    to: canary.release,
    pointer: { stable: stable.release, canary: null, killed: false },
    actor: 'telemetry',
    evidence: {
      canary: { release: canary.release, loads: 100, failures: 8 },
      stable: { release: stable.release, loads: 900, failures: 1 },
      others: { loads: 400, failures: 2 },
      limit: 2_000,
      outcomes: { ok: 92, render: 8 },
    },
  });
  expect(event?.evidence?.ratio).toBeGreaterThan(2_000);
  expect(gateway.reports).toEqual([
    `Canary ${canary.release} of gallery failed in 8 of 100 loads: paused, nobody gets it.`,
    `Canary ${canary.release} of gallery failed in 8 of 100 loads: taken back.`,
  ]);
});

test('of several gateways that look at once, one takes the canary back, once', async () => {
  const site = await openWatched();
  const { plane, canary } = site;
  const asked: object[] = [];
  const gateways = await Promise.all(
    [1, 2].map(() =>
      openGateway(plane, async (failed) => {
        asked.push(failed);
        await rollbackCanary(plane, { ...failed, actor: 'telemetry' });
      }),
    ),
  );
  gateways[0]!.visit(site.stable, 900);
  for (const gateway of gateways) gateway.visit(canary, 30, 6);
  await Promise.all(gateways.map((gateway) => gateway.reporters.flush()));
  for (let look = 0; look < 3; look += 1) await Promise.all(gateways.map((gateway) => gateway.watch.check()));
  expect(asked).toMatchObject([{ area: 'gallery', release: canary.release }]);
  expect(gateways.flatMap(({ reports }) => reports)).toHaveLength(2);
  expect(await getHistory(plane, { area: 'gallery', limit: 10 })).toHaveLength(4);
});

test('nobody looks while another gateway does', async () => {
  const site = await openWatched();
  const { plane, gateway } = site;
  gateway.visit(site.stable, 900);
  gateway.visit(site.canary, 100, 50);
  await plane.database.transaction(async (transaction) => {
    expect(await tryLockWatch(transaction, 'staging')).toBe(true);
    expect(await tryLockWatch(transaction, plane.environment)).toBe(true);
    await flushAndLook(gateway);
  });
  expect(await site.pointer()).toEqual(running(site));
  await gateway.watch.check();
  expect(await site.pointer()).toMatchObject({ canary: null });
});

test('a canary that fails as often as the stable release stays', async () => {
  const site = await openWatched();
  site.gateway.visit(site.stable, 900, 18);
  site.gateway.visit(site.canary, 400, 12);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
});

test('the failures of an area are its own', async () => {
  const site = await openWatched();
  const { gateway, plane } = site;
  const second = { area: 'palettes', release: await publish(plane, build('palettes', 2)) };
  await canaryRelease(plane, { ...by, ...second, weight: 10 });
  await gateway.named.refresh();
  for (const release of [site.stable, ...site.others, site.canary]) gateway.visit(release, 300);
  gateway.visit(second, 100, 60);
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
  const [event] = await getHistory(plane, { area: 'palettes', limit: 1 });
  expect(event).toMatchObject({ action: 'quarantine', to: second.release });
});

test('what an earlier run of the canary did does not count again', async () => {
  const site = await openWatched();
  const { gateway, plane, canary } = site;
  gateway.visit(site.stable, 900);
  gateway.visit(canary, 100, 60);
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
  await unquarantineRelease(plane, { ...by, ...canary });
  await canaryRelease(plane, { ...by, ...canary, weight: 10 });
  await gateway.watch.check();
  expect(await site.pointer()).toEqual(running(site));
});

test('loads before it began say nothing of it', async () => {
  const site = await openWatched();
  const { gateway, plane, others, stable } = site;
  for (const release of [...others, stable]) gateway.visit(release, 1_000);
  await rollbackRelease(plane, { ...by, area: 'gallery' });
  const next = { area: 'gallery', release: await publish(plane, build('gallery', 3)) };
  await canaryRelease(plane, { ...by, ...next, weight: 10 });
  await gateway.named.refresh();
  for (const release of [...others, stable]) gateway.visit(release, 100, 80);
  gateway.visit(next, 100, 100);
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: { release: next.release } });
});

test('a canary that an operator took back, and one that nobody gets, are left alone', async () => {
  const site = await openWatched();
  const { gateway, plane } = site;
  gateway.visit(site.stable, 900);
  gateway.visit(site.canary, 100, 60);
  await gateway.reporters.flush();
  await killArea(plane, { ...by, area: 'gallery' });
  await gateway.watch.check();
  expect(await site.pointer()).toEqual({ ...running(site), killed: true });
  await rollbackRelease(plane, { ...by, area: 'gallery' });
  const before = await getHistory(plane, { limit: 20 });
  await gateway.watch.check();
  expect(await getHistory(plane, { limit: 20 })).toEqual(before);
  expect(gateway.reports).toEqual([]);
});

test('a rollback that fails is told, keeps no other canary from going back, and is tried again', async () => {
  const site = await openWatched();
  const { plane } = site;
  const second = { area: 'palettes', release: await publish(plane, build('palettes', 2)) };
  await canaryRelease(plane, { ...by, ...second, weight: 10 });
  const broken = new Error('the database went away');
  let failsLeft = 1;
  const gateway = await openGateway(plane, async (failed) => {
    if (failed.area === 'gallery' && failsLeft-- > 0) throw broken;
    await rollbackCanary(plane, { ...failed, actor: 'telemetry' });
  });
  for (const release of [site.stable, ...site.others]) gateway.visit(release, 300);
  for (const release of [site.canary, second]) gateway.visit(release, 100, 60);
  await gateway.reporters.flush();
  await expect(gateway.watch.check()).rejects.toBe(broken);
  expect(await site.pointer()).toEqual(paused(site));
  expect((await getHistory(plane, { area: 'palettes', limit: 1 }))[0]).toMatchObject({
    action: 'quarantine',
  });
  await gateway.watch.check();
  expect(await site.pointer()).toMatchObject({ canary: null });
  expect(gateway.reports.filter((line) => line.endsWith('taken back.'))).toHaveLength(2);
});

test('a canary that has run for a day is looked at again after a minute and a half', async () => {
  const site = await openWatched();
  const { gateway } = site;
  gateway.ahead = 24 * 60 * MINUTE_MS;
  gateway.visit(site.stable, 900, 60);
  gateway.visit(site.canary, 100, 10);
  await flushAndLook(gateway);
  gateway.visit(site.canary, 100, 90);
  gateway.ahead += MINUTE_MS;
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
  gateway.ahead += MINUTE_MS / 2;
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
});

test('the loads of another environment decide nothing here', async () => {
  const site = await openWatched();
  const staging = await openGateway({ ...site.plane, environment: 'staging' });
  staging.visit(site.canary, 100, 60);
  await staging.reporters.flush();
  site.gateway.visit(site.stable, 900);
  site.gateway.visit(site.canary, 100);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
});
