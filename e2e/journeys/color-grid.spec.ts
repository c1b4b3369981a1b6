import type { Locator, Page } from '@playwright/test';
import { areaReady, expect, test } from '../support/test.ts';
import { recordToasts } from '../support/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const loaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth));

async function openGrid(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await areaReady(page);
  await page.getByRole('button', { name: /^色格/ }).click();
  return page.getByRole('dialog');
}

test('Colour grid modal: 13x13 grid, walked by keys; clicking a cell copies its hex', async ({ page }) => {
  const toasts = await recordToasts(page);
  const dialog = await openGrid(page, '/colors/朱红');
  await expect(dialog.getByRole('gridcell')).toHaveCount(169);
  await expect(dialog.getByRole('gridcell', { name: '#F8582D, 最接近本色' })).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect.poll(toasts).toEqual(['已复制颜色: #F5ECEA']);
  expect(await clipboard(page)).toBe('#F5ECEA');
  await dialog.getByRole('gridcell').nth(97).click();
  await expect.poll(() => clipboard(page)).toBe('#804536');
  await expect(dialog.getByRole('complementary')).toContainText('橡树棕');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '色格' })).toBeFocused();
});

test('Colour grid modal: the chart image of the colour, its place marked; clicking copies', async ({
  page,
}) => {
  const dialog = await openGrid(page, '/colors/朱红');
  await dialog.getByRole('tab', { name: /^色谱/ }).click();
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('src', '/images/sepu/page5.webp');
  await loaded(picture).toBe(1280);

  // The chart image must have exactly the colour's value at the marked cell.
  const own = dialog.getByRole('gridcell', { name: '朱红 #ED5126, 本色' });
  const [frame, cell] = [(await picture.boundingBox())!, (await own.boundingBox())!];
  const drawn = await picture.evaluate(
    (image: HTMLImageElement, [x, y]) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.drawImage(image, -x! * image.naturalWidth, -y! * image.naturalHeight);
      return [...context.getImageData(0, 0, 1, 1).data];
    },
    [
      (cell.x + cell.width / 3 - frame.x) / frame.width,
      (cell.y + cell.height / 3 - frame.y) / frame.height,
    ] as const,
  );
  expect(drawn).toEqual([0xed, 0x51, 0x26, 255]);

  await dialog.getByRole('gridcell', { name: /^荷花白/ }).click();
  await expect.poll(() => clipboard(page)).toBe('#FBECDE');
  await dialog.getByRole('button', { name: '下一页' }).click();
  await expect(picture).toHaveAttribute('src', '/images/sepu/page6.webp');
  await loaded(picture).toBe(1280);
  await dialog.getByRole('gridcell', { name: /^豆沙/ }).click();
  // Moves across the cells in small steps, as a hand does. Hovering previews cells but must not select one.
  const toPrimary = dialog.getByRole('button', { name: '设为主色' });
  const button = (await toPrimary.boundingBox())!;
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2, { steps: 20 });
  await expect(dialog.getByRole('complementary')).toContainText('豆沙');
  await toPrimary.click();
  await expect(page).toHaveTitle(/^豆沙/);
});

test('Colour grid modal: a custom colour shows the page of the nearest traditional one', async ({ page }) => {
  const dialog = await openGrid(page, '/colors/123456');
  await dialog.getByRole('tab', { name: /^色谱/ }).click();
  await expect(dialog.getByText(/^#123456 没有收进色谱/)).toBeVisible();
  await expect(dialog.locator('[aria-current]')).toHaveAttribute('aria-label', /最接近本色$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('the twelfth place of the strip opens the grid; nothing is wider than the window', async ({
    page,
  }) => {
    const dialog = await openGrid(page, '/colors/朱红');
    await dialog.getByRole('tab', { name: /^色谱/ }).click();
    await expect(dialog.locator('[aria-current]')).toBeInViewport();
    const [box, scrolled] = [
      (await dialog.boundingBox())!,
      await page.evaluate(() => document.documentElement.scrollWidth),
    ];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(375);
    expect(scrolled).toBeLessThanOrEqual(375);
  });
});

test.describe('without a chart', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the dialog says so, and another try brings it', async ({ page }) => {
    await page.route('**/images/sepu/*', (route) => route.abort(), { times: 1 });
    const dialog = await openGrid(page, '/colors/朱红');
    await dialog.getByRole('tab', { name: /^色谱/ }).click();
    await dialog.getByRole('button', { name: '重试' }).click();
    await loaded(dialog.getByRole('img')).toBe(1280);
  });
});
