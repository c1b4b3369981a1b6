import { encodeSchemeLink, schemeSwatches, type SchemeState, type StateColor } from '@danqing/color-core';
import { anySchemeState } from '@danqing/color-core/testing';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { openScheme, shownScheme, swatchLabels, type ShownScheme } from '../support/shown-scheme.ts';
import { expect, siteUrl, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Each state is a full page load. mf-generator/src/page/any-link.test.tsx renders 200 more in the area alone.
 */
const STATES = 40;
const SEED = 20_261_120;
const PAGES = 4;

const anyPrimary = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => value.toString(16).padStart(6, '0').toUpperCase());

const expected = (primary: string, scheme: SchemeState): ShownScheme => ({
  mode: scheme.mode,
  secondary: scheme.secondaryShown ? (scheme.secondary?.hex ?? '') : null,
  swatches: schemeSwatches(`#${primary}`, scheme).map(
    ({ name, hex, locked }) => `${name} ${hex}${locked ? ' 锁' : ''}`,
  ),
});

test('a shared link opened in a fresh browser restores 40 random states exactly', async ({
  browser,
  request,
}) => {
  const colors = (await (await request.get('/api/colors')).json()) as { id: number; hex: string }[];
  /**
   * Drops the random id of a colour whose hex is in the list. No visitor could choose a listed hex with
   * another id.
   */
  const listed = (color: StateColor): StateColor =>
    colors.some(({ hex }) => hex === color.hex) ? { hex: color.hex } : color;
  const asChosen = (scheme: SchemeState): SchemeState => ({
    ...scheme,
    secondary: scheme.secondary && listed(scheme.secondary),
    replacements: Object.fromEntries(
      Object.entries(scheme.replacements).map(([name, color]) => [name, listed(color)]),
    ),
  });
  const states = fc.sample(fc.tuple(anyPrimary, anySchemeState), { numRuns: STATES, seed: SEED });
  const context = await browser.newContext({ baseURL: siteUrl(), locale: 'zh-CN' });
  const rest = states.values();
  let opened = 0;
  const goOn = async (page: Page) => {
    for (const [primary, scheme] of rest) {
      const link = encodeSchemeLink(asChosen(scheme));
      await openScheme(page, `/colors/${primary}${link === null ? '' : `?s=${link}`}`);
      expect(await shownScheme(page), `${primary} ${link}`).toEqual(expected(primary, scheme));
      // The link must stay the same. The page would rewrite its URL if it had parsed the state differently.
      expect(new URL(page.url()).searchParams.get('s')).toBe(link);
      opened += 1;
    }
  };
  await Promise.all(Array.from({ length: PAGES }, async () => goOn(await context.newPage())));
  expect(opened).toBe(STATES);
  await context.close();
});

for (const [language, locale, path, copy, hex] of [
  ['Chinese', 'zh-CN', '/colors/朱红', '复制链接', '色值'],
  ['English', 'en-GB', '/en/colors/朱红', 'Copy link', 'Hex value'],
  ['Japanese', 'ja-JP', '/ja/colors/朱红', 'リンクをコピー', 'HEX'],
] as const) {
  test(`a copied link gives the same strip in a fresh browser of the same language, ${language}, names and all`, async ({
    page,
    browser,
  }) => {
    await openScheme(page, path);
    await page.getByRole('radio').nth(2).click();
    await page.locator('[data-swatch=triadB-500] [data-roving]').press('l');
    await page.locator('[data-swatch=triadA-50] [data-roving]').press('Alt+ArrowRight');
    await page.locator('[data-swatch=triadC-500] [data-roving]').click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: hex, exact: true });
    await field.fill('#1772B4');
    await field.press('Enter');
    await expect.poll(async () => (await swatchLabels(page)).join()).toContain('群青');
    await page.getByRole('button', { name: copy }).click();
    const link = await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('?s=')
      .then(() => page.evaluate(() => navigator.clipboard.readText()));
    expect(new URL(link).pathname).toBe(encodeURI('/colors/朱红'));

    const context = await browser.newContext({ locale });
    const fresh = await context.newPage();
    await openScheme(fresh, link);
    await expect.poll(() => swatchLabels(fresh)).toEqual(await swatchLabels(page));
    expect(await shownScheme(fresh)).toEqual(await shownScheme(page));
    expect(await fresh.title()).toBe(await page.title());
    await context.close();
  });
}

test('a broken link is said, the generator starts afresh, and the note can be dismissed', async ({
  page,
}) => {
  await openScheme(page, '/colors/月白?s=1gYX');
  await expect(page.getByRole('alert')).toContainText(
    '链接里的配色不完整，或者已经损坏。已经从这个颜色重新开始。',
  );
  expect((await shownScheme(page)).swatches[5]).toBe('500 #EEF7F2');
  await expect(page).toHaveURL(/\/colors\/%E6%9C%88%E7%99%BD$/);
  await page.getByRole('button', { name: '关闭提示' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
