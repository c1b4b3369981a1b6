import type { Page } from '@playwright/test';
import { openScheme, shownScheme, swatchButtons } from '../support/shown-scheme.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const slip = (page: Page, swatch: string) => page.locator(`[data-swatch="${swatch}"] [data-roving]`);
const order = async (page: Page) => (await shownScheme(page)).swatches.map((text) => text.split(' ')[0]);
const MONO = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
const state = async (page: Page) => ({ ...(await shownScheme(page)), title: await page.title() });

async function middle(page: Page, swatch: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await slip(page, swatch).boundingBox())!;
  return { x: x + width / 2, y: y + height / 3 };
}

async function pick(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('combobox').fill(search);
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
}

test('undo and redo go through every change of colour, mode and swatch, by key and by button', async ({
  page,
}) => {
  await openScheme(page, '/colors/朱红');
  const states = [await state(page)];
  const changes = [
    async () => {
      await slip(page, '600').click();
      await page.getByRole('dialog').getByRole('textbox', { name: '色值' }).fill('#3F6AA0');
      await page.getByRole('dialog').getByRole('button', { name: '换上' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    () => slip(page, '700').press('l'),
    () => slip(page, '50').press('Alt+ArrowRight'),
    () => pick(page, 'yuebai', '月白'),
    () => mode(page, '三角').click(),
    () => mode(page, '双色').click(),
    () => pick(page, 'qunqing', '群青'),
  ];
  for (const change of changes) {
    await change();
    await expect.poll(() => state(page)).not.toEqual(states.at(-1));
    states.push(await state(page));
  }
  await expect(button(page, '重做')).toHaveAttribute('aria-disabled', 'true');
  // Moves the focus off the text field, which has its own undo.
  await page.getByRole('radio', { name: '双色' }).focus();
  for (const [index, earlier] of states.slice(0, -1).toReversed().entries()) {
    if (index % 2 === 0) await page.keyboard.press('Control+z');
    else await button(page, '撤销').click();
    await expect.poll(() => state(page)).toEqual(earlier);
  }
  await expect(button(page, '撤销')).toHaveAttribute('aria-disabled', 'true');
  for (const [index, later] of states.slice(1).entries()) {
    if (index % 2 === 0) await page.keyboard.press('Control+y');
    else await button(page, '重做').click();
    await expect.poll(() => state(page)).toEqual(later);
  }
});

test('a locked swatch keeps its colour in its place through 换一组, another mode and another colour', async ({
  page,
}) => {
  await openScheme(page, '/colors/朱红');
  const seventh = async () => (await shownScheme(page)).swatches[6];
  await slip(page, '600').press('l');
  await expect.poll(seventh).toBe('600 #D03400 锁');
  await expect(page.getByRole('status').filter({ hasText: '600 已锁定' })).toBeAttached();
  await button(page, '换一组').click();
  await expect(page).not.toHaveTitle(/^朱红/);
  expect(await seventh()).toBe('600 #D03400 锁');
  const others = (await shownScheme(page)).swatches.filter((text) => text.includes('锁'));
  expect(others).toHaveLength(1);
  await mode(page, '三角').click();
  await expect.poll(seventh).toMatch(/^triadB-900 #D03400 锁$/);
  await pick(page, 'yuebai', '月白');
  expect(await seventh()).toMatch(/ #D03400 锁$/);
});

test('a swatch changes its place by the keyboard, says where it is, and keeps the focus', async ({
  page,
}) => {
  await openScheme(page, '/colors/朱红');
  await slip(page, '600').press('Alt+ArrowRight');
  await expect(slip(page, '600')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '600 在第 8 位，共 11 位' })).toBeAttached();
  expect(await order(page)).toEqual(MONO.toSpliced(6, 2, '700', '600'));
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: '600 在第 7 位，共 11 位' })).toBeAttached();
  expect(await order(page)).toEqual(MONO);
});

