import type { Page } from '@playwright/test';

/** Returns controls whose hit area around their centre is smaller than 44 × 44 pixels. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    // Skips pins, which may overlap. The list beside them offers the same choices.
    const parts =
      'a[href], button:not([data-pin]), input, select, textarea, summary, [role=slider], [role=option], [role^=menuitem], [role=tab], [role=radio], [role=switch]';
    // Inline links are exempt (WCAG 2.5.8).
    const inSentence = (element: HTMLElement) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    // While a panel without a backdrop is open, it may cover links, so only its own controls count.
    const shown = document.querySelector('[role=dialog], [role=menu]') ?? document;
    for (const element of shown.querySelectorAll<HTMLElement>(parts)) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = [left + width / 2, top + height / 2] as const;
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(middle[0] + right, middle[1] + down);
        return element.contains(hit) || hit?.closest('label')?.control === element;
      };
      // Skips hidden and covered controls.
      if (!hits(0, 0) || inSentence(element)) continue;
      const far = LEAST / 2 - 1;
      if (hits(-far, 0) && hits(far, 0) && hits(0, -far) && hits(0, far)) continue;
      const reach = (right: number, down: number) => {
        let pixels = 0;
        while (pixels < LEAST && hits(right * (pixels + 1), down * (pixels + 1))) pixels += 1;
        return pixels;
      };
      const across = reach(-1, 0) + 1 + reach(1, 0);
      const down = reach(0, -1) + 1 + reach(0, 1);
      // If the centre lies between two pixels, the measured size is one pixel too small.
      if (Math.min(across, down) < LEAST - 1) {
        found.push(
          `${element.ariaLabel ?? element.textContent ?? ''} ${element.tagName} ${across} × ${down}`,
        );
      }
    }
    return found;
  });
