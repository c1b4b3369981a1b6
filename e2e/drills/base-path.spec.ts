import { startSite, type Site } from '../support/site.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: { BASE_PATH: '/tool' } });
});
test.afterAll(() => site.stop());

test('everything works below a base path, and nothing is asked for outside of it', async ({ page }) => {
  expect(site.url).toMatch(/\/tool$/);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol === 'http:' && !pathname.startsWith('/tool/')) outside.push(pathname);
  });
  await page.goto(`${site.url}/colors/月白`);
  await areaReady(page);
  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('combobox').fill('zhuhong');
  await page.getByRole('option', { name: /朱红/ }).first().click();
  await expect(page).toHaveURL(`${site.url}/colors/${encodeURIComponent('朱红')}`);
  await page.getByRole('button', { name: /语言/ }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page).toHaveURL(`${site.url}/ja/colors/${encodeURIComponent('朱红')}`);
  await areaReady(page);
  await page.getByRole('link', { name: /丹青/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/ja/?$`));
  expect(outside).toEqual([]);
});

test('addresses outside of the base path are not found', async ({ request }) => {
  const origin = new URL(site.url).origin;
  expect((await request.get(`${origin}/`)).status()).toBe(404);
  const bare = await request.get(`${origin}/tool?hex=abc`, { maxRedirects: 0 });
  expect(bare.status()).toBe(308);
  expect(bare.headers().location).toBe('/tool/?hex=abc');
  expect((await request.get(`${origin}/healthz`)).status()).toBe(200);
  expect((await request.get(`${origin}/tool/api/colors`)).status()).toBe(200);
});
