// What a scheme starts from and what is done with it stand in one row in the windows of laptops, whatever the scheme is called.
import type { Page } from '@playwright/test';
import { areaReady, expect, test } from '../support/test.ts';

const WIDTHS = [1280, 1310, 1366, 1400, 1440];

/** Ways to every kind of scheme, by what is pressed: its words are those of three languages. */
const MODES: Record<string, (page: Page) => Promise<void>> = {
  mono: (page) => page.getByRole('radio').nth(0).click(),
  dual: (page) => page.getByRole('radio').nth(1).click(),
  'dual, with both colours': async (page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /第二色|second colour|サブカラー/ })
      .last()
      .click();
    await page.getByRole('option').nth(2).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  triadic: (page) => page.getByRole('radio').nth(2).click(),
  ...Object.fromEntries(
    ['complementary', 'analogous', 'split', 'tetradic'].map((harmony, index) => [
      harmony,
      async (page: Page) => {
        await page.getByRole('main').locator('[aria-haspopup=dialog][title]').first().click();
        await page.getByRole('dialog').getByRole('button').nth(index).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    ]),
  ),
};

const CASES = ['zh', 'en', 'ja'].flatMap((language) =>
  // The second has as many characters as a name usually has at most.
  ['朱红', '向日葵黄'].map((color) => ({ language, color })),
);
for (const { language, color } of CASES)
  test(`the controls of every scheme of ${color} need one row in ${language}`, async ({ page }) => {
    await page.goto(`${language === 'zh' ? '' : `/${language}`}/colors/${color}`);
    await areaReady(page);
    const broken: string[] = [];
    for (const [mode, choose] of Object.entries(MODES)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await choose(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const middles = await page
          .getByRole('radiogroup')
          .first()
          .evaluate((group) => {
            const row = group.parentElement?.parentElement?.children ?? [];
            return [...row].map((part) => {
              const { top, height } = part.getBoundingClientRect();
              return top + height / 2;
            });
          });
        expect(middles.length).toBeGreaterThan(2);
        if (Math.max(...middles) - Math.min(...middles) > 4) broken.push(`${mode} at ${width}`);
        // The value at the end of a group's head is not cut: a hue without its degree sign looks like a number of anything.
        const cut = await page.locator('[class*=headValue]').evaluateAll((values) =>
          values.flatMap((value) => {
            const head = value.parentElement as HTMLElement;
            return head.scrollWidth > head.clientWidth ? [head.textContent ?? ''] : [];
          }),
        );
        broken.push(...cut.map((head) => `${mode} at ${width}: ${head}`));
      }
    }
    expect(broken).toEqual([]);
  });
