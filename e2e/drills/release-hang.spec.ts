// Hangs real pages, because only a blocked main thread shows what the worker beside it can do.
import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildFixtureAreas, type FixtureArea } from '../support/fixture-areas.ts';
import { areaStatus, forceActive } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { areaOf, visit } from '../support/visitors.ts';

test.use({ expectedErrors: [/hung on the page before|blocked the page/] });

const EDITIONS: Omit<FixtureArea, 'area'>[] = [
  { edition: 'one' },
  { edition: 'loops at import', blocks: { at: 'import', milliseconds: Infinity } },
  { edition: 'loops at mount', blocks: { at: 'mount', milliseconds: Infinity } },
  { edition: 'loops again', blocks: { at: 'mount', milliseconds: Infinity } },
  { edition: 'comes back', blocks: { at: 'mount', milliseconds: 8_000 } },
];

let site: Site;
const releases = new Map<string, string>();
test.beforeAll(async () => {
  site = await startSite();
  const { workspace, builds } = buildFixtureAreas(
    EDITIONS.map((edition) => ({ area: 'sample', ...edition })),
  );
  for (const [index, { edition }] of EDITIONS.entries())
    releases.set(edition, await publish(site, builds[index]!));
  rmSync(workspace, { recursive: true });
});
test.afterAll(() => site.stop());

async function give(edition: string): Promise<void> {
  const release = releases.get(edition)!;
  await forceActive(site, 'sample', release);
  await expect.poll(async () => areaOf(await visit(site.url), 'sample').release).toBe(release);
}

async function hangs(edition: string): Promise<number> {
  const { health } = await areaStatus(site, 'sample');
  return health.find(({ release }) => release === releases.get(edition))?.outcomes.hang ?? 0;
}

const screen = (page: Page, edition = 'one') => page.getByRole('heading', { name: `sample ${edition}` });

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}/sample`, { waitUntil: 'commit' });
  return page;
}

/** Kills the process of the frozen page, as browsers do when the visitor gives up on it. */
async function killBusiest(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((one, other) => other.cpuTime - one.cpuTime);
  process.kill(busiest!.id, 'SIGKILL');
  await session.detach();
}

for (const edition of ['loops at import', 'loops at mount'])
  test(`a release that ${edition} is counted while it hangs, and the next page shows the last good one`, async ({
    browser,
    context,
  }) => {
    await give('one');
    await give(edition);
    const frozen = await open(context);
    const crashed = frozen.waitForEvent('crash');
    await expect.poll(() => hangs(edition), { timeout: 60_000 }).toBe(1);
    await killBusiest(browser);
    await crashed;

    for (const visit of ['the next', 'every later']) {
      const page = await open(context);
      await expect(screen(page), `${visit} page`).toBeVisible();
      await page.close();
    }
    expect(await hangs(edition)).toBe(1);
  });

test('a visitor who closes a loading page soon is not counted, and gets the release again', async ({
  context,
}) => {
  await give('one');
  await give('loops again');
  const closed = await context.newPage();
  const watched = closed.waitForEvent('worker');
  await closed.goto(`${site.url}/sample`, { waitUntil: 'commit' });
  await watched;
  await closed.close();
  const again = await open(context);
  await expect.poll(() => hangs('loops again'), { timeout: 60_000 }).toBe(1);
  await again.close();
});

test('a page that responds again offers the last good release, which stays for the next page', async ({
  context,
}) => {
  await give('one');
  await give('comes back');
  const page = await open(context);
  await expect(screen(page, 'comes back')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: '改用上一版' }).click();
  await expect(screen(page)).toBeVisible();
  await expect.poll(() => hangs('comes back')).toBe(1);
  const next = await open(context);
  await expect(screen(next)).toBeVisible();
});
