import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { ReleaseDocument } from '@danqing/contracts/releases';
import { newMember, rememberMember } from '../support/members.ts';
import { move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { relabelledGenerator } from '../support/relabel.ts';
import { removeDataDir, startSite, copyFirstStartDataDir, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';
import { areaOf, visit as visitHome } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });
// Offline requests log errors. Invalid tokens are answered with 401 and missing pages with 404.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|401|404|did not load|could not be reached|RUNTIME/,
  ],
});

let site: Site;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = copyFirstStartDataDir();
  site = await startSite({ dataDir });
});
test.afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
});

const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const folderOf = (page: Page, area: string) =>
  page.evaluate(async (wanted) => {
    const text = document.getElementById('release-document')?.textContent ?? '';
    const { index } = JSON.parse(text) as ReleaseDocument;
    const answer = await fetch(`/api/releases/documents/${index?.file}`);
    const { shell, areas } = (await answer.json()) as ReleaseDocument;
    return `/${[shell, ...areas].find((known) => known.area === wanted)?.base ?? ''}`;
  }, area);

/** Opens a page and waits until the worker has cached whole releases of the shell and the generator. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await areaReady(page);
  const folders = [await folderOf(page, 'shell'), await folderOf(page, 'generator')];
  const whole = folders.map((folder) => `${folder}release.json`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([...whole, '/api/colors']));
  await expect.poll(() => controlled(page)).toBe(true);
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  // The browser disconnects the worker a moment after the page.
  const answer = () =>
    page.evaluate(() =>
      fetch('/api/palettes/public').then(
        () => 'answered',
        () => 'no network',
      ),
    );
  await expect.poll(answer).toBe('no network');
}

test('after one visit the generator works without a network: other colours, other schemes, search', async ({
  page,
  context,
}) => {
  await visit(page, '/colors/月白');
  await goOffline(context, page);

  await page.reload();
  await areaReady(page);
  await page.getByRole('radio', { name: '三角' }).click();
  await expect(page.getByRole('radio', { name: '三角' })).toBeChecked();
  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('combobox').fill('zhuhong');
  await page.getByRole('option', { name: /朱红/ }).first().click();
  await expect(page.getByText('#ED5126').first()).toBeVisible();

  await page.goto(`${site.url}/en/colors/青莲`);
  await areaReady(page);
  await expect(page).toHaveTitle(/青莲.*Danqing/);
  await expect(page.getByRole('radio', { name: 'Mono' })).toBeChecked();
  await page.goto(`${site.url}/colors/123456`);
  await areaReady(page);
  await expect(page.getByText('#123456').first()).toBeVisible();
});

test('what needs a network says so, and comes with it; answers for members are never kept', async ({
  page,
  context,
}) => {
  await visit(page, '/colors/月白');
  await goOffline(context, page);
  await page.getByRole('navigation').getByRole('link', { name: '调色板' }).click();
  await expect(page.getByText('现在没有网络，这一部分要联网才能打开')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '调色板', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '还没有公开的调色板' })).toBeVisible();

  await goOffline(context, page);
  await page.getByRole('search').locator('input').fill('月白');
  await expect(page.getByText('没有网络，连上后会自动加载')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('没有网络，连上后会自动加载')).toBeHidden();

  await page.evaluate(async () => {
    await fetch('/api/colors', { headers: { authorization: 'Bearer nobody' } });
    await fetch('/api/palettes', { headers: { authorization: 'Bearer nobody' } });
    await fetch('/api/palettes/public');
  });
  const calls = (await kept(page)).filter((path) => path.startsWith('/api/') || path.startsWith('/operator'));
  expect(calls).toEqual(['/api/colors', expect.stringMatching(/^\/api\/releases\/documents\/\w+$/)]);
});

/** Only the generator works offline. Every other page reports that there is no network. */
const PAGES: Record<string, 'works' | 'says so'> = {
  '/': 'works',
  '/colors': 'works',
  '/history/月白/424': 'says so',
  '/palettes': 'says so',
  '/palettes/1': 'says so',
  '/gallery': 'says so',
  '/gallery/月白': 'says so',
  '/collections/1': 'says so',
  '/co-create-colors': 'says so',
  '/co-create-colors/1': 'says so',
  '/co-create-colors/new': 'says so',
  '/nfts': 'says so',
  '/patterns': 'says so',
  '/agent': 'says so',
  '/users/1': 'says so',
  '/nowhere': 'works',
};

test('every page of the routes (part 1 §2) opened without a network works or says what is missing, and comes with it', async ({
  page,
  context,
}) => {
  await visit(page, '/colors/月白');
  for (const [path, offline] of Object.entries(PAGES)) {
    await goOffline(context, page);
    await page.goto(`${site.url}${path}`);
    await areaReady(page);
    const main = page.getByRole('main');
    const missing = main.getByRole('alert').or(main.getByText(/没有网络/));
    if (offline === 'works') {
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(missing, path).toHaveCount(0);
    } else await expect(missing.first(), path).toBeVisible();
    await expect(page.getByRole('navigation').first(), path).toBeVisible();
    await context.setOffline(false);
    await expect(missing, path).toHaveCount(0);
    await expect(main.getByRole('heading').first(), path).toBeVisible();
  }
});

test('a member who opens a page without a network stays signed in, and is known again with it', async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request, site.url);
  await rememberMember(page, member);
  await visit(page, '/colors/月白');
  const account = page.getByRole('button', { name: member.user.name });
  await expect(account).toBeVisible();
  await goOffline(context, page);
  await page.reload();
  await areaReady(page);
  await expect(account).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(member.token);

  const asked = page.waitForResponse(/api\/auth\/me$/);
  await context.setOffline(false);
  expect((await asked).status()).toBe(200);
  await expect(account).toBeVisible();
});

test('a move is seen at the next load, and a release that was taken back is gone from the caches', async ({
  page,
  context,
}) => {
  const link = (label: string) =>
    page.getByRole('navigation').getByRole('link', { name: label, exact: true });
  await visit(page, '/colors/月白');
  const first = await folderOf(page, 'generator');
  const served = async () => `/${areaOf(await visitHome(site.url), 'generator').base}`;
  const folder = relabelledGenerator('配色二版');
  const second = await publish(site, folder);
  rmSync(folder, { recursive: true });
  await move(site, 'generator', {
    action: 'activate',
    release: second,
    reason: 'second edition',
    force: true,
  });
  await expect.poll(served).not.toBe(first);
  await visit(page, '/colors/月白');
  await expect(link('配色二版')).toBeVisible();

  await move(site, 'generator', { action: 'rollback', reason: 'the first was better' });
  await expect.poll(served).toBe(first);
  await visit(page, '/colors/月白');
  await expect(link('配色')).toBeVisible();
  const folders = async () => [
    ...new Set((await kept(page)).flatMap((path) => /^\/areas\/generator\/[^/]+\//.exec(path)?.[0] ?? [])),
  ];
  await expect.poll(folders).toEqual([first]);
  await goOffline(context, page);
  await page.reload();
  await areaReady(page);
  await expect(link('配色')).toBeVisible();
  await expect(link('配色二版')).toHaveCount(0);
});

test('switched off, it takes itself and all it kept away', async ({ page }) => {
  await visit(page, '/colors/月白');
  const { port } = new URL(site.url);
  await site.stop();
  site = await startSite({ dataDir, env: { PORT: port, SERVICE_WORKER: 'off' } });
  await page.reload();
  await areaReady(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => kept(page)).toEqual([]);
  await page.reload();
  await areaReady(page);
  expect([await controlled(page), await registrations()]).toEqual([false, 0]);
});
