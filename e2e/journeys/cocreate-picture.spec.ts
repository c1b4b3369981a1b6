import type { Page } from '@playwright/test';
import { newColorName } from '../support/cocreated-colors.ts';
import { anyAddress, newMail, newMember, rememberMember, sentCode } from '../support/members.ts';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const chip = (page: Page, count: number) =>
  page.getByRole('button', { name: `点数余额：${count}`, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: '颜色名称' });
const wanted = (page: Page) => page.getByRole('checkbox', { name: /同时配一张图/ });
const picture = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(name) });
const isDrawn = (page: Page, name: string) =>
  picture(page, name).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

async function openNew(page: Page, language = ''): Promise<void> {
  await page.goto(`${language}/co-create-colors/new`);
  await areaReady(page);
}

test('a member has a colour painted for one credit, keeps it, and sees the picture on its page', async ({
  page,
}) => {
  const name = newColorName();
  await rememberMember(page, await newMember(page.request));
  await openNew(page);
  await expect(chip(page, 10)).toBeVisible();
  await field(page).fill(name);
  await wanted(page).check();
  await page.getByRole('button', { name: /^调出颜色/ }).click();
  await expect.poll(() => picture(page, name).count()).toBe(1);
  await expect.poll(() => isDrawn(page, name)).toBe(true);
  await expect(chip(page, 9)).toBeVisible();
  await page.getByRole('button', { name: '保存这个颜色' }).click();
  await page.waitForURL(/\/co-create-colors\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => isDrawn(page, name)).toBe(true);
  await page.reload();
  await expect.poll(() => isDrawn(page, name)).toBe(true);
  await expect(chip(page, 9)).toBeVisible();
});

test('what a visitor typed survives the sign-in that a picture asks for, which then goes on by itself', async ({
  page,
}) => {
  const name = newColorName();
  await openNew(page);
  await field(page).fill(name);
  await wanted(page).check();
  await page.getByRole('button', { name: /^调出颜色/ }).click();
  const dialog = page.getByRole('dialog', { name: /登录/ });
  const mail = newMail();
  await dialog.getByRole('textbox').fill(mail);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /验证码/ }).click();
  await dialog.getByRole('textbox', { name: /验证码/ }).fill(await sentCode(mail, siteUrl()));
  await expect(dialog).toBeHidden();
  await expect(field(page)).toHaveValue(name);
  await expect(wanted(page)).toBeChecked();
  await expect.poll(() => picture(page, name).count()).toBe(1);
  await expect(chip(page, 9)).toBeVisible();
});

test.describe('a picture that does not come', () => {
  test.use({ expectedErrors: [/ERR_|cocreate: the image/] });

  test('is said beside its place, the name stays, and only the one that comes costs a credit', async ({
    page,
  }) => {
    const name = newColorName();
    await rememberMember(page, await newMember(page.request));
    await page.route('**/api/ai/image-from-name', (route) => route.abort('connectionreset'));
    await openNew(page);
    await field(page).fill(name);
    await wanted(page).check();
    await page.getByRole('button', { name: /^调出颜色/ }).click();
    await expect(page.getByText('图片没有画成')).toBeVisible();
    await expect(field(page)).toHaveValue(name);
    await expect(page.getByRole('button', { name: '保存这个颜色' })).toBeEnabled();
    await expect(chip(page, 10)).toBeVisible();
    await page.unroute('**/api/ai/image-from-name');
    await page.getByRole('button', { name: '再画一次' }).click();
    await expect.poll(() => picture(page, name).count()).toBe(1);
    await expect(chip(page, 9)).toBeVisible();
  });
});
