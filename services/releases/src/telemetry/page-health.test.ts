import type { Beacon } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { flushAndLook, openGateway, openWatched, type Watched } from '../testing/open-watched.ts';
import type { TestGateway } from '../testing/open-telemetry.ts';
import { readAreaHealth } from './read-area-health.ts';

type Health = NonNullable<Beacon['health']>;
const ERROR = { message: 'x is not a function', frame: 'gallery.js:1:2000' };

/** Reports the health of a page that began with this release, from a new network unless an address is given. */
function report(
  gateway: TestGateway,
  of: { area: string; release: string },
  {
    vitals = {},
    errors = [],
    address = gateway.nextAddress(),
    others = [],
    token = gateway.tokens.issue(gateway.pageGiven([of, ...others]), address, gateway.now()),
  }: Partial<Health> & {
    errors?: Health['loaded'][number]['errors'];
    address?: string;
    token?: string;
    others?: Health['loaded'];
  } = {},
): void {
  const health = { loaded: [{ ...of, errors }, ...others], vitals };
  gateway.intake.take({ token, outcomes: [], health }, address);
}

async function read(site: Watched, gateway = site.gateway) {
  await gateway.health.flush();
  return readAreaHealth(site.plane, site.canary.area);
}

test('pages of both releases are counted, with the value that three quarters of them reach', async () => {
  const site = await openWatched();
  for (const lcp of [1_000, 2_000, 3_000, 4_000])
    report(site.gateway, site.stable, { vitals: { lcp, inp: 100, cls: 50, long: 0 } });
  report(site.gateway, site.canary, {
    vitals: { lcp: 2_600 },
    errors: [ERROR, { ...ERROR, message: 'other' }],
  });
  const { stable, canary, errors } = await read(site);
  expect(stable?.metrics).toEqual({
    loads: { networks: 0, poor: 0, p75: null },
    silent: { networks: 0, poor: 0, p75: null },
    errors: { networks: 4, poor: 0, p75: null },
    lcp: { networks: 4, poor: 2, p75: 3_000 },
    inp: { networks: 4, poor: 0, p75: 100 },
    cls: { networks: 4, poor: 0, p75: 50 },
    long: { networks: 4, poor: 0, p75: 0 },
  });
  expect(canary?.metrics).toMatchObject({
    errors: { networks: 1, poor: 1 },
    lcp: { networks: 1, poor: 1, p75: 2_600 },
    inp: { networks: 0, poor: 0, p75: null },
  });
  expect(errors).toMatchObject([
    { release: site.canary.release, networks: 1, frame: ERROR.frame },
    { release: site.canary.release, networks: 1 },
  ]);
});

test('a network counts once, by its first report, at all gateways', async () => {
  const site = await openWatched();
  const other = await openGateway(site.plane);
  const address = '203.0.113.7';
  report(site.gateway, site.stable, { address, vitals: { lcp: 1_000 } });
  report(site.gateway, site.stable, { address, vitals: { lcp: 9_000 }, errors: [ERROR] });
  await site.gateway.health.flush();
  report(other, site.stable, { address, vitals: { lcp: 9_000 }, errors: [ERROR] });
  const { stable, errors } = await read(site, other);
  expect(stable?.metrics.lcp).toEqual({ networks: 1, poor: 0, p75: 1_000 });
  expect(errors).toEqual([]);
});

test('reports of others do not count', async () => {
  const site = await openWatched();
  const { gateway, stable, canary } = site;
  const stolen = gateway.tokens.issue(gateway.pageGiven([stable]), gateway.nextAddress(), gateway.now());
  report(gateway, stable, { token: stolen });
  report(gateway, stable, { token: 'x'.repeat(88) });
  // A page of the stable release claims to have had the canary.
  const address = gateway.nextAddress();
  const token = gateway.tokens.issue(gateway.pageGiven([stable]), address, gateway.now());
  report(gateway, canary, { address, token, errors: [ERROR] });
  report(gateway, { ...stable, release: 'f'.repeat(16) });
  const { stable: counted, canary: claimed, errors } = await read(site);
  expect([counted?.metrics.errors.networks, claimed?.metrics.errors.networks, errors]).toEqual([0, 0, []]);
});

