import { rmSync } from 'node:fs';
import { buildFixtureAreas } from '../support/fixture-areas.ts';
import { areaHistory, areaStatus, forceActive, move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { areaOf, mapConcurrently, reportLoads, visitAll, type VisitorPage } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
let first: string;
let second: string;
let third: string;
let fourth: string;
test.beforeAll(async () => {
  site = await startSite();
  const editions = ['one', 'two', 'three', 'four'];
  const { workspace, builds } = buildFixtureAreas(editions.map((edition) => ({ area: 'sample', edition })));
  const ids: string[] = [];
  for (const build of builds) ids.push(await publish(site, build));
  [first = '', second = '', third = '', fourth = ''] = ids;
  rmSync(workspace, { recursive: true });
  await forceActive(site, 'sample', first);
});
test.afterAll(() => site.stop());

const isCanary = (page: VisitorPage) => areaOf(page, 'sample').channel === 'canary';

const given = (pages: VisitorPage[]) => [...new Set(pages.map((page) => areaOf(page, 'sample').release))];

async function startCanary(id: string, weight: number): Promise<void> {
  await move(site, 'sample', {
    action: 'canary',
    release: id,
    weight,
    reason: 'to try it',
    force: true,
  });
  await expect.poll(async () => (await visitAll(site.url, 50)).some(isCanary)).toBe(true);
}

const promote = () => move(site, 'sample', { action: 'promote', reason: 'it works' });

const VISITORS = Number(process.env.CANARY_DRILL_VISITORS ?? 1_250);
/** Percent. About 1,000 visitors get the canary, within 10 %. */
const WEIGHT = 100_000 / VISITORS;
const RETURNING = process.env.CANARY_DRILL_VISITORS ? VISITORS : 200;

let lucky: number[];
let others: number[];

test('a canary reaches its share of all visitors, and the same ones over three releases', async () => {
  test.setTimeout(180_000 + VISITORS * 30);
  await startCanary(second, WEIGHT);
  const everyone = [...Array(VISITORS).keys()];
  const pages = await visitAll(site.url, everyone);
  lucky = everyone.filter((visitor) => isCanary(pages[visitor]!));
  expect(lucky.length).toBeGreaterThanOrEqual(900);
  expect(lucky.length).toBeLessThanOrEqual(1_100);
  expect(given(pages.filter(isCanary))).toEqual([second]);
  expect(given(pages.filter((page) => !isCanary(page)))).toEqual([first]);

  others = everyone.filter((visitor) => !isCanary(pages[visitor]!)).slice(0, 300);
  for (const [release, before] of [
    [third, second],
    [fourth, third],
  ] as const) {
    await promote();
    await startCanary(release, WEIGHT);
    expect(given(await visitAll(site.url, lucky.slice(0, RETURNING)))).toEqual([release]);
    expect(given(await visitAll(site.url, others.slice(0, RETURNING)))).toEqual([before]);
  }
});

test('a canary that fails in 5 % of loads is paused within 500, and operators are asked to look', async () => {
  const pages = await visitAll(site.url, others);
  await mapConcurrently(pages, (page) => reportLoads(site.url, page, () => 'ok'));
  let canaryLoads = 0;
  await mapConcurrently(await visitAll(site.url, lucky.slice(0, 500)), (page) =>
    reportLoads(site.url, page, ({ channel }) =>
      channel === 'canary' && canaryLoads++ % 20 === 0 ? 'render' : 'ok',
    ),
  );
  const paused = { stable: third, canary: { release: fourth, weight: 0 }, killed: false };
  await expect.poll(async () => (await areaStatus(site, 'sample')).pointer).toEqual(paused);
  const [event] = await areaHistory(site, 'sample');
  expect(event).toMatchObject({
    action: 'pause',
    to: fourth,
    evidence: {
      canary: { release: fourth },
      stable: { release: third, failures: 0 },
      others: { failures: 0 },
    },
  });
  const { loads = 0, failures = 0 } = event?.evidence?.canary ?? {};
  expect(event?.evidence?.outcomes).toEqual({ ok: loads - failures, render: failures });
  await expect.poll(async () => (await visitAll(site.url, 100)).some(isCanary)).toBe(false);

  // The server has no browser to mount the release, so an operator must look.
  await expect
    .poll(async () => (await areaStatus(site, 'sample')).alert)
    .toMatchObject({
      release: fourth,
      cause: 'votes',
      checks: [{ verdict: 'compatible' }, { verdict: 'unknown' }],
    });
});

test('a canary stays while all areas fail alike', async () => {
  await startCanary(first, 50);
  // New visitors, because only the first load of a release counts per network.
  const pages = await visitAll(
    site.url,
    Array.from({ length: 1_200 }, (_, index) => 20_000 + index),
  );
  const { lastMove } = await areaStatus(site, 'sample');
  // Fails every canary load and four of five other loads. Judged against the stable release alone, the canary
  // would be quarantined.
  await mapConcurrently(pages, (page, index) =>
    reportLoads(site.url, page, ({ channel }) => (channel === 'canary' || index % 5 ? 'init' : 'ok')),
  );
  await expect
    .poll(() => site.output())
    .toMatch(
      new RegExp(
        `Canary ${first} of sample failed in (\\d+) of \\1 loads, and most other areas fail as well: it stays`,
      ),
    );
  const loads = async () => {
    const { health } = await areaStatus(site, 'sample');
    const minutes = health.find(({ release }) => release === first)?.minutes ?? [];
    return minutes.reduce((sum, minute) => sum + minute.failures, 0);
  };
  await expect.poll(loads).toBe(pages.filter(isCanary).length);
  expect((await areaStatus(site, 'sample')).lastMove).toEqual(lastMove);
});
