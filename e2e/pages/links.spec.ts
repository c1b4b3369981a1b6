import type { Page } from '@playwright/test';
import { paintCreation } from '../support/creations.ts';
import { bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { LANGUAGES } from '../support/screens-drill.ts';
import { areaReady, expect, test } from '../support/test.ts';

const PAGES = [
  '/nowhere',
  '/colors/雪后晴空',
  '/',
  '/ai',
  '/colors/朱红',
  '/colors/ed5126',
  '/history/月白/424',
  '/palettes',
  '/gallery',
  '/gallery/月白',
  '/co-create-colors',
  '/nfts',
  '/patterns',
  '/agent',
  '/legal/terms.html',
  '/legal/privacy.html',
];

const links = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map((link) => link.href.replace(/#.*/, ''))
      .filter((href) => href !== location.href),
  );

test.use({ expectedErrors: [/404/] });

async function memberWithPalette(page: Page): Promise<Member> {
  const member = await newMember(page.request);
  const palette = { name: '江南春水', is_public: true, colors: [{ hex: '#ED5126' }, { hex: '#EEF7F2' }] };
  const saved = await page.request.post('/api/palettes', { headers: bearer(member), data: palette });
  expect(saved.ok()).toBe(true);
  return member;
}

for (const prefix of Object.values(LANGUAGES)) {
  test(`every link of every page under ${prefix || '/'} is answered`, async ({ page }) => {
    const member = await memberWithPalette(page);
    const { collectionId } = await paintCreation(page.request, member);
    await rememberMember(page, member);
    const asked = new Map<string, string>();
    for (const path of [
      ...PAGES,
      `/collections/${collectionId}`,
      `/users/${member.user.id}`,
      '/users/profile',
    ]) {
      await page.goto(`${prefix}${path}`);
      await areaReady(page);
      if (path === '/palettes') await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      for (const href of await links(page)) asked.set(href, path);
    }
    expect(asked.size).toBeGreaterThan(5);
    for (const [href, path] of asked) {
      const answer = await page.request.get(href);
      expect(answer.status(), `${href} on ${path}`).toBe(200);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every link of a colour page is answered', async ({ page }) => {
    await page.goto('/en/colors/朱红');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of new Set(hrefs)) expect((await page.request.get(href)).status(), href).toBe(200);
  });
});
