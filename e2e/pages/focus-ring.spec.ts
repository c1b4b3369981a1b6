// The focus ring takes the colour of the text on the swatch, because the page's ring could be the same red as
// the swatch.
import type { Locator } from '@playwright/test';
import { savePublicPalette } from '../support/decks.ts';
import { areaReady, expect, switchTheme, test } from '../support/test.ts';

const ring = (element: Locator) =>
  element.evaluate((focused: HTMLElement) => {
    focused.focus();
    const { color, outlineColor, outlineStyle, outlineWidth } = getComputedStyle(focused);
    return { isText: outlineColor === color, is: `${outlineWidth} ${outlineStyle}` };
  });
const SEEN = { isText: true, is: '2px solid' };

for (const theme of ['light', 'dark'] as const)
  test(`it is seen on the stripes of a palette, on the block of the generator and on a slip, in ${theme}`, async ({
    page,
  }) => {
    await savePublicPalette(page);
    await page.goto('/palettes?sort=newest');
    await switchTheme(page, theme);
    await areaReady(page);
    // Switches the browser to keyboard modality, so that `focus()` shows the ring.
    await page.keyboard.press('Tab');
    const stripes = page.getByRole('article').first().getByRole('button');
    expect(await ring(stripes.first())).toEqual(SEEN);

    await page.goto('/colors/朱红');
    await switchTheme(page, theme);
    await areaReady(page);
    await page.keyboard.press('Tab');
    expect(await ring(page.getByRole('button', { name: /HEX/ }).first())).toEqual(SEEN);
    const slip = page.locator('[data-swatch]').first();
    await slip.getByRole('button').first().focus();
    expect(
      await slip.evaluate((item) =>
        [...item.querySelectorAll('*')].some((part) => getComputedStyle(part).outlineStyle === 'solid'),
      ),
    ).toBe(true);
  });