test('a swatch is dragged by the mouse; a press without a move opens the chooser', async ({ page }) => {
  await openScheme(page, '/colors/朱红');
  const [from, to] = [await middle(page, '100'), await middle(page, '400')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['50', '200', '300', '400', '100', ...MONO.slice(5)]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await slip(page, '100').click();
  await expect(page.getByRole('dialog', { name: '更换 100' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a long press drags a swatch, and the page stands still', async ({ page }) => {
    await openScheme(page, '/colors/朱红');
    await slip(page, '600').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const [from, to] = [await middle(page, '500'), await middle(page, '700')];
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints });
    await touch('touchStart', [from]);
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    for (const part of [0.3, 0.7, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await touch('touchEnd', []);
    await expect.poll(() => order(page)).toEqual(MONO.toSpliced(5, 3, '600', '700', '500'));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('plain swiping over the strip still scrolls', async ({ page }) => {
    await openScheme(page, '/colors/朱红');
    await slip(page, '600').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const { x, y } = await middle(page, '600');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', [{ x, y: y - moved }]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(await order(page)).toEqual(MONO);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('Back and Forward open the palette of their address, and undo takes them back', async ({ page }) => {
  await openScheme(page, '/colors/朱红');
  await mode(page, '三角').click();
  await expect(page).toHaveURL(/\?s=/);
  const red = await state(page);
  await pick(page, 'yuebai', '月白');
  await mode(page, '双色').click();
  await expect(page).toHaveURL(/%E6%9C%88%E7%99%BD\?s=1Q/);
  const white = await state(page);

  await page.goBack();
  await expect.poll(() => state(page)).toEqual(red);
  await page.goForward();
  await expect.poll(() => state(page)).toEqual(white);
  await page.goBack();
  await expect.poll(() => state(page)).toEqual(red);
  await page.keyboard.press('Control+z');
  await expect.poll(() => state(page)).toEqual(white);
  // Undo replaces the current history entry, so one entry before and one after remain.
  await expect(page).toHaveURL(/%E6%9C%88%E7%99%BD\?s=1Q/);
  await page.keyboard.press('Control+y');
  await expect.poll(() => state(page)).toEqual(red);
  await page.goForward();
  await expect.poll(() => state(page)).toEqual(white);
});

test('a reload right after a change keeps the state', async ({ page }) => {
  await openScheme(page, '/colors/朱红');
  await mode(page, '三角').click();
  await slip(page, 'triadB-500').press('l');
  await slip(page, 'triadA-200').press('Alt+ArrowRight');
  await expect(swatchButtons(page)).toHaveCount(11);
  const before = await state(page);
  await page.reload();
  await expect.poll(() => state(page)).toEqual(before);
});

test('the spine leads back from the palettes to the palette that was on screen', async ({ page }) => {
  await openScheme(page, '/colors/朱红');
  await mode(page, '三角').click();
  await slip(page, 'triadC-500').press('l');
  await expect.poll(async () => (await shownScheme(page)).swatches.join()).toContain('锁');
  const before = await state(page);
  await page.getByRole('link', { name: '调色板' }).first().click();
  await expect(page).toHaveURL(/\/palettes/);
  const spine = page.locator('.frame-spine');
  await expect(spine).toHaveAttribute('href', /\?s=1/);
  await spine.click();
  await expect(page).toHaveURL(/\/colors\/%E6%9C%B1%E7%BA%A2\?s=1/);
  await expect.poll(() => state(page)).toEqual(before);
});

test('on a phone a lock lies over no name, and stands below the slip', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  // The name 牡丹粉红 fills the whole swatch, so the lock has no room beside it.
  await openScheme(page, '/colors/胭脂');
  const slip = page.locator('[data-swatch]').filter({ hasText: '牡丹粉红' });
  await slip.locator('[data-roving]').focus();
  await page.keyboard.press('l');
  await expect(slip.locator('[data-roving]')).toHaveAccessibleName(/已锁定/);
  await expect(slip.locator('svg').filter({ visible: true })).toHaveCount(1);
});
