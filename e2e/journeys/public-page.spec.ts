import { authorName } from '@danqing/contracts/identity';
import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { anyAddress, bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const newName = () => `何${newColorName()}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}
async function savePalette(page: Page, member: Member, name: string, isPublic = true): Promise<number> {
  const colors = [{ hex: '#63BBD0', name: '霁青' }, { hex: '#D4E8E0' }, { hex: '#2474B5' }];
  const data = { name, is_public: isPublic, colors };
  const answer = await page.request.post('/api/palettes', { headers: bearer(member), data });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '修改用户名' }).click();
  const field = page.getByRole('textbox', { name: '用户名' });
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: '修改用户名' })).toBeFocused();
}

test('a new name is in the bar at once, and soon on the public page, palettes, creations and colours', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request);
  const [paletteName, colorName, name] = [`雨过天青${newColorName()}`, newColorName(), newName()];
  const paletteId = await savePalette(page, member, paletteName);
  const { collectionId } = await paintCreation(page.request, member);
  const colorId = await saveColor(page.request, member, colorName);
  await rememberMember(page, member);
  await open(page, '/users/profile');
  await rename(page, ` ${name} `);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('main').getByText(name)).toBeVisible();

  const visitor = await browser.newPage();
  await open(visitor, `/users/${member.user.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const path of [`/palettes/${paletteId}`, `/collections/${collectionId}`])
    await expect(async () => {
      await open(visitor, path);
      const link = visitor.getByRole('main').getByRole('link', { name });
      await expect(link.first()).toHaveAttribute('href', `/users/${member.user.id}`, { timeout: 5_000 });
    }).toPass();
  await open(visitor, `/co-create-colors/${colorId}`);
  await visitor.getByRole('link', { name: '查看更多作品' }).click();
  await expect(visitor).toHaveURL(`/users/${member.user.id}`);
  await expect(visitor.getByRole('tabpanel').getByRole('link', { name: paletteName })).toBeVisible();
  await visitor.close();
});

test('a name that does not do is told beside its field, and Escape leaves the old one', async ({ page }) => {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  await open(page, '/users/profile');
  await page.getByRole('button', { name: '修改用户名' }).click();
  const field = page.getByRole('textbox', { name: '用户名' });
  await field.fill('   ');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('用户名不能为空');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '修改用户名' })).toBeFocused();
  await expect(page.getByRole('main').getByText(member.user.name, { exact: true })).toBeVisible();
});

test.describe('a name that poses as the site', () => {
  test.use({ expectedErrors: [/400/] });

  test('is refused beside its field, which keeps what was typed', async ({ page }) => {
    await rememberMember(page, await newMember(page.request));
    await open(page, '/users/profile');
    await page.getByRole('button', { name: '修改用户名' }).click();
    const field = page.getByRole('textbox', { name: '用户名' });
    await field.fill('丹青官方');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('alert')).toHaveText('这个名字会让人误以为是本站，请换一个');
    await expect(field).toHaveValue('丹青官方');
  });
});

