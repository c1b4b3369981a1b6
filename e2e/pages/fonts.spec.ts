import type { Page } from '@playwright/test';
import { savePalette } from '../support/opened-pages.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 667 } });

const tornTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement || data.trim() === '') continue;
      const { fontFamily, fontWeight } = getComputedStyle(parentElement);
      const [, family] = /^(?:"Latin Quotes", )?"(Page Serif (?:SC|JP))"/.exec(fontFamily) ?? [];
      if (!family) continue;
      const has = (character: string) =>
        [...document.fonts].some(
          (face) =>
            face.family.replaceAll('"', '') === family &&
            face.status === 'loaded' &&
            (Number(fontWeight) < 550 ? face.weight.startsWith('1 ') : face.weight.startsWith('550')) &&
            (face.unicodeRange === 'U+0-10FFFF' ||
              face.unicodeRange
                .split(/,\s*/)
                .some((range) => parseInt(range.slice(2), 16) === character.codePointAt(0))),
        );
      if (![...data].every((character) => /[\s‘’“”]/.test(character) || has(character))) torn.push(data);
    }
    return torn;
  });

const waitingInWindow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-serif-waiting]')].filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && width > 0 && element.checkVisibility();
      }).length,
  );

for (const { path, fonts } of [
  { path: '/colors/绀蝶', fonts: 40_000 },
  { path: '/en/colors/绀蝶', fonts: 40_000 },
  { path: '/ja/colors/绀蝶', fonts: 40_000 },
  { path: '/palettes', fonts: 60_000 },
  { path: '/ja/palettes', fonts: 80_000 },
  { path: '/gallery', fonts: 60_000 },
  { path: '/colors', fonts: 60_000 },
  { path: '/en/legal/terms.html', fonts: 60_000 },
]) {
  test(`${path} shows each text in one typeface, of which it fetches little`, async ({ page }) => {
    if (path.endsWith('palettes')) await savePalette(page);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font' || response.url().includes('/fonts/'))
        // The body of a font that arrives after the test is gone with the page.
        sizes.push(
          response.body().then(
            ({ length }) => length,
            () => 0,
          ),
        );
    });
    await page.goto(path);
    await areaReady(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => waitingInWindow(page)).toBe(0);
    expect(await tornTexts(page)).toEqual([]);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(fonts);
  });
}

test('a name is never half in another typeface while its font comes', async ({ page }) => {
  await page.goto('/colors/绀蝶');
  await areaReady(page);
  await page.waitForLoadState('networkidle');
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/fonts/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const name = document.createElement('h2');
    name.style.fontFamily = 'var(--font-serif)';
    name.append('绀', '缪');
    document.querySelector('main')!.prepend(name);
  });
  const name = page.locator('main > h2').first();
  await expect(name).toHaveAttribute('data-serif-waiting', 'sc');
  expect(await tornTexts(page)).toEqual([]);
  send();
  await expect(name).not.toHaveAttribute('data-serif-waiting');
  expect(await tornTexts(page)).toEqual([]);
});

test('a text with a character of no font stays in the system’s serif as a whole', async ({ page }) => {
  await page.goto('/colors/绀蝶');
  await areaReady(page);
  await page.evaluate(() => {
    const name = document.createElement('h2');
    name.style.fontFamily = 'var(--font-serif)';
    name.append('绀한');
    document.querySelector('main')!.prepend(name);
  });
  const asked = page.waitForResponse((response) => response.headers()['missing-characters'] !== undefined);
  await asked;
  await expect(page.locator('main > h2').first()).toHaveAttribute('data-serif-waiting', 'sc');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a text gets its font once the network has returned', async ({ page, context }) => {
    await page.goto('/colors/绀蝶');
    await areaReady(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/fonts/'));
    await page.evaluate(() => {
      const name = document.createElement('h2');
      name.style.fontFamily = 'var(--font-serif)';
      name.append('缥缈');
      document.querySelector('main')!.prepend(name);
    });
    await failed;
    const name = page.locator('main > h2').first();
    await expect(name).toHaveAttribute('data-serif-waiting', 'sc');
    await context.setOffline(false);
    await expect(name).not.toHaveAttribute('data-serif-waiting');
  });
});
