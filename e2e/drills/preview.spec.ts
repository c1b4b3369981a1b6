import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { activeRelease, release, startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

// The page that states why a preview has ended.
test.use({ expectedErrors: [/status of 403/] });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const badge = (page: Page) => page.getByRole('complementary', { name: '预览中' });
const changed = (page: Page) => page.getByRole('radio', { name: '单色二版' });
const unchanged = (page: Page) => page.getByRole('radio', { name: '单色', exact: true });

test('who opens the link of a published release sees it, marked and uncounted; nobody else does', async ({
  page,
  browser,
}) => {
  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', '"单色二版"'));
  const { preview, ...published } = JSON.parse(await release(site, 'publish', folder, '--json')) as {
    release: string;
    preview: { id: number; url: string };
  };
  rmSync(dirname(dirname(folder)), { recursive: true });
  const stable = await activeRelease(site, 'generator');
  const short = published.release.slice(0, 6);
  const beacons: string[] = [];
  page.on('request', (request) => request.url().includes('/beacons') && beacons.push(request.url()));

  await page.goto(preview.url);
  await expect(page.getByText(short)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: '开始预览' }).click();
  await page.waitForURL(`${site.url}/`);
  await areaReady(page);
  await expect(changed(page)).toBeVisible();
  await expect(badge(page)).toContainText(`配色 ${short}`);
  expect(await accessibilityProblems(page, { part: 'aside' })).toEqual([]);

  // Another area is the stable one, and the way back has the preview again.
  const palettes = page.getByRole('heading', { name: '调色板', level: 1 });
  await page.getByRole('link', { name: '调色板' }).first().click();
  await expect(palettes).toBeVisible();
  await page.reload();
  await expect(palettes).toBeVisible();
  await expect(badge(page)).toBeVisible();
  await page.goBack();
  await expect(changed(page)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  await areaReady(visitor);
  await expect(unchanged(visitor)).toBeVisible();
  await expect(badge(visitor)).toHaveCount(0);
  const foreign = visitor.waitForResponse((answer) => answer.url().includes('/areas/generator/'));
  await visitor.reload();
  expect((await foreign).url()).toContain(`/areas/generator/${stable}/`);
  await visitor.close();

  expect(beacons).toEqual([]);
  await badge(page).getByRole('link', { name: '退出预览' }).press('Enter');
  await page.waitForURL(`${site.url}/`);
  await expect(unchanged(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);

  await page.goto(preview.url);
  await page.getByRole('button', { name: '开始预览' }).click();
  await expect(changed(page)).toBeVisible();
  const counted = beacons.length;
  await release(site, 'preview', 'revoke', String(preview.id));
  const ended = await page.goto(site.url);
  expect(ended?.status()).toBe(403);
  expect(beacons.slice(counted)).toEqual([]);
  await expect(page.getByText('这个预览已被撤销')).toBeVisible();
  await page.getByRole('link', { name: '打开正式网站' }).click();
  await expect(unchanged(page)).toBeVisible();
  await page.goto(preview.url);
  await expect(page.getByText('这个预览已被撤销')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
