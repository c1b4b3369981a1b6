// A canary: who gets it, and what happens when it fails in their browsers.
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { areaHistory, areaStatus, move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { areaOf, tellLoads, visitAll, type VisitorPage } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
let first: string;
let second: string;
let third: string;
test.beforeAll(async () => {
  site = await startSite();
  first = (await areaStatus(site, 'generator')).pointer.stable;
  second = await publishVariant('单色二版');
  third = await publishVariant('单色三版');
});
test.afterAll(() => site.stop());

async function publishVariant(name: string): Promise<string> {
  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', `"${name}"`));
  const id = await publish(site, folder);
  rmSync(dirname(dirname(folder)), { recursive: true });
  return id;
}

const isCanary = (page: VisitorPage) => areaOf(page, 'generator').channel === 'canary';

/** Starts a canary for half of the visitors, and resolves with the pages of `count` of them once it is served. */
async function startCanary(id: string, count: number): Promise<VisitorPage[]> {
  await move(site, 'generator', {
    action: 'canary',
    release: id,
    weight: 50,
    reason: 'to try it',
    force: true,
  });
  await expect.poll(async () => (await visitAll(site.url, 20)).some(isCanary)).toBe(true);
  return visitAll(site.url, count);
}

test('a canary at 50 % reaches half of the visitors, and the same ones with the next release', async () => {
  const trying = await startCanary(second, 200);
  const lucky = trying.map(isCanary);
  expect(lucky.filter(Boolean).length).toBeGreaterThan(80);
  expect(lucky.filter(Boolean).length).toBeLessThan(120);
  for (const page of trying) expect(areaOf(page, 'generator').release).toBe(isCanary(page) ? second : first);

  await move(site, 'generator', { action: 'promote', reason: 'it works' });
  const next = await startCanary(third, 200);
  expect(next.map(isCanary)).toEqual(lucky);
  for (const page of next) expect(areaOf(page, 'generator').release).toBe(isCanary(page) ? third : second);
});

test('a canary that fails where the stable release does not is taken back by itself, with the evidence', async () => {
  const pages = await visitAll(site.url, 200);
  await Promise.all(
    pages.map((page) => tellLoads(site.url, page, ({ channel }) => (channel === 'canary' ? 'render' : 'ok'))),
  );
  await expect
    .poll(async () => (await areaStatus(site, 'generator')).pointer, { timeout: 15_000 })
    .toEqual({ stable: second, canary: null, killed: false });

  const [event] = await areaHistory(site, 'generator');
  const failed = pages.filter(isCanary).length;
  expect(event).toMatchObject({
    action: 'quarantine',
    to: third,
    evidence: {
      canary: { release: third, loads: failed, failures: failed },
      stable: { release: second, loads: 200 - failed, failures: 0 },
      others: { failures: 0 },
      outcomes: { render: failed },
    },
  });
  await expect.poll(async () => (await visitAll(site.url, 20)).some(isCanary)).toBe(false);
});

test('a canary stays while all areas fail alike', async () => {
  const pages = await startCanary(first, 450);
  const { lastMove } = await areaStatus(site, 'generator');
  // All of the canary, and two of three loads of everything else: compared with the stable release alone it would go.
  await Promise.all(
    pages.map((page, index) =>
      tellLoads(site.url, page, ({ channel }) => (channel === 'canary' || index % 3 ? 'init' : 'ok')),
    ),
  );
  await expect
    .poll(() => site.output(), { timeout: 15_000 })
    .toContain(`Canary ${first} of generator failed in ${pages.filter(isCanary).length} of`);
  expect(site.output()).toContain('most other areas fail as well: it stays');
  expect((await areaStatus(site, 'generator')).lastMove).toEqual(lastMove);
});
