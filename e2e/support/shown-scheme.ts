import type { Locator, Page } from '@playwright/test';
import { areaReady } from './test.ts';

export interface ShownScheme {
  mode: string;
  /** Null if the mode has no second colour, '' if none is chosen. */
  secondary: string | null;
  /** Shade, hex and an optional lock mark, for example `600 #D03400 锁`. */
  swatches: string[];
}

export const swatchButtons = (page: Page): Locator => page.locator('[data-swatch] [data-roving]');

export async function openScheme(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await swatchButtons(page).first().waitFor();
  await areaReady(page);
}

export const shownScheme = (page: Page): Promise<ShownScheme> =>
  page.evaluate(() => {
    const hexOf = (text: string | null | undefined) => /#[0-9A-F]{6}/.exec(text ?? '')?.[0] ?? '';
    const modes = [...(document.querySelector('[role=radiogroup]')?.querySelectorAll('[role=radio]') ?? [])];
    const chosen = modes.findIndex((radio) => radio.getAttribute('aria-checked') === 'true');
    const pickers = document.querySelectorAll(
      '[aria-haspopup=dialog]:has([class*=riggerHex], [class*=laceholder])',
    );
    return {
      mode: document.querySelector('[role=switch][aria-checked=true]')
        ? 'even'
        : (['mono', 'dual', 'triadic'][chosen] ??
          document.querySelector<HTMLElement>('[data-harmony]')?.dataset['harmony'] ??
          ''),
      secondary: pickers[1] ? hexOf(pickers[1].textContent) : null,
      swatches: [...document.querySelectorAll<HTMLElement>('[data-swatch]')].map((item) => {
        const label = item.querySelector('[data-roving]')?.getAttribute('aria-label');
        const locked = item.querySelector('[aria-pressed=true]') ? ' 锁' : '';
        return `${item.dataset['swatch']} ${hexOf(label)}${locked}`;
      }),
    };
  });

export const swatchLabels = (page: Page): Promise<(string | null)[]> =>
  swatchButtons(page).evaluateAll((all) => all.map((swatch) => swatch.getAttribute('aria-label')));
