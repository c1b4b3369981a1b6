import { expect, type Page } from '@playwright/test';

/** Selects each kind of scheme by position or role, because the labels differ by language. */
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

/**
 * Returns the modes and window widths at which the row of controls wraps, or the value at the end of a
 * group's head is cut off.
 */
export async function brokenRows(page: Page, widths: readonly number[]): Promise<string[]> {
  const broken: string[] = [];
  for (const [mode, choose] of Object.entries(MODES)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await choose(page);
    for (const width of widths) {
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
      const cut = await page.locator('[class*=headValue]').evaluateAll((values) =>
        values.flatMap((value) => {
          const head = value.parentElement as HTMLElement;
          return head.scrollWidth > head.clientWidth ? [head.textContent ?? ''] : [];
        }),
      );
      broken.push(...cut.map((head) => `${mode} at ${width}: ${head}`));
    }
  }
  return broken;
}
