// A finger's targets: 44 pixels each way, whatever they look like.
import type { Page } from '@playwright/test';
import { newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

/** What can be pressed and is hit in less than 44 × 44 pixels round its middle. */
const small = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];
    const parts = 'a[href], button, input, select, textarea, [role=slider], [role=option], [role=menuitem]';
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = [left + width / 2, top + height / 2] as const;
      const hits = (right: number, down: number) => {
        const hit = document.elementFromPoint(middle[0] + right, middle[1] + down);
        return element.contains(hit) || hit?.closest('label')?.control === element;
      };
      // What is hidden, or covered by an open dialog, is no target now.
      if (!hits(0, 0)) continue;
      const reach = (right: number, down: number) => {
        let pixels = 0;
        while (pixels < LEAST && hits(right * (pixels + 1), down * (pixels + 1))) pixels += 1;
        return pixels;
      };
      const across = reach(-1, 0) + 1 + reach(1, 0);
      const down = reach(0, -1) + 1 + reach(0, 1);
      // A middle between two pixels loses one of them.
      if (Math.min(across, down) < LEAST - 1) {
        found.push(
          `${element.ariaLabel ?? element.textContent ?? ''} ${element.tagName} ${across} × ${down}`,
        );
      }
    }
    return found;
  });

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  'the generator': async (page) => {
    await page.goto('/colors/朱红');
    await areaReady(page);
  },
  'the palettes': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await expect(page.getByRole('textbox')).toBeVisible();
  },
  'the menu': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('banner').getByRole('button').last().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'signing in': async (page) => {
    await page.goto('/palettes');
    await areaReady(page);
    await page.getByRole('main').getByRole('button', { name: '登录' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  saving: async (page) => {
    await rememberMember(page, await newMember(page.request));
    await page.goto('/colors/朱红');
    await areaReady(page);
    await page.getByRole('button', { name: '保存调色板' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(PAGES)) {
  test(`${name} has no target smaller than a finger`, async ({ page }) => {
    await open(page);
    expect(await small(page)).toEqual([]);
  });
}
