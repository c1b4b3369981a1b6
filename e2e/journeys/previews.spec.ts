import { createCanvas, loadImage } from '@napi-rs/canvas';
import { openScheme } from '../support/shown-scheme.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const name of ['幻灯片示例', '音乐播放器示例', '商品卡示例', '柱状图示例']) {
  test(`clicking a preview copies the colour under the pointer: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScheme(page, '/colors/朱红');
    const preview = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await preview.scrollIntoViewIfNeeded();
    const { width, height } = (await preview.boundingBox())!;
    // Points without text. A click on a gradient copies only the nearest stop, so the points avoid the
    // slide's hills. The third point is on the sun.
    for (const [x, y] of [
      [0.03, 0.04],
      [0.97, 0.1],
      name === '幻灯片示例' ? [0.75, 0.35] : [0.03, 0.97],
    ] as const) {
      const position = { x: Math.round(width * x), y: Math.round(height * y) };
      const context = createCanvas(1, 1).getContext('2d');
      const picture = await loadImage(await preview.screenshot({ animations: 'disabled', scale: 'css' }));
      context.drawImage(picture, -position.x, -position.y);
      const seen = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      await preview.click({ position });
      await expect
        .poll(async () => {
          const hex = await page.evaluate(() => navigator.clipboard.readText());
          const copied = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
          return Math.max(...seen.map((value, index) => Math.abs(value - (copied[index] ?? 999))));
        }, `${x} ${y}: ${seen.join()}`)
        .toBeLessThanOrEqual(1);
    }
  });
}

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
