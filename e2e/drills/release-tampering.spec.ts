import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { buildGeneratorVariant } from '../support/build-variant.ts';
import { areaStatus, move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { tamper } from '../support/release-files.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { areaOf, visit } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/integrity|did not load|Failed to load|ERR_|Loading .*chunk/i] });

const RUNS = ';globalThis.tampered=true;';

let site: Site;
let first: string;
test.beforeAll(async () => {
  site = await startSite();
  first = (await areaStatus(site, 'generator')).pointer.stable;
});
test.afterAll(() => site.stop());

const hasEffect = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('an entry changed in the store never runs: the panel stands in its place, and Retry heals', async ({
  page,
}) => {
  const restore = tamper(site, { area: 'generator', release: first, file: /^remoteEntry\.\w+\.js$/ }, RUNS);
  await page.goto(`${site.url}/colors/月白`);
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect(retry).toBeVisible();
  expect(await hasEffect(page)).toBe(false);
  await page.getByRole('navigation').getByRole('link', { name: '调色板', exact: true }).click();
  await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(retry).toBeVisible();

  restore();
  await retry.click();
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
  expect(await hasEffect(page)).toBe(false);
});

for (const [what, file] of [
  ['script', /^main\.\w+\.js$/],
  ['texts', /^c\/shell-zh\.\w+\.js$/],
] as const)
  test(`a shell with tampered ${what} never runs: the page says so and stays readable`, async ({ page }) => {
    const { stable } = (await areaStatus(site, 'shell')).pointer;
    const restore = tamper(site, { area: 'shell', release: stable, file }, RUNS);
    await page.goto(`${site.url}/colors/月白`);
    await expect(page.getByText('页面没能启动')).toBeVisible();
    await expect(page.locator('#first-paint')).toContainText('#EEF7F2');
    expect(await hasEffect(page)).toBe(false);

    restore();
    await page.getByRole('link', { name: '刷新' }).click();
    await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
  });

test('where an earlier release was good, it stands in for the tampered one', async ({ page }) => {
  const folder = buildGeneratorVariant('src/locales/zh.json', (text) => text.replace('"单色"', '"单色二版"'));
  const second = await publish(site, folder);
  rmSync(dirname(dirname(folder)), { recursive: true });
  await move(site, 'generator', {
    action: 'activate',
    release: second,
    reason: 'second edition',
    force: true,
  });
  await expect.poll(async () => areaOf(await visit(site.url), 'generator').release).toBe(second);
  tamper(site, { area: 'generator', release: second, file: /^c\/area\.\w+\.js$/ }, RUNS);
  await page.goto(`${site.url}/colors/月白`);
  await expect(page.getByRole('radio', { name: '单色', exact: true })).toBeVisible();
  expect(await hasEffect(page)).toBe(false);
});
