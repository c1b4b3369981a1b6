// Attack model: forgers have pages that name any release, receipts, and one network each. Honest visitors
// load the canary at 10 % beside the stable release.
import { expect, test } from 'vitest';
import { readOverview } from '../operator/read-overview.ts';
import { canaryRelease } from '../moves/operator-moves.ts';
import {
  by,
  flushAndLook,
  openGateway,
  openWatched,
  MINUTE_MS,
  paused,
  running,
  type Watched,
} from '../testing/open-watched.ts';

function visitHonestly(
  site: Watched,
  visitors: number,
  canaryFails: (load: number) => boolean = () => false,
) {
  let load = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const isLucky = visitor % 10 === 0;
    const fails = isLucky && canaryFails(load++);
    const own = { ...(isLucky ? site.canary : site.stable), outcome: fails ? 'init' : 'ok' } as const;
    site.gateway.report([own, ...site.others.map((other) => ({ ...other, outcome: 'ok' as const }))]);
  }
}

const ipv4OfOneBlock = (network: number) => `203.0.113.${network}`;
const ipv6OfOneBlock = (network: number) => `2001:db8:${network.toString(16)}::1`;

function lie({ gateway, canary }: Watched, networks: number, addressOf: (network: number) => string) {
  for (let network = 0; network < networks; network += 1)
    gateway.report([{ ...canary, outcome: 'init' }], { address: addressOf(network) });
}

const alertOf = async ({ plane }: Watched) =>
  (await readOverview(plane, null)).areas.find(({ area }) => area === 'gallery')?.alert ?? null;

for (const mount of ['unknown', 'compatible'] as const) {
  test(`50 networks that lie while nobody else comes move nothing, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    site.gateway.visit(site.canary, 50, 50);
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toEqual(running(site));
  });

  test(`33 networks of one /16 that lie among 2,000 honest visitors only alert, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    visitHonestly(site, 2_000);
    lie(site, 33, ipv4OfOneBlock);
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toEqual(running(site));
    const cause = mount === 'unknown' ? 'votes' : 'mounts';
    expect(await alertOf(site)).toMatchObject({
      release: site.canary.release,
      cause,
      evidence: { canary: { loads: 233, failures: 33 }, stable: { loads: 1_800, failures: 0 } },
      checks: [
        { check: 'files', verdict: 'compatible' },
        { check: 'smoke', verdict: mount },
      ],
    });
    await flushAndLook(site.gateway);
    await flushAndLook(await openGateway(site.plane));
    expect(site.gateway.reports).toHaveLength(1);
  });

  test(`100 /48s of one IPv6 /32 and 100 more that praise the stable release move nothing, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    lie(site, 100, ipv6OfOneBlock);
    for (let network = 100; network < 200; network += 1)
      site.gateway.report([{ ...site.stable, outcome: 'ok' }], { address: ipv6OfOneBlock(network) });
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toEqual(running(site));
  });

  test(`100 addresses of one /16 beside 1,000 honest visitors move nothing, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    visitHonestly(site, 1_000);
    lie(site, 100, ipv4OfOneBlock);
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toEqual(running(site));
  });

  test(`100 addresses of 50 blocks pause a canary but never quarantine it, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    visitHonestly(site, 1_000);
    lie(site, 100, (network) => `203.${network % 50}.0.${network}`);
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toEqual(paused(site));
    expect((await readOverview(site.plane, null)).areas.find(({ area }) => area === 'gallery')).toMatchObject(
      {
        weightBeforePause: 10,
        lastMove: { action: 'pause', actor: 'telemetry', evidence: { canary: { failures: 100 } } },
        releases: [{ quarantined: false }, { quarantined: false }],
      },
    );
  });
}

test('a resumed canary is not paused again by networks of the same blocks, but by those of others', async () => {
  const site = await openWatched();
  site.gateway.mount = 'compatible';
  visitHonestly(site, 1_000);
  const liars = (first: number) => (network: number) => `203.${network % 10}.${first}.${network}`;
  lie(site, 100, liars(0));
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(paused(site));
  await canaryRelease(site.plane, { ...by, ...site.canary, weight: 10 });
  await site.gateway.named.refresh();
  visitHonestly(site, 1_000);
  lie(site, 100, liars(0));
  lie(site, 100, liars(1));
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
  visitHonestly(site, 1_000, (load) => load % 10 === 3);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(paused(site));
});

test('one address with eight beacons behind eight gateways has one voice', async () => {
  const site = await openWatched();
  const { gateway, canary, plane } = site;
  visitHonestly(site, 1_000);
  for (let count = 0; count < 8; count += 1) {
    const another = await openGateway(plane);
    another.report([{ ...canary, outcome: 'init' }], { address: '203.0.113.9' });
    await another.reporters.flush();
  }
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(running(site));
  const rows = await plane.database.query<object[]>(
    `select outcome, count(*)::integer as voices from releases.voices where release = $1 group by outcome order by 1`,
    [canary.release],
  );
  expect(rows).toEqual([
    { outcome: 'init', voices: 1 },
    { outcome: 'ok', voices: 100 },
  ]);
});

test.each(['init', 'network'] as const)(
  '40 networks that say that everything else fails by %s keep no bad canary alive',
  async (outcome) => {
    const site = await openWatched();
    visitHonestly(site, 1_000, (load) => load % 2 === 0);
    for (let liar = 0; liar < 40; liar += 1)
      site.gateway.report([site.stable, ...site.others].map((release) => ({ ...release, outcome })));
    await flushAndLook(site.gateway);
    expect(await site.pointer()).toMatchObject({ canary: null });
  },
);

test('nor one whose files are gone, when they blame the network', async () => {
  const site = await openWatched();
  const { gateway, plane, canary } = site;
  gateway.mount = 'unknown';
  await plane.store.remove(canary.area, canary.release);
  visitHonestly(site, 900);
  gateway.visit(canary, 100, 60, 'network');
  for (let liar = 0; liar < 40; liar += 1)
    gateway.report([site.stable, ...site.others].map((release) => ({ ...release, outcome: 'network' })));
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
});

test('a canary that fails for everybody is paused without a mount, never quarantined', async () => {
  const site = await openWatched();
  site.gateway.mount = 'unknown';
  visitHonestly(site, 4_000, () => true);
  await flushAndLook(site.gateway);
  expect([await site.pointer(), (await alertOf(site))?.cause]).toEqual([paused(site), 'votes']);
});

test('a paused canary goes into quarantine once a mount fails', async () => {
  const site = await openWatched();
  const { gateway } = site;
  gateway.mount = 'unknown';
  visitHonestly(site, 1_000, (load) => load % 2 === 0);
  await flushAndLook(gateway);
  expect(await site.pointer()).toEqual(paused(site));
  gateway.mount = 'incompatible';
  gateway.ahead += 11 * MINUTE_MS;
  await flushAndLook(gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
});

test.each(['unknown', 'compatible', 'incompatible'] as const)(
  'a canary that fails in 5 % of loads is stopped within 300 of them when its mount is %s',
  async (mount) => {
    const site = await openWatched();
    site.gateway.mount = mount;
    let loads = 0;
    while (site.gateway.reports.length === 0 && loads < 300) {
      visitHonestly(site, 500, (load) => load % 20 === 7);
      loads += 50;
      await flushAndLook(site.gateway);
    }
    if (mount === 'incompatible') expect(await site.pointer()).toMatchObject({ canary: null });
    else expect([await site.pointer(), (await alertOf(site)) !== null]).toEqual([paused(site), true]);
  },
);
