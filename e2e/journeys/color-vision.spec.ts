import { contrastRatio, simulateColorVision, type ColorVision } from '@danqing/color-core';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { openScheme, shownScheme } from '../support/shown-scheme.ts';
import { expect, switchTheme, test } from '../support/test.ts';

const matrix = (page: Page) => page.getByRole('region', { name: '对比矩阵' });

async function openView(page: Page, name: string, path = '/colors/朱红'): Promise<void> {
  await openScheme(page, path);
  await page.getByRole('tab', { name }).click();
}

async function pixel(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(await loadImage(await page.screenshot({ clip, animations: 'disabled' })), 0, 0);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Compares with the exact colour and allows only for the filter's rounding. */
async function expectPixel(page: Page, point: { x: number; y: number }, hex: string): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await pixel(page, point);
      return Math.max(...channels(hex).map((value, index) => Math.abs(value - (shown[index] ?? 255))));
    }, hex)
    .toBeLessThanOrEqual(2);
}

test('contrast: every two swatches, white and black, against the target that one asks for', async ({
  page,
}) => {
  await openView(page, '对比与色觉');
  await expect(matrix(page).getByRole('table', { name: '11 色与黑白两两对比，共 78 对' })).toBeVisible();
  const { swatches } = await shownScheme(page);
  const [lightest = '', darkest = ''] = [swatches.at(0), swatches.at(-1)].map((slip) => slip?.split(' ')[1]);
  const ratio = (Math.floor(contrastRatio(lightest, darkest) * 10) / 10).toFixed(1);
  const pair = matrix(page).getByRole('button', { name: /^950在50上/ });
  await expect(pair).toHaveAccessibleName(`950在50上，对比 ${ratio} 达到 AA`);
  await page.getByRole('radio', { name: 'AAA' }).click();
  await expect(pair).toHaveAccessibleName(`950在50上，对比 ${ratio} 达到 AAA`);
  await page.getByRole('radio', { name: 'Lc 75' }).click();
  await expect(pair).toHaveAccessibleName(/^950在50上，对比 (?:7[5-9]|[89]\d|1\d\d) 达到 Lc 75$/);
  await expect(matrix(page).getByRole('button', { name: /^500在400上/ })).toHaveAccessibleName(/不到 Lc 75$/);
});

for (const [vision, name] of [
  ['protan', '红色盲'],
  ['deutan', '绿色盲'],
  ['tritan', '蓝色盲'],
  ['achromat', '全色盲'],
] as const satisfies readonly (readonly [ColorVision, string])[]) {
  test(`colour vision: ${name}, on the slips and on the whole page`, async ({ page }) => {
    await openView(page, '对比与色觉');
    await page.getByRole('radio', { name, exact: true }).click();
    await expect(page.getByText(`每片上半是原色，下半是${name}看到的样子`)).toBeVisible();
    const red = page.locator('[data-swatch="500"] [data-roving] > span').first();
    await red.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await red.boundingBox())!;
    const seen = simulateColorVision('#ED5126', vision);
    const [upper, lower] = [
      { x: x + width * 0.15, y: y + height * 0.25 },
      { x: x + width * 0.15, y: y + height * 0.8 },
    ];
    await expectPixel(page, upper, '#ED5126');
    await expectPixel(page, lower, seen);
    await page.getByRole('checkbox', { name: '整个页面都这样显示' }).check();
    await page.mouse.move(0, 0);
    await red.scrollIntoViewIfNeeded();
    for (const part of [0.25, 0.8]) {
      const box = (await red.boundingBox())!;
      await expectPixel(page, { x: box.x + width * 0.15, y: box.y + box.height * part }, seen);
    }
  });
}

test('colour vision: the verdict names swatches that become confusable', async ({ page }) => {
  await openView(page, '对比与色觉');
  await page.getByRole('radio', { name: '三角' }).click();
  await page.getByRole('radio', { name: '全色盲' }).click();
  const verdict = page.getByRole('status').filter({ hasText: '对比最高' });
  await expect(verdict).toContainText(/[甲乙丙] \d+ 与 [甲乙丙] \d+：全色盲几乎分不开，请加文字或图案/);
});

test('provenance: what each collection says for the name, with the distance', async ({ page }) => {
  await openView(page, '出处');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.filter({ hasText: '收录于《色谱》' })).toContainText('#ED5126 · 本站用此值');
  await expect(rows.filter({ hasText: '#FF4C00' })).toContainText(/传统色名.*色差 \d+\.\d/s);
  await expect(page.getByRole('button', { name: /^查看[^ #]/ })).toHaveCount(5);
  await page.getByRole('button', { name: '查看 #FF4C00' }).click();
  await expect(page).toHaveURL(/\/colors\/FF4C00$/);
});

for (const name of ['对比与色觉', '出处']) {
  test(`accessibility: ${name}, light and dark`, async ({ page }) => {
    await openView(page, name);
    if (name === '出处') await expect(page.getByRole('heading', { name: '各家所载' })).toBeVisible();
    else {
      await expect(matrix(page)).toBeVisible();
      await page.getByRole('radio', { name: '绿色盲' }).click();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await switchTheme(page, colorScheme);
      expect(await accessibilityProblems(page), colorScheme).toEqual([]);
    }
  });
}

test('on a wide window every choice above the matrix can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openView(page, '对比与色觉', '/colors/胭脂');
  for (const name of ['绿色盲', '全色盲', 'Lc 75']) {
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
});
