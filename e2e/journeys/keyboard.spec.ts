import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { anyAddress, newMail, sentCode } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const MOST_STOPS = 150;

/**
 * True when the focus is on screen and visible. A field may show it by a line on its box or cells instead of
 * an outline.
 */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { width, height, top, bottom } = focused.getBoundingClientRect();
    const onScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    const isField = focused.matches('input, textarea');
    const box = isField ? focused.parentElement : null;
    const lined = [focused, ...(box ? [box, ...box.children] : [])].some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return outlined || (isField && boxShadow !== 'none');
    });
    return onScreen && lined;
  });

async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect.poll(() => focusIsVisible(page)).toBe(true);
}

/** Presses a key until the target has the focus. Expects a visible focus at every stop. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((one) => one === document.activeElement)) return expectFocus(page, target);
    // After the last stop the focus moves to the browser's own controls.
    const seen = await page.evaluate(() => document.activeElement === document.body);
    if (!seen) {
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
      expect(await focusIsVisible(page), `focus is visible on ${where}`).toBe(true);
    }
  }
  throw new Error(`no stop of ${key} is ${target.toString()}`);
}

async function exported(page: Page, more: Locator, item: RegExp): Promise<Buffer> {
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const wanted = page.getByRole('menuitem', { name: item });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let before = await focused(); !item.test(before ?? ''); before = await focused()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toBe(before);
  }
  await expect(wanted).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  return readFile(await (await download).path());
}

test('a colour is found, made a scheme of, saved by a new member and exported, by keyboard alone', async ({
  page,
}) => {
  const mail = newMail();
  const name = `夜雨${Math.floor(Math.random() * 1e6)}`;
  await page.goto('/');
  await areaReady(page);

  const primary = page.getByRole('button', { name: /^主色/ });
  await tabTo(page, primary);
  await page.keyboard.press('Enter');
  await expectFocus(page, page.getByRole('combobox'));
  await page.keyboard.press('Escape');
  await expectFocus(page, primary);
  await page.keyboard.press('Enter');
  await expectFocus(page, page.getByRole('combobox'));
  await page.keyboard.type('qunqing');
  await expect(page.getByRole('option', { name: '群青' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^群青/);
  await expectFocus(page, primary);

  await tabTo(page, page.getByRole('radio', { name: '单色' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const triadic = page.getByRole('radio', { name: '三角' });
  await expect(triadic).toBeChecked();
  await expectFocus(page, triadic);

  const save = page.getByRole('button', { name: '保存调色板' });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: /登录/ });
  await expectFocus(page, signIn.getByRole('textbox'));
  await page.keyboard.type(mail);
  const agreement = signIn.getByRole('checkbox');
  await tabTo(page, agreement);
  await page.keyboard.press('Space');
  await expect(agreement).toBeChecked();
  await tabTo(page, signIn.getByRole('button', { name: '发送验证码' }));
  await page.keyboard.press('Enter');
  await expectFocus(page, page.getByRole('textbox', { name: '验证码' }));
  await page.keyboard.type(await sentCode(mail));

  const dialog = page.getByRole('dialog', { name: '保存调色板' });
  await expectFocus(page, dialog.getByRole('textbox').first());
  await page.keyboard.type(name);
  await tabTo(page, dialog.getByRole('button', { name: '保存', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expectFocus(page, save);

  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: '调色板' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: `${name}，更多` });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expectFocus(page, page.getByRole('menuitem').first());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectFocus(page, more);

  const picture = await exported(page, more, /^导出图片/);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBeGreaterThan(100);
  const theme = unzipSync(await exported(page, more, /^导出演示配色/));
  const scheme = strFromU8(theme['theme/theme/theme1.xml']!);
  expect(scheme.match(/<a:(dk1|lt1|dk2|lt2|accent[1-6]|hlink|folHlink)>/g)).toHaveLength(12);
});
