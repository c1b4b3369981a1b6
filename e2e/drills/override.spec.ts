import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OverrideResponse } from '@danqing/contracts/releases';
import { describeSources, serveDevelopment } from '@danqing/mf-config';
import type { Page } from '@playwright/test';
import { freePort } from '@danqing/nest-kit/free-ports';
import { accessibilityProblems } from '../support/accessibility.ts';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { developInside, type DevelopmentServer } from '../support/development-server.ts';
import { activeRelease, startSite, type Site } from '../support/site.ts';
import { move, operatorToken } from '../support/operator.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// A page that is left while the development server's socket is connecting reports that.
test.use({ expectedErrors: [/\[rspack-dev-server\] Event/] });

let site: Site;
let server: DevelopmentServer;
test.beforeAll(async () => {
  site = await startSite();
  server = await developInside(site, 'generator');
});
test.afterAll(async () => {
  await server.stop();
  await site.stop();
});

const badge = (page: Page) => page.getByRole('complementary', { name: '本机替换' });
const generator = (page: Page) => page.getByRole('radio', { name: '单色', exact: true });

function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

async function accept(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: '在此浏览器中替换' }).click();
  await page.waitForURL(`${site.url}/`);
  await expect(badge(page)).toContainText(origin);
}

test('a developer gets one area from their sources, by saying yes, and nobody else does', async ({
  page: before,
  context,
  browser,
}) => {
  const loadedBefore = requestsOf(before);
  await before.goto(server.origin);
  await expect(before.getByText(server.origin)).toBeVisible();
  expect(await accessibilityProblems(before)).toEqual([]);
  await before.goto(site.url);
  await areaReady(before);
  expect(loadedBefore.filter((url) => url.startsWith(`${server.origin}/remoteEntry`))).toEqual([]);
  await before.close();

  // A fresh tab, because the previous page may still have been sending load reports.
  const page = await context.newPage();
  const loaded = requestsOf(page);
  await accept(page, server.origin);
  await expect(generator(page)).toBeVisible();
  const release = await activeRelease(site, 'generator');
  expect(loaded).toContain(`${server.origin}/remoteEntry.js`);
  expect(loaded.filter((url) => url.includes(`/areas/generator/${release}/`))).toEqual([]);
  expect(await accessibilityProblems(page, { part: 'aside' })).toEqual([]);

  const visitor = await browser.newPage();
  const foreign = requestsOf(visitor);
  await visitor.goto(site.url);
  await areaReady(visitor);
  expect(foreign.filter((url) => !url.startsWith(site.url) && url.startsWith('http'))).toEqual([]);
  await visitor.close();

  await page.goto(`${site.url}/palettes?releases`);
  await expect(badge(page)).toBeVisible();
  await expect(page.getByRole('row', { name: /^generator/ })).toContainText(server.origin);
  await page.goto('about:blank');
  expect(loaded.filter((url) => url.includes('/beacons'))).toEqual([]);
});

test('moves of others reach the open tab, and leave the overridden area alone', async ({ page }) => {
  await accept(page, server.origin);
  await page.goto(`${site.url}/colors/月白`);
  const listening = page.waitForResponse('**/api/releases/stream*');
  await areaReady(page);
  await listening;
  await page.evaluate(() => document.documentElement.setAttribute('data-same-tab', ''));
  for (const area of ['generator', 'palettes']) await move(site, area, { action: 'kill', reason: 'drill' });
  const link = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(async () => {
    await link('调色板');
    await expect(page.getByRole('heading', { name: '调色板暂停使用' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await link('配色');
  await expect(generator(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-tab', '');
  for (const area of ['generator', 'palettes']) await move(site, area, { action: 'revive', reason: 'drill' });
});

test('a saved source reloads the page', async ({ page }) => {
  const workspace = copyWorkspace('mf-generator');
  const project = { root: join(workspace, 'mf-generator'), kind: 'area' as const };
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const home = async () => {
    const answer = await fetch(`${site.url}/api/releases/overrides`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken(site)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ origin, ...describeSources(project) }),
    });
    return `${site.url}/overrides?token=${((await answer.json()) as OverrideResponse).token}`;
  };
  const copy = await serveDevelopment(project, { port, hot: false, pageOrigin: site.url, home });
  try {
    const compiled = page
      .waitForEvent('websocket', (socket) => socket.url().includes(`:${port}/`))
      .then((socket) => socket.waitForEvent('framereceived', (frame) => /"ok"/.test(String(frame.payload))));
    await accept(page, origin);
    await compiled;
    const file = join(project.root, 'src/previews/chart-preview.tsx');
    const figure = 'className={styles.figure}';
    writeFileSync(file, readFileSync(file, 'utf8').replace(figure, `${figure} data-edited="yes"`));
    await expect(page.locator('[data-edited=yes]')).toBeVisible();
    await expect(badge(page)).toBeVisible();
  } finally {
    await copy.stop();
    rmSync(workspace, { recursive: true });
  }
});

test.describe('a development server that is gone', () => {
  test.use({ expectedErrors: [/did not load|ERR_CONNECTION_REFUSED/] });

  test('leaves the released area in its place, says so, and one link leads back', async ({ page }) => {
    await accept(page, server.origin);
    expect(await server.stop()).toBe(0);
    await page.goto(`${site.url}/colors/月白`);
    await expect(generator(page)).toBeVisible();
    await expect(badge(page).getByRole('status')).toContainText('显示的是已发布版本');
    await page.getByRole('navigation').getByRole('link', { name: '调色板', exact: true }).click();
    await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
    await badge(page).getByRole('link', { name: '还原' }).click();
    await page.waitForURL(`${site.url}/palettes`);
    await areaReady(page);
    await expect(badge(page)).toHaveCount(0);
    expect((await page.context().cookies()).filter(({ name }) => name.includes('override'))).toEqual([]);
  });
});

test('an override that does not hold is said once, and the page is as released', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'danqing_override_generator', value: 'x.y', url: `${site.url}/` }]);
  await page.goto(site.url);
  await expect(generator(page)).toBeVisible();
  await badge(page).getByRole('button', { name: '知道了' }).click();
  await expect(badge(page)).toHaveCount(0);
  await page.reload();
  await areaReady(page);
  await expect(badge(page)).toHaveCount(0);
});
