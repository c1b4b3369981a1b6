import { areaReady, expect, test } from '../support/test.ts';

const WINDOWS = [
  [1120, 560],
  [1366, 625],
  [1366, 700],
  [1440, 768],
  [1366, 840],
  [1440, 900],
] as const;

for (const path of ['/ja/colors/朱红', '/en/colors/荷花白', '/en/colors/半见', '/colors/油菜花黄']) {
  test(`every value of the colour at ${path} can be seen in low windows`, async ({ page }) => {
    await page.goto(path);
    await areaReady(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const last = page.getByRole('button', { name: /OKLCH/ });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const box = (await last.boundingBox())!;
      expect.soft(box.y + box.height, `${width}×${height}`).toBeLessThanOrEqual(height);
      const cut = await page
        .locator('[data-frame=block] > *')
        .evaluate((block) => block.scrollHeight - block.clientHeight);
      expect.soft(cut, `${width}×${height}`).toBe(0);
    }
  });
}
