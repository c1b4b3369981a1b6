import { LEGAL_DOCUMENTS, legalPath } from '@danqing/contracts/legal';
import enLegal from '@danqing/contracts/legal/en.json' with { type: 'json' };
import jaLegal from '@danqing/contracts/legal/ja.json' with { type: 'json' };
import zhLegal from '@danqing/contracts/legal/zh.json' with { type: 'json' };
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test('a colour page has title, description and values in its HTML', async ({ request }) => {
  const response = await request.get('/colors/月白');
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toContain('<title>月白 · 丹青 中国传统色配色</title>');
  expect(html).toMatch(/name="description" content="[^"]*月白[^"]*yuè bái[^"]*#EEF7F2/);
  for (const value of ['#EEF7F2', '238, 247, 242', '11, 0, 8, 0']) expect(html).toContain(value);
});

test('every language has its own texts, and the prefix decides', async ({ request }) => {
  const html = async (path: string, language: string) =>
    (await request.get(path, { headers: { 'accept-language': language } })).text();
  expect(await html('/en/colors/月白', 'ja')).toContain('<html lang="en">');
  expect(await html('/ja', 'en')).toContain('<html lang="ja">');
  expect(await html('/', 'ja,en;q=0.5')).toContain('<html lang="ja">');
  expect(await html('/', 'fr')).toContain('<html lang="zh">');
  expect(await html('/zh', 'en')).toContain('<html lang="zh">');
});

for (const path of [
  '/nowhere',
  '/en/nowhere',
  '/colors/雪后晴',
  '/colors/月白/2',
  '/fr',
  '/colors/%E6%9C',
  '/colors//月白',
  '//colors/月白',
]) {
  test(`${path} answers 404 with a page`, async ({ request }) => {
    const response = await request.get(`${siteUrl()}${path}`);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(await response.text()).toContain('404');
  });
}

test('the wall has every colour and the way to it in its HTML, without script', async ({ request }) => {
  const text = await (await request.get(`${siteUrl()}/en/colors`)).text();
  expect(text).toContain('<title>Colour wall');
  expect(text).toContain(`/en/colors/${encodeURIComponent('月白')}">月白</a>`);
  expect(text.match(/href="\/en\/colors\/%/g)?.length).toBeGreaterThanOrEqual(1023);
  expect(await (await request.get(`${siteUrl()}/sitemap.xml`)).text()).toContain('/en/colors</loc>');
});

test('pages are revalidated, compressed and equal for all visitors', async ({ request }) => {
  const first = await request.get('/colors/朱红', { headers: { 'accept-encoding': 'br' } });
  const second = await request.get('/colors/朱红', { headers: { 'accept-encoding': 'gzip' } });
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect(first.headers()['content-encoding']).toBe('br');
  expect(second.headers()['content-encoding']).toBe('gzip');
  expect(first.headers()['vary']).toMatch(/accept-encoding/i);
  expect(await first.text()).toBe(await second.text());
  expect(first.headers()['content-security-policy']).toBe(second.headers()['content-security-policy']);
  expect(first.headers()['content-security-policy']).not.toMatch(/'unsafe-|nonce/);
});

test('the files of a release may be kept for ever, and what is not there may not', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /<script defer src="([^"]+)"/.exec(html)?.[1] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers()['content-encoding']).toBe('br');
  expect(file.headers()['content-type']).toContain('javascript');
  const missing = await request.get(script.replace(/[^/]+$/, 'missing.js'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
});

test('an unknown call answers JSON in the language of the request', async ({ request }) => {
  const response = await request.get('/api/nothing', { headers: { 'accept-language': 'en' } });
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({
    success: false,
    code: 'ROUTE_NOT_FOUND',
    message: 'Page not found.',
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour page shows its name and values', async ({ page }) => {
    await page.goto('/colors/月白');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('月');
    for (const value of ['#EEF7F2', '238, 247, 242', '11, 0, 8, 0'])
      await expect(page.getByText(value)).toBeVisible();
  });

  for (const [prefix, texts] of [
    ['', zhLegal],
    ['/en', enLegal],
    ['/ja', jaLegal],
  ] as const)
    for (const document of LEGAL_DOCUMENTS)
      test(`${prefix}${legalPath(document)} has its whole text, under headings that its contents lead to`, async ({
        page,
      }) => {
        const { title, summary, sections } = texts[document];
        await page.goto(`${prefix}${legalPath(document)}`);
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
        await expect(page.getByText(summary, { exact: true })).toBeVisible();
        for (const [index, { heading, body }] of Object.values(sections).entries()) {
          const name = `${index + 1} ${heading}`;
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
          for (const line of body.flat()) await expect(page.getByText(line, { exact: true })).toBeVisible();
        }
        const last = Object.values(sections).length;
        await page.locator(`a[href="#section-${last}"]`).click();
        await expect(page.locator(`#section-${last}`)).toBeInViewport();
      });

  test.describe('on every page', () => {
    test.use({ expectedErrors: [/404/] });
    for (const [width, height] of [
      [375, 667],
      [1280, 800],
    ] as const)
      test(`nothing is printed over anything at ${width}×${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const prefix of ['', '/en', '/ja'])
          for (const path of [
            '/',
            '/colors/月白',
            '/palettes',
            '/legal/terms.html',
            '/nowhere',
            '/colors/无此',
          ]) {
            await page.goto(`${prefix}${path}`);
            const [block, note] = await Promise.all([
              page.locator('#first-paint').boundingBox(),
              page.locator('.first-paint-note > p').first().boundingBox(),
            ]);
            const beside = note!.x >= block!.x + block!.width;
            expect(beside || note!.y >= block!.y + block!.height, `${prefix}${path}`).toBe(true);
          }
      });

    test('a page about no colour has its title and a way home', async ({ page }) => {
      await page.goto('/en/palettes');
      await expect(page.getByRole('heading', { level: 1, name: 'Palettes' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL(/\/en\/?$/);
    });
  });

  test.describe('on an unknown page', () => {
    test.use({ expectedErrors: [/404/] });
    test('an unknown page says so and leads home', async ({ page }) => {
      await page.goto('/nowhere');
      await expect(page.getByText('页面未找到')).toBeVisible();
      await page.getByRole('link', { name: '回到首页' }).click();
      await expect(page).toHaveURL(`${siteUrl()}/`);
    });
  });
});

for (const [prefix, texts] of [
  ['', zhLegal],
  ['/en', enLegal],
  ['/ja', jaLegal],
] as const)
  test(`${prefix}/legal/terms.html has no text twice once it runs`, async ({ page }) => {
    await page.goto(`${prefix}/legal/terms.html`);
    await areaReady(page);
    await expect(page.getByText(texts.terms.summary, { exact: true })).toHaveCount(1);
    await expect(page.locator('#section-1')).toHaveCount(1);
  });

test('the notices of licences come with the scripts that they are of', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [vendor = ''] = /[^"]*\/vendor\.[^"]*\.js/.exec(page) ?? [];
  expect(await (await request.get(vendor)).text()).toContain('@license React');
});
