import type { Locator, Page } from '@playwright/test';
import { newMember, rememberMember } from '../support/members.ts';
import { openScheme, swatchButtons } from '../support/shown-scheme.ts';
import { expect, test } from '../support/test.ts';
import { pauseToasts, recordToasts } from '../support/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toast = (page: Page, text: string) => page.locator('li[data-state=open]').filter({ hasText: text });
const copyHex = (page: Page) => page.getByRole('button', { name: /^复制 HEX/ }).click();

/**
 * Opens a page and stops its clock once all parts are loaded. Lazy parts cannot load while the clock stands
 * still.
 */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await openScheme(page, '/colors/朱红');
  await page.getByRole('region', { name: /底部/, includeHidden: true }).waitFor({ state: 'attached' });
  await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'));
}

test('a toast goes away by itself after 1400 ms', async ({ page }) => {
  await openStill(page);
  await copyHex(page);
  await expect(toast(page, '已复制颜色: #ED5126')).toBeVisible();
  // The pointer must not rest on the toast, because hovering pauses its timer.
  await page.clock.runFor(1399);
  await expect(toast(page, '已复制颜色: #ED5126')).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, '已复制颜色: #ED5126')).toHaveCount(0);
});

test('a copied value shows its tick for 2000 ms', async ({ page }) => {
  await openStill(page);
  await copyHex(page);
  const ticks = page.locator('[data-copied]');
  await expect(ticks).toHaveCount(1);
  await page.clock.runFor(1990);
  await expect(ticks).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(ticks).toHaveCount(0);
});

test('a copy that succeeds is told in the default variant at the bottom', async ({ page }) => {
  await openStill(page);
  await copyHex(page);
  await expect(toast(page, '已复制颜色: #ED5126')).toBeVisible();
  expect((await toast(page, '已复制颜色').boundingBox())!.y).toBeGreaterThan(450);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a copy that fails says 复制失败，请手动复制, as an error', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await openStill(page);
  await copyHex(page);
  await expect(toast(page, '复制失败，请手动复制')).toBeVisible();
  // The live region is filled two frames later.
  await page.clock.runFor(100);
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: '复制失败' })).toBeAttached();
});

for (const [state, message] of [
  [{ primary: '#ED5126', secondary: null, scheme: 'mono' }, '调色板数据无效'],
  [{ primary: null, secondary: null, scheme: [] }, '调色板数据缺少有效颜色'],
  [{ primary: 'red', secondary: null, scheme: [] }, '调色板颜色数据格式错误'],
] as const) {
  test(`a palette to restore that is none says ${message}, and the state is cleared`, async ({ page }) => {
    const toasts = await recordToasts(page);
    await openScheme(page, '/');
    await page.evaluate((usr) => history.replaceState({ usr, key: 'restore', idx: 0 }, '', '/'), state);
    await page.reload();
    await expect.poll(toasts).toEqual([message]);
    await expect(swatchButtons(page)).toHaveCount(11);
    expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
  });
}

/**
 * Returns the controls below a toast. Skips those at least three toasts high, because most of their area
 * stays reachable.
 */
const covered = (shown: Locator) =>
  shown.evaluate((toast) => {
    const box = toast.getBoundingClientRect();
    return [...document.querySelectorAll(':is(a, button, input, textarea):not([aria-hidden=true] *)')]
      .filter((element) => !toast.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const beside = left < box.right && right > box.left;
        return beside && top < box.bottom && bottom > box.top && bottom - top < 3 * box.height;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test.describe(`in a window of ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a toast lies over nothing that can be pressed', async ({ page }) => {
      await openScheme(page, '/colors/朱红');
      await pauseToasts(page);
      await copyHex(page);
      await expect(toast(page, '已复制颜色: #ED5126')).toBeVisible();
      await expect.poll(() => covered(toast(page, '已复制颜色'))).toEqual([]);
    });

    test('nor does one when the page is scrolled under it', async ({ page }) => {
      await openScheme(page, '/colors/朱红');
      await copyHex(page);
      const shown = toast(page, '已复制颜色');
      await expect(shown).toBeVisible();
      // Hovering restarts the toast's timer, and scrolling could move the toast under the pointer.
      await page.mouse.move(1, 1);
      await pauseToasts(page);
      for (let step = 0; step < 24; step += 1) {
        await page.evaluate(() => scrollBy(0, 61));
        await expect.poll(() => covered(shown), `after ${step + 1} steps`).toEqual([]);
      }
    });

    test.describe('when saving fails', () => {
      test.use({ expectedErrors: [/503/] });

      test('a toast lies over nothing of the dialog that can be pressed', async ({ page, request }) => {
        await rememberMember(page, await newMember(request));
        await page.route('**/api/palettes', (route) => route.fulfill({ status: 503, json: {} }));
        await openScheme(page, '/colors/朱红');
        await pauseToasts(page);
        await page.getByRole('button', { name: '保存调色板' }).click();
        await page.getByRole('dialog').getByRole('textbox').first().fill('朱红');
        await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
        await expect(toast(page, '保存调色板失败')).toBeVisible();
        await expect.poll(() => covered(toast(page, '保存调色板失败'))).toEqual([]);
      });
    });
  });
}
