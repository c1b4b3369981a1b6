import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { newMember } from '../support/members.ts';
import { areaReady, expect, switchTheme, test } from '../support/test.ts';

const NAVIGATION = /演示|登录|联系我们|隐私政策/;

async function print(page: Page, format: 'A4' | 'Letter'): Promise<{ pages: number; text: string }> {
  const pdf = await page.pdf({ format });
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  return { pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0, text };
}

for (const format of ['A4', 'Letter'] as const)
  for (const address of ['/colors/月白', '/en/colors/朱红', '/ja/colors/朱红?s=1gYm'])
    test(`${address} is a sheet of one page, ${format}: name, values and strip`, async ({ page }) => {
      await page.goto(address);
      await areaReady(page);
      await expect(page.locator('[data-swatch]').first()).toContainText('#');
      const strip = await page
        .locator('[data-swatch]')
        .evaluateAll((swatches) =>
          swatches.flatMap((swatch) => /#[0-9A-F]{6}/.exec(swatch.textContent ?? '') ?? []),
        );
      expect(strip.length).toBeGreaterThan(5);
      const { pages, text } = await print(page, format);
      expect(pages).toBe(1);
      for (const hex of strip) expect(text).toContain(hex);
      const name = address.includes('月白') ? /月[^]*白/ : /朱[^]*红/;
      expect(text).toMatch(name);
      expect(text).toMatch(address.includes('月白') ? /#EEF7F2[^]*RGB/ : /#ED5126[^]*RGB/);
      expect(text).not.toMatch(/1,999|保存|Save|Palettes|Privacy|プライバシー/);
      expect(text).not.toMatch(NAVIGATION);
    });

test('other pages print what they are about, in ink on white also from the dark theme', async ({ page }) => {
  const member = await newMember(page.request);
  const { collectionId } = await paintCreation(page.request, member);
  const name = newColorName();
  const colorId = await saveColor(page.request, member, name);
  const data = { name: '印出来', colors: [{ hex: '#ED5126', name: '朱红', type: 'primary' }] };
  const saved = await page.request.post('/api/palettes', {
    headers: { authorization: `Bearer ${member.token}` },
    data,
  });
  const { id: paletteId } = ((await saved.json()) as { data: { id: number } }).data;
  for (const [path, about] of [
    [`/palettes/${paletteId}`, /印出来[^]*#ED5126/],
    [`/collections/${collectionId}`, /时间|作者/],
    [`/co-create-colors/${colorId}`, /#[0-9A-F]{6}/],
    ['/history/月白/424', /月白/],
  ] as const) {
    await page.goto(path);
    await switchTheme(page, 'dark');
    await areaReady(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const { text } = await print(page, 'A4');
    expect(text, path).toMatch(about);
    expect(text, path).not.toMatch(NAVIGATION);
    await page.emulateMedia({ media: 'print' });
    // Browsers use several colour notations, so a canvas converts them to channel values.
    const [ground, ink] = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      return [document.documentElement, document.body].map((element, at) => {
        const { backgroundColor, color } = getComputedStyle(element);
        context.fillStyle = at === 0 ? backgroundColor : color;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
    });
    expect([ground, ink! < 90], `${path}: ${ink}`).toEqual([255, true]);
    await page.emulateMedia({ media: null });
  }
});