test('vitals belong to the area that the page began with, errors to the release whose file failed', async () => {
  const site = await openWatched();
  const [palettes] = site.others;
  report(site.gateway, palettes!, {
    vitals: { lcp: 5_000 },
    others: [{ ...site.stable, errors: [ERROR] }],
  });
  const { stable } = await read(site);
  expect(stable?.metrics).toMatchObject({ errors: { networks: 1, poor: 1 }, lcp: { networks: 0 } });
  expect((await readAreaHealth(site.plane, palettes!.area)).stable?.metrics).toMatchObject({
    errors: { networks: 1, poor: 0 },
    lcp: { networks: 1, poor: 1 },
  });
});

test('a canary whose pages fail after the mount is an alert, once, and nothing is moved', async () => {
  const site = await openWatched();
  for (let page = 0; page < 200; page += 1) report(site.gateway, site.stable, { vitals: { lcp: 1_000 } });
  for (let page = 0; page < 60; page += 1)
    report(site.gateway, site.canary, { vitals: { lcp: 1_000 }, errors: page % 3 === 0 ? [ERROR] : [] });
  expect((await read(site)).worse).toEqual(['errors']);
  await site.gateway.healthWatch.check();
  await site.gateway.healthWatch.check();
  expect(site.gateway.reports).toEqual([expect.stringContaining('20 of 60 networks fare poorly (errors)')]);
  expect(await site.plane.database.query('select cause, evidence from releases.canary_alerts')).toMatchObject(
    [
      {
        cause: 'health',
        evidence: {
          metric: 'errors',
          canary: { loads: 60, failures: 20 },
          stable: { loads: 200, failures: 0 },
        },
      },
    ],
  );
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toMatchObject({ canary: { weight: 10 } });
});

test('a release stores at most a hundred different errors', async () => {
  const site = await openWatched();
  for (let index = 0; index < 30; index += 1)
    report(site.gateway, site.stable, {
      errors: Array.from({ length: 5 }, (_, each) => ({
        ...ERROR,
        frame: `a.js:${index + 1}:${each + 1}`,
      })),
    });
  for (let flushes = 0; flushes < 2; flushes += 1) {
    await site.gateway.health.flush();
    report(site.gateway, site.stable, { errors: [{ ...ERROR, frame: 'late.js:1:1' }] });
  }
  const [{ count } = { count: 0 }] = await site.plane.database.query<{ count: number }[]>(
    `select count(*)::integer as count from releases.page_errors where frame = 'late.js:1:1'`,
  );
  expect(count).toBe(0);
});

test('a message is stored when three networks have reported it', async () => {
  const site = await openWatched();
  const messages: (string | null | undefined)[] = [];
  for (let network = 0; network < 3; network += 1) {
    report(site.gateway, site.stable, { errors: [ERROR] });
    messages.push((await read(site)).errors[0]?.message);
  }
  expect(messages).toEqual([null, null, ERROR.message]);
});

test('a hundred networks of one provider do not make a canary worse, nor an alert', async () => {
  const site = await openWatched();
  for (let page = 0; page < 200; page += 1) report(site.gateway, site.stable);
  for (let page = 0; page < 60; page += 1) report(site.gateway, site.canary);
  for (let page = 0; page < 100; page += 1)
    report(site.gateway, site.canary, {
      address: `203.0.113.${page}`,
      vitals: { lcp: 9_000 },
      errors: [ERROR],
    });
  const { canary, worse } = await read(site);
  expect(canary?.metrics.errors).toMatchObject({ networks: 160, poor: 100 });
  expect(worse).toEqual([]);
  await site.gateway.healthWatch.check();
  expect(site.gateway.reports).toEqual([]);
});

test('loads and silence of the canary run stand beside what pages measured', async () => {
  const site = await openWatched();
  site.gateway.visit(site.stable, 20, 1);
  site.gateway.visit(site.canary, 10, 2);
  await flushAndLook(site.gateway);
  const { stable, canary } = await read(site);
  expect(stable?.metrics.loads).toMatchObject({ networks: 20, poor: 1 });
  expect(canary?.metrics.loads).toMatchObject({ networks: 10, poor: 2 });
});
