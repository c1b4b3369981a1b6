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

for (const name of ['霜色', '松霜绿', '鹦鹉冠黄', '香水玫瑰黄']) {
  test(`on a phone each character of ${name} has its own reading below it`, async ({ page }) => {
    await page.goto(`/colors/${name}`);
    await areaReady(page);
    for (const width of [320, 375, 430]) {
      await page.setViewportSize({ width, height: 667 });
      const boxes = await page.locator('h1 > span').evaluateAll((characters) =>
        characters.map((character) => {
          const glyph = document.createRange();
          glyph.selectNodeContents(character.firstChild!);
          const reading = document.createRange();
          reading.selectNodeContents(character.lastElementChild!);
          return [glyph, reading].map((range) => range.getBoundingClientRect().toJSON() as DOMRect);
        }),
      );
      const seal = (await page.locator('[data-frame=block] [title]').first().boundingBox())!;
      boxes.forEach(([glyph, reading], index) => {
        const at = `${width} px, character ${index + 1}`;
        expect.soft(reading!.top, at).toBeGreaterThanOrEqual(glyph!.bottom - glyph!.height * 0.2);
        const end = boxes[index + 1]?.[1]!.left ?? seal.x;
        expect.soft(reading!.right, at).toBeLessThanOrEqual(end);
      });
    }
  });
}
