import type { APIRequestContext } from '@playwright/test';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

const OTHER_PAGES = [
  '/en',
  '/en/agent',
  '/en/co-create-colors',
  '/en/colors',
  '/en/gallery',
  '/en/legal/privacy.html',
  '/en/legal/terms.html',
  '/en/palettes',
  '/en/patterns',
];
const SHARED = '1YXcrQww';
const attribute = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const property = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta property="${name}" content="([^"]*)"`));
const htmlOf = async (request: APIRequestContext, url: string) => (await request.get(url)).text();

async function sizeOf(request: APIRequestContext, url: string): Promise<[number, number]> {
  const answer = await request.get(url);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const bytes = await answer.body();
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('the sitemap names pages that exist, each under the very address that the page calls its own', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${siteUrl()}/sitemap.xml`);
  const xml = await htmlOf(request, address);
  const all = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => page);
  expect(new Set(all).size).toBe(all.length);
  const pathsBelow = (folder: string) => all.filter((page) => page.startsWith(`${siteUrl()}/en/${folder}/`));
  expect(pathsBelow('colors')).toHaveLength(1023);
  const colors = (await (await request.get('/api/colors')).json()) as { history_id: number | null }[];
  const stories = colors.filter(({ history_id }) => history_id !== null);
  expect(stories.length).toBeGreaterThanOrEqual(150);
  expect(pathsBelow('history')).toHaveLength(stories.length);
  // Other tests add and remove members' pages meanwhile.
  const pages = all.filter(
    (page) => !/\/(palettes|collections|co-create-colors)\/\d+$|\/gallery\/[^/]+$/.test(page),
  );
  const others = pages
    .map((page) => page.slice(siteUrl().length))
    .filter((path) => /^\/en(?!\/(colors|history)\/)/.test(path));
  expect(others.toSorted()).toEqual(OTHER_PAGES);
  expect(pages.length).toBe(3 * (1023 + stories.length + OTHER_PAGES.length));
  for (const page of [...pages.slice(0, 12), ...pages.filter((_, index) => index % 300 === 299)]) {
    const answer = await request.get(page);
    expect(answer.status(), page).toBe(200);
    expect(canonical(await answer.text())).toBe(page);
  }
});

test('the languages of a page name each other', async ({ request }) => {
  const alternatesOf = async (url: string) =>
    [...(await htmlOf(request, url)).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => ({ language, href }),
    );
  const alternates = await alternatesOf('/colors/月白');
  expect(alternates.map(({ language }) => language)).toEqual(['zh', 'en', 'ja', 'x-default']);
  for (const { href } of alternates) expect(await alternatesOf(href)).toEqual(alternates);
});

test('what a page about a colour says of itself can be read by machines', async ({ page }) => {
  await page.goto('/en/colors/朱红');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [term] = (JSON.parse(text ?? '') as { '@graph': object[] })['@graph'];
  expect(term).toMatchObject({ '@type': 'DefinedTerm', name: '朱红', termCode: '#ED5126' });
});

test('a link to a colour has a picture, one with a state another, and a spoiled one is the plain page', async ({
  request,
}) => {
  const [plain, shared, spoiled] = await Promise.all(
    ['', `?s=${SHARED}`, '?s=spoiled'].map((query) => htmlOf(request, `/colors/朱红${query}`)),
  );
  const picture = (html = '') => property(html, 'og:image');
  expect(await sizeOf(request, picture(plain))).toEqual([1200, 630]);
  expect(await sizeOf(request, picture(shared))).toEqual([1200, 630]);
  expect(picture(shared)).not.toBe(picture(plain));
  expect(picture(spoiled)).toBe(picture(plain));
  expect(property(shared ?? '', 'og:url')).toBe(`${canonical(plain ?? '')}?s=${SHARED}`);
  expect(canonical(shared ?? '')).toBe(canonical(plain ?? ''));
});

test('the home page has the picture of the site, in the language of the page', async ({ request }) => {
  const [zh, en] = [await htmlOf(request, '/zh'), await htmlOf(request, '/en')];
  expect(await sizeOf(request, property(en, 'og:image'))).toEqual([1200, 630]);
  expect(property(zh, 'og:image')).not.toBe(property(en, 'og:image'));
});

for (const path of ['/nowhere', '/colors/雪后晴', '/colors/123456']) {
  test(`${path} is not for an index`, async ({ request }) => {
    const html = await htmlOf(request, path);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });
}

test('an address that a visitor moved on from is not the one to share', async ({ page }) => {
  await page.goto('/colors/月白');
  await areaReady(page);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: '调色板' }).click();
  await expect(page).toHaveURL(/palettes$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('a browser finds nothing that speaks against installing the site', async ({ page }) => {
  await page.goto('/en/colors/月白');
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Danqing, Chinese colour palettes', lang: 'en' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test contexts are private, and Chromium cannot install an app from one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour page tells its scheme and sources, and leads from colour to colour', async ({ page }) => {
    await page.goto('/colors/月白');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['单色配色', '出处', '相近的颜色']);
    for (const text of ['950 #808883', '二十四节气色名 #D4E5EF'])
      await expect(page.locator('.first-paint-note')).toContainText(text);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/%E6%9C%88%E7%99%BD/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  });
});
