import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

const SETTING =
  'motif=pearls&complexity=1.5&spacing=0.9&shapeVariation=0&bleed=1&seed=12&bg=F6F4EA&colors=1F4B6E.4C8DAE.C9A063';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}

const shown = (page: Page) =>
  page.getByRole('img', { name: /^当前纹样/ }).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function save(page: Page, format: RegExp) {
  await page.getByRole('button', { name: /^导出/ }).click();
  await page.getByRole('menuitemradio', { name: format }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载' }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a member makes a pattern of an own palette, and its link shows the same to a visitor', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request);
  const palette = {
    name: '茶席',
    is_public: false,
    colors: ['#EBE1C7', '#38505F', '#B95945'].map((hex) => ({ hex })),
  };
  await page.request.post('/api/palettes', { headers: bearer(member), data: palette });
  await rememberMember(page, member);
  await open(page, '/');
  await page.getByRole('link', { name: '纹样' }).first().click();
  await expect(page.getByRole('button', { name: '茶席' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/colors=[0-9A-F.]+/);

  await page.getByRole('radio', { name: '几何' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '水波' })).toBeFocused();
  await page.getByRole('radio', { name: '冰裂' }).click();
  const before = await shown(page);
  await page.getByRole('button', { name: '生成纹样' }).click();
  await expect.poll(() => shown(page)).not.toBe(before);
  const generated = await shown(page);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => shown(page)).toBe(before);
  await page.getByRole('button', { name: '生成纹样' }).click();
  await page.getByRole('slider', { name: '疏密' }).press('Home');
  await expect(page).toHaveURL(/motif=ice.*spacing=0\.3/);
  expect(await shown(page)).not.toBe(generated);

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await areaReady(visitor);
  const mine = await shown(page);
  await expect.poll(() => shown(visitor)).toBe(mine);
  await visitor.close();
});

test('its files are a repeat of vectors, a sheet, whole pixels, and millimetres for print', async ({
  page,
}) => {
  await open(page, `/patterns?${SETTING}`);
  const tile = await save(page, /^SVG，一个循环/);
  expect(tile.name).toBe('danqing-pearls-12.svg');
  expect(tile.content.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="[\d.]+"/);
  const sheet = await save(page, /^SVG，铺满/);
  expect(sheet.content.toString()).toContain('width="1600" height="1200"');
  const png = await save(page, /1024/);
  expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([1024, 1024]);
  await page.getByRole('button', { name: /^导出/ }).click();
  await page.getByRole('menuitemradio', { name: '印刷用 SVG 循环' }).click();
  await page.getByRole('spinbutton', { name: '循环宽，毫米' }).fill('120');
  await expect(page.getByText('循环 120 × 120 毫米')).toBeVisible();
  const [print] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载' }).click(),
  ]);
  expect(await readFile(await print.path(), 'utf8')).toContain('width="120mm" height="120mm"');
});

test('the CSS background paints the same pattern on another page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/patterns?${SETTING}`);
  await page.getByRole('button', { name: '复制 CSS 背景' }).click();
  await expect(page.getByText('CSS 背景已复制', { exact: true })).toBeVisible();
  const css = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.setContent(`<style>body { margin: 0; height: 100vh; ${css} }</style>`);
  const colors = await other.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  // A blank canvas would compress to far less.
  expect(colors.length).toBeGreaterThan(5_000);
  await other.close();
});

test('a change of the setting is on the canvas with the next frame', async ({ page }) => {
  await open(page, `/patterns?${SETTING}`);
  await page.getByRole('slider', { name: '变化' }).focus();
  const canvas = page.getByRole('img', { name: /^当前纹样/ });
  const [before, next] = await canvas.evaluate(async (shown: HTMLCanvasElement) => {
    const slider = document.activeElement as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const pictures = [shown.toDataURL()];
    set?.call(slider, '0.1');
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((frame) => requestAnimationFrame(frame));
    return [...pictures, shown.toDataURL()];
  });
  expect(next).not.toBe(before);
});
