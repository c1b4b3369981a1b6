import { expect, test } from 'vitest';
import { readOverview } from '../operator/read-overview.ts';
import { MINUTE_MS, openGateway, openWatched, running, type Watched } from '../testing/open-watched.ts';
import type { TestGateway } from '../testing/open-telemetry.ts';
import { deleteBegunPagesBefore } from './begun-page.queries.ts';

/** Gives pages of a release to new networks. All but `silent` of them report. */
function give(
  gateway: TestGateway,
  release: { area: string; release: string },
  pages: number,
  silent: number,
) {
  for (let page = 0; page < pages; page += 1) {
    const address = gateway.nextAddress();
    gateway.begun.add(release, address);
    if (page >= silent) gateway.report([{ ...release, outcome: 'ok' }], { address });
  }
}

async function look(gateway: TestGateway): Promise<void> {
  await gateway.reporters.flush();
  await gateway.begun.flush();
  gateway.ahead = 3 * MINUTE_MS;
  await gateway.silence.check();
}

const alertOf = async ({ plane }: Watched) =>
  (await readOverview(plane, null)).areas.find(({ area }) => area === 'gallery')?.alert ?? null;

test('a canary whose pages report far less often than those of stable is an alert, once, and stays', async () => {
  const site = await openWatched();
  give(site.gateway, site.stable, 900, 270);
  give(site.gateway, site.canary, 100, 70);
  await look(site.gateway);
  await look(await openGateway(site.plane));
  expect(await alertOf(site)).toMatchObject({
    release: site.canary.release,
    cause: 'silent',
    evidence: { canary: { loads: 100, failures: 70 }, stable: { loads: 900, failures: 270 } },
  });
  expect(site.gateway.reports).toHaveLength(1);
  expect(await site.pointer()).toEqual(running(site));
});

test('a canary whose pages are as silent as those of stable raises no alert, however silent', async () => {
  const site = await openWatched();
  give(site.gateway, site.stable, 900, 720);
  give(site.gateway, site.canary, 100, 82);
  await look(site.gateway);
  expect(await alertOf(site)).toBeNull();
});

test('pages have two minutes to report', async () => {
  const site = await openWatched();
  const { gateway } = site;
  give(gateway, site.stable, 900, 0);
  give(gateway, site.canary, 100, 100);
  await gateway.reporters.flush();
  await gateway.begun.flush();
  await gateway.silence.check();
  expect(await alertOf(site)).toBeNull();
});

test('a network counts once in a run, at whatever gateway, and reports of any of its visitors count', async () => {
  const site = await openWatched();
  const other = await openGateway(site.plane);
  for (const gateway of [site.gateway, other])
    for (let page = 0; page < 200; page += 1) gateway.begun.add(site.canary, '192.0.2.1');
  site.gateway.begun.add(site.canary, '192.0.2.2');
  site.gateway.report([{ ...site.stable, outcome: 'ok' }], { address: '192.0.2.2' });
  await look(other);
  await look(site.gateway);
  const rows = await site.plane.database.query<object[]>('select release from releases.begun_pages');
  expect(rows).toHaveLength(2);
  expect(await alertOf(site)).toBeNull();
});

test('nothing is counted of an area without a canary of its own, and old pages are deleted', async () => {
  const { gateway, plane, others, canary } = await openWatched();
  gateway.begun.add(others[0]!, '192.0.2.1');
  gateway.begun.add(canary, '192.0.2.1');
  await gateway.begun.flush();
  const areas = () => plane.database.query<object[]>('select area from releases.begun_pages');
  expect(await areas()).toEqual([{ area: 'gallery' }]);
  await deleteBegunPagesBefore(plane.database, new Date(Date.now() + MINUTE_MS));
  expect(await areas()).toEqual([]);
});

test('pages are kept while the database is away, and written once it is back', async () => {
  const { gateway, plane, canary } = await openWatched();
  gateway.begun.add(canary, '192.0.2.1');
  await plane.database.query('alter table releases.begun_pages rename to away');
  await expect(gateway.begun.flush()).rejects.toThrow('begun_pages');
  await plane.database.query('alter table releases.away rename to begun_pages');
  await gateway.begun.flush();
  expect(await plane.database.query<object[]>('select 1 from releases.begun_pages')).toHaveLength(1);
});

// Attack: forgers request pages of a healthy canary and never report. 10 % of honest visitors get the canary,
// and three in ten honest networks report nothing.
test.each([
  { forgers: 10, alert: false },
  { forgers: 200, alert: true },
])(
  '$forgers networks that begin and never report move nothing; operators notified: $alert',
  async ({ forgers, alert }) => {
    const site = await openWatched();
    give(site.gateway, site.stable, 900, 270);
    give(site.gateway, site.canary, 100, 30);
    give(site.gateway, site.canary, forgers, forgers);
    await look(site.gateway);
    expect((await alertOf(site))?.cause ?? null).toBe(alert ? 'silent' : null);
    expect(await site.pointer()).toEqual(running(site));
  },
);
