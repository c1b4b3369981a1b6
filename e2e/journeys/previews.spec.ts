// The four sample previews: specification part 1 §2 "Generator screen".
import { openScheme } from '../support/strip.ts';
import { expect, test } from '../support/test.ts';

test('the bar chart has six bars of random heights between 20 and 79', async ({ page }) => {
  const drawn: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await openScheme(page, '/colors/朱红');
    const heights = await page
      .getByRole('button', { name: /^柱状图示例/ })
      .locator('[style*="--v"]')
      .evaluateAll((bars) => bars.map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--v'))));
    expect(heights).toHaveLength(6);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(20);
      expect(height).toBeLessThanOrEqual(79);
      expect(Number.isInteger(height)).toBe(true);
    }
    drawn.push(heights.join());
  }
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('the product card shows the price ¥1,999', async ({ page }) => {
  await openScheme(page, '/colors/朱红');
  await expect(page.getByRole('button', { name: /^商品卡示例/ })).toContainText('¥1,999');
});