test('one of the own paintings becomes the picture, in the bar and on the public page, and none again', async ({
  page,
}) => {
  const member = await newMember(page.request);
  await rememberMember(page, member);
  await open(page, '/users/profile');
  const change = page.getByRole('button', { name: '更换头像' });
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  await change.click();
  await expect(dialog.getByRole('link', { name: '去写诗作画' })).toBeVisible();
  await page.keyboard.press('Escape');
  await paintCreation(page.request, member);
  await page.reload();
  await areaReady(page);
  await change.click();
  await dialog.getByRole('radio').click();
  await dialog.getByRole('button', { name: '用作头像' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /-320\.webp$/);
  await page.getByRole('link', { name: '查看公开主页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.user.name })).toBeVisible();
  await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', /-320\.webp$/);
  await page.getByRole('link', { name: '回到我的主页' }).click();
  await change.click();
  await dialog.getByRole('button', { name: '不用图片' }).click();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('the tabs go by keys, are in the address, and the browser goes back through them', async ({ page }) => {
  const member = await newMember(page.request);
  for (let number = 1; number <= 13; number += 1) await savePalette(page, member, `第${number}个`);
  const { collectionId } = await paintCreation(page.request, member);
  await open(page, `/users/${member.user.id}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: '第13个' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /调色板/ })).toContainText('13');
  await panel.getByRole('button', { name: '较早的' }).click();
  await expect(panel.getByRole('link')).toHaveText(['第1个']);
  await expect(page).toHaveURL(/\?after=\d+$/);
  await page.getByRole('tab', { name: /调色板/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=collections$/);
  await expect(panel.getByRole('link')).toHaveAttribute('href', `/collections/${collectionId}`);
  await page.goBack();
  await expect(panel.getByRole('link')).toHaveText(['第1个']);
  await panel.getByRole('button', { name: '较新的' }).click();
  await expect(panel.getByRole('link', { name: '第13个' })).toBeVisible();
});

test.describe('a private page', () => {
  test.use({ expectedErrors: [/404/] });

  test('is not found by others, whose links to it go, and is there again when it is public', async ({
    page,
    browser,
  }) => {
    const member = await newMember(page.request);
    const name = newName();
    const paletteId = await savePalette(page, member, '藏山');
    const path = `/users/${member.user.id}`;
    await rememberMember(page, member);
    await open(page, '/users/profile');
    await rename(page, name);
    const toggle = page.getByRole('switch', { name: '公开我的主页' });
    await expect(toggle).toBeChecked();
    await expect(page.getByText(/关掉以后，别人打开主页/)).toBeVisible();
    await toggle.click();
    await expect(toggle).not.toBeChecked();

    const visitor = await browser.newPage();
    const answer = await visitor.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).not.toContain(name);
    await expect(async () => {
      await open(visitor, `/palettes/${paletteId}`);
      await expect(visitor.getByRole('main').getByText(name)).toBeVisible({ timeout: 5_000 });
      await expect(visitor.getByRole('main').getByRole('link', { name })).toHaveCount(0, { timeout: 5_000 });
    }).toPass();

    await toggle.click();
    await expect(page.getByRole('link', { name: '查看公开主页' })).toBeVisible();
    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await visitor.close();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, locale, joined, palettes } of [
    { language: '', locale: 'zh', joined: '加入', palettes: '公开调色板' },
    { language: '/en', locale: 'en', joined: 'Joined', palettes: 'Public palettes' },
    { language: '/ja', locale: 'ja', joined: '登録日', palettes: '公開パレット' },
  ] as const)
    test(`a page under ${language || '/'} says whose it is, and leads to the works`, async ({ page }) => {
      const member = await newMember(page.request);
      const called = authorName(member.user, locale);
      const name = `江南${newColorName()}`;
      const id = await savePalette(page, member, name);
      const secret = await savePalette(page, member, '不给人看', false);
      await page.goto(`${language}/users/${member.user.id}`);
      await expect(page).toHaveTitle(new RegExp(`^${called} · `));
      await expect(page.getByRole('term').filter({ hasText: joined })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: palettes }).first()).toBeVisible();
      expect(await page.content()).not.toMatch(
        new RegExp(`${member.user.email}|不给人看|/palettes/${secret}\\b`),
      );
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const drawn = await page.request.get(new URL(picture ?? '').pathname + new URL(picture ?? '').search);
      expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${language}/palettes/${id}`);
      await page.getByRole('link', { name: called }).click();
      await expect(page).toHaveURL(`${language}/users/${member.user.id}`);
    });
});

for (const { language, edit, save, shown } of [
  { language: 'en', edit: 'Change your name', save: 'Save', shown: 'See your public page' },
  { language: 'ja', edit: '名前を変更', save: '保存', shown: '公開ページを見る' },
])
  test(`the name is changed and the page seen in ${language}`, async ({ page }) => {
    await rememberMember(page, await newMember(page.request));
    await open(page, `/${language}/users/profile`);
    const name = newName();
    await page.getByRole('button', { name: edit }).click();
    await page.getByRole('main').getByRole('textbox').first().fill(name);
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByRole('link', { name: shown }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/users/\\d+$`));
  });
