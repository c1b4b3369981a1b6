import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { anyAddress, newMail, newMember, rememberMember, sentCode } from '../support/members.ts';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}

async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  const mail = newMail();
  await dialog.getByRole('textbox').fill(mail);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /验证码/ }).click();
  await expect(dialog.getByRole('textbox', { name: /验证码/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: /验证码/ }).fill(await sentCode(mail, siteUrl()));
  await expect(dialog).toBeHidden();
}

test('a visitor imagines a colour; saving asks for a sign-in, goes on by itself, and opens it', async ({
  page,
}) => {
  const name = newColorName();
  await open(page, '/co-create-colors/new');
  await page.getByRole('textbox', { name: '颜色名称' }).fill(name);
  await page.getByRole('button', { name: '调出颜色' }).click();
  const hex = await page
    .getByRole('region', { name: '调出的颜色' })
    .getByText(/^#[0-9A-F]{6}$/)
    .innerText();
  await expect(page.getByText(/ΔE \d/)).toBeVisible();
  await page.getByRole('button', { name: '保存这个颜色' }).click();
  await signIn(page);
  await page.waitForURL(/\/co-create-colors\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: `复制 HEX ${hex}` })).toBeVisible();
  await page.getByRole('link', { name: '共创色', exact: true }).click();
  await expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');
});

test('two members like a colour, and one takes it back', async ({ page, browser }) => {
  const id = await saveColor(page.request, await newMember(page.request), newColorName());
  await rememberMember(page, await newMember(page.request));
  await open(page, `/co-create-colors/${id}`);
  await page.getByRole('button', { name: /^喜欢/ }).click();
  await expect(page.getByRole('button', { name: /^已喜欢 ?1$/ })).toBeVisible();

  const context = await browser.newContext({ baseURL: siteUrl() });
  const other = await context.newPage();
  await rememberMember(other, await newMember(page.request));
  await open(other, `/co-create-colors/${id}`);
  await other.getByRole('button', { name: /^喜欢 ?1$/ }).click();
  await expect(other.getByRole('button', { name: /^已喜欢 ?2$/ })).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: /^已喜欢/ }).click();
  await expect(page.getByRole('button', { name: /^喜欢 ?1$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^喜欢 ?1$/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a suggested name becomes a colour', async ({ page }) => {
  await rememberMember(page, await newMember(page.request));
  await open(page, '/co-create-colors');
  await page.getByRole('button', { name: '共创新色' }).click();
  const dialog = page.getByRole('dialog', { name: '共创新色' });
  const suggested = dialog.getByRole('listitem').first();
  const name = await suggested.locator('b').innerText();
  await suggested.getByRole('button').click();
  await page.waitForURL('**/co-create-colors/new');
  await expect(page.getByRole('textbox', { name: '颜色名称' })).toHaveValue(name);
  const imagined = page.getByRole('region', { name: '调出的颜色' });
  await expect(imagined.getByText(/^#[0-9A-F]{6}$/)).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: '起名参考' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('its owner deletes a colour and takes that back', async ({ page }) => {
  const member = await newMember(page.request);
  const name = newColorName();
  const id = await saveColor(page.request, member, name);
  await rememberMember(page, member);
  await open(page, `/co-create-colors/${id}`);
  await page.getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('heading', { name: `已删除“${name}”` })).toBeVisible();
  expect((await page.request.get(`/api/co-create/colors/${id}`)).status()).toBe(404);
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the colour in the address is on its page, highlighted and in view', async ({ page }) => {
  const member = await newMember(page.request);
  const name = newColorName();
  await saveColor(page.request, member, name, '#3C6478');
  for (let more = 0; more < 13; more += 1) await saveColor(page.request, member, newColorName());
  await open(page, '/co-create-colors?pageSize=12&hex=3c6478');
  const card = page.getByRole('article', { name });
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(card).toBeInViewport();
  await expect(card.getByText('你刚打开的颜色')).toBeVisible();
});

test('a circle that is pointed at or focused comes forward with its picture and values', async ({ page }) => {
  const member = await newMember(page.request);
  const { imageUrl } = await paintCreation(page.request, member);
  const name = newColorName();
  await saveColor(page.request, member, name, '#3C6478', imageUrl);
  await saveColor(page.request, await newMember(page.request), name, '#7D99A3');
  await open(page, '/co-create-colors');
  const card = page.getByRole('article', { name });
  const circle = card.getByRole('link', { name: /#3C6478/ });
  const picture = circle.locator('img');
  const drawn = () =>
    picture.evaluate((image: HTMLImageElement) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const seen = document.elementsFromPoint(left + width / 2, top + height / 4);
      return image.complete && image.naturalWidth > 0 && seen.includes(image);
    });
  await expect(picture).toHaveCount(0);
  await circle.hover();
  await expect.poll(drawn).toBe(true);
  await expect(circle.getByText('#3C6478')).toBeVisible();
  await expect(card.getByText('rgb(60, 100, 120)')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(picture).toHaveCount(0);
  await circle.focus();
  await expect.poll(drawn).toBe(true);
});

for (const [prefix, list, create, like] of [
  ['', '共创色', '共创新色', /^喜欢/],
  ['/en', 'Co-created colours', 'Create a colour', /^Like/],
  ['/ja', '共創カラー', '新しい色を作る', /^いいね/],
] as const)
  test(`the pages speak one language under ${prefix || '/'}`, async ({ page }) => {
    const name = newColorName();
    const id = await saveColor(page.request, await newMember(page.request), name);
    await open(page, `${prefix}/co-create-colors`);
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(page.getByRole('button', { name: create })).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await open(page, `${prefix}/co-create-colors/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: like })).toBeVisible();
  });

test('names with markup, emoji, one and 20 characters and from the right to the left break nothing', async ({
  page,
}) => {
  const member = await newMember(page.request);
  await page.setViewportSize({ width: 375, height: 667 });
  for (const name of ['<b>青</b>', '👩‍🎨🎨', '茶', '青'.repeat(20), 'أزرق البحر']) {
    const id = await saveColor(page.request, member, name);
    await open(page, `/co-create-colors/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await open(page, '/co-create-colors');
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(0);
  }
});
