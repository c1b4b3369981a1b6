// Content that belongs on one screen must fit there. wide-text.spec.ts checks that no screen scrolls
// sideways.
import { openCreation } from '../support/opened-pages.ts';
import { EVERY_SCREEN } from '../support/screens-drill.ts';
import { areaReady, expect, switchTheme, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

test('the poem of a creation stays beside its painting in every window', async ({ page }) => {
  await openCreation(page);
  const { pathname } = new URL(page.url());
  for (const language of ['', '/en', '/ja']) {
    await page.goto(`${language}${pathname}`);
    await areaReady(page);
    for (const width of [320, 375, 768, 1024, 1120, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = () =>
        page.evaluate(() => {
          // The poem's own box does not include the parts that stick out of it.
          const parts = [...(document.querySelector('#poem-title')?.parentElement?.children ?? [])];
          const painting = document.querySelector('main img')?.getBoundingClientRect();
          if (parts.length < 6 || !painting) return 'incomplete';
          return parts.some((part) => {
            const { left, top } = part.getBoundingClientRect();
            return left < painting.right && top < painting.bottom;
          });
        });
      await expect.poll(covered, `${language} ${width} px`).toBe(false);
    }
  }
});

test('a laptop shows the whole generator without scrolling, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of ['', '/en', '/ja'])
    for (const state of ['朱红', '朱红?s=1YXcrQww', '朱红?s=1Umg', '胭脂?s=1gYm']) {
      const path = `${language}/colors/${state}`;
      await page.goto(path);
      await areaReady(page);
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await switchTheme(page, colorScheme);
        const previews = page.getByRole('tabpanel').getByRole('button');
        const ends = await previews.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().bottom),
        );
        expect(ends, `${path} ${colorScheme}`).toHaveLength(4);
        expect(Math.max(...ends), `${path} ${colorScheme}`).toBeLessThanOrEqual(900);
      }
    }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a phone shows name, modes and scheme without scrolling, and unfolds the values, ${colorScheme}`, async ({
    page,
  }) => {
    test.skip(colorScheme === 'dark' && !EVERY_SCREEN, 'npm run drills -- screens');
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 667 });
    for (const language of ['', '/en', '/ja'])
      for (const color of ['丹', '月白', '荷花白', '油菜花黄', '香水玫瑰黄', '123456']) {
        const path = `${language}/colors/${color}`;
        await page.goto(path);
        await areaReady(page);
        const slips = page.locator('[data-swatch]');
        await expect(slips, path).toHaveCount(11);
        const seen = [page.getByRole('heading', { level: 1 }), page.getByRole('radio').first(), slips.last()];
        for (const part of seen) await expect.soft(part, path).toBeInViewport({ ratio: 1 });
        const values = page.locator('[data-frame=block]').getByRole('button', { name: /RGB|CMYK|HSL|OKLCH/ });
        await expect.soft(values, path).toHaveCount(0);
      }
    await page.getByRole('button', { name: 'ほかの値' }).click();
    await expect(page.getByRole('button', { name: /OKLCH/ })).toBeInViewport();
  });
}
