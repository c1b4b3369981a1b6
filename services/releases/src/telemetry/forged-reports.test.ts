// Attack model: forgers have pages that name any release, receipts, and one network each. Honest visitors
// load the canary at 10 % beside the stable release.
import { expect, test } from 'vitest';
import { readOverview } from '../operator/read-overview.ts';
import { flushAndLook, openGateway, openWatched, running, type Watched } from '../testing/open-watched.ts';

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

  test(`33 networks that lie among 2,000 honest visitors move nothing, and people are told, with a mount that is ${mount}`, async () => {
    const site = await openWatched();
    site.gateway.mount = mount;
    visitHonestly(site, 2_000);
    site.gateway.visit(site.canary, 33, 33);
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
}

test('a canary that comes up in a browser of the server stays, however many say otherwise', async () => {
  const site = await openWatched();
  site.gateway.mount = 'compatible';
  site.gateway.visit(site.stable, 900);
  site.gateway.visit(site.canary, 500, 500);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toEqual(running(site));
  expect(await alertOf(site)).toMatchObject({ cause: 'mounts' });
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

test('beyond doubt, 100 networks that see a canary fail while as many see the stable release, it goes back unmounted', async () => {
  const site = await openWatched();
  site.gateway.mount = 'unknown';
  visitHonestly(site, 1_980, (load) => load % 2 === 0);
  await flushAndLook(site.gateway);
  expect([await site.pointer(), (await alertOf(site))?.cause]).toEqual([running(site), 'votes']);
  visitHonestly(site, 20, () => true);
  await flushAndLook(site.gateway);
  expect(await site.pointer()).toMatchObject({ canary: null });
  expect(await alertOf(site)).toBeNull();
});

test.each([
  ['taken back', 'incompatible'],
  ['told', 'unknown'],
  ['told', 'compatible'],
] as const)(
  'a canary that fails in 5 % of loads is %s within 500 of them when its mount is %s',
  async (end, mount) => {
    const site = await openWatched();
    site.gateway.mount = mount;
    let loads = 0;
    const isCaught = async () => (await site.pointer()) !== null && site.gateway.reports.length > 0;
    while (!(await isCaught()) && loads < 500) {
      visitHonestly(site, 500, (load) => load % 20 === 7);
      loads += 50;
      await flushAndLook(site.gateway);
    }
    expect(loads).toBeLessThanOrEqual(500);
    if (end === 'taken back') expect(await site.pointer()).toMatchObject({ canary: null });
    else expect([await site.pointer(), (await alertOf(site)) !== null]).toEqual([running(site), true]);
  },
);
