import type { Color, Story } from '@danqing/contracts/colors';
import type { APIRequestContext } from '@playwright/test';
import { newMember, rememberMember, signOut } from '../support/members.ts';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

const MOON_WHITE = '/history/月白/424';

const json = async <Answer>(request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as Answer;

test('the generator leads to the story of the name, and the story back to the generator', async ({
  page,
}) => {
  await page.goto('/colors/月白');
  await areaReady(page);
  await page.getByRole('link', { name: '名字的由来' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('月白');
  await expect(page).toHaveURL(new RegExp(`${encodeURI(MOON_WHITE)}$`));
  await expect(page).toHaveTitle(/^月白的由来：/);
  await expect(page.getByRole('article').getByRole('listitem').first()).toContainText('《天工开物》');
  await page.getByRole('link', { name: '用月白配色' }).click();
  await expect(page).toHaveURL(new RegExp(`/colors/${encodeURI('月白')}$`));
});

for (const [language, prefix, next, kin] of [
  ['zh', '', /^下一篇/, '由浅入深'],
  ['en', '/en', /^Next/, 'From light to dark'],
  ['ja', '/ja', /^次の話/, '淡から濃へ'],
] as const) {
  test(`a story is told in the language of the page, and leads to the next: ${language}`, async ({
    page,
    request,
  }) => {
    const story = await json<Story>(request, `/api/history/424?locale=${language}`);
    await page.goto(prefix + MOON_WHITE);
    await expect(page.getByRole('heading', { level: 2, name: story.title })).toBeVisible();
    for (const paragraph of story.content.split('\n\n'))
      await expect(page.getByRole('article').getByText(paragraph, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: kin }).getByRole('link')).toHaveCount(6);
    await page.getByRole('link', { name: next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.next!.name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('月白');
  });
}

test('every colour that says it has a story has one, and the list of pages has it in every language', async ({
  request,
}) => {
  const colors = await json<Color[]>(request, '/api/colors');
  const told = colors.filter(({ history_id }) => history_id !== null);
  expect(told.length).toBeGreaterThanOrEqual(150);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { name, history_id } of told)
    for (const prefix of ['', '/en', '/ja'])
      expect(sitemap).toContain(`${prefix}/history/${encodeURIComponent(name)}/${history_id}</loc>`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the story is read whole, with its sources and the ways on', async ({ page, request }) => {
    const story = await json<Story>(request, '/api/history/424?locale=en');
    const html = await (await request.get(`/en${MOON_WHITE}`)).text();
    await page.goto(`/en${MOON_WHITE}`);
    for (const text of [...story.content.split('\n\n'), story.sources.join('; ')])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: story.next!.title })).toBeVisible();
    expect(html).toContain(`<link rel="canonical" href="${siteUrl()}/en/history/`);
    expect(html.match(/hreflang=/g)).toHaveLength(4);
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('property="og:image"');
  });
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of [
    '/history/月白/1023',
    '/history/朱红/424',
    '/history/月白/abc',
    '/en/history/nothing/1',
  ])
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await areaReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    });
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/failed to get name origin|Failed to load resource/] });

  test('the page says so, and tells the story when asked again', async ({ page }) => {
    await page.route('**/api/history/**', (route) => route.abort());
    await page.goto(MOON_WHITE);
    await expect(page.getByRole('alert')).toContainText('获取名称由来失败，请稍后重试');
    await page.unroute('**/api/history/**');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('article')).toBeVisible();
  });
});

test('dark mode is what was remembered, and signing out clears token and user', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
  await rememberMember(page, await newMember(request));
  await page.goto(MOON_WHITE);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: /用户\d{4}/ }).click();
  await signOut(page);
  const stored = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]);
  expect(stored).toEqual([null, null]);
  await expect(page).toHaveURL(`${siteUrl()}/`);
});
