import { readFile } from 'node:fs/promises';
import type { Palette, PaletteResponse } from '@danqing/contracts/palettes';
import type { APIRequestContext, Page } from '@playwright/test';
import { anyAddress, bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';
import { pauseToasts, recordToasts } from '../support/toasts.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

/** Unique names, so that no run finds the palettes of another. */
const newName = (name: string) => `${name}${Math.floor(Math.random() * 1e6)}`;

async function save(request: APIRequestContext, owner: Member, name: string): Promise<Palette> {
  const answer = await request.post('/api/palettes', {
    headers: bearer(owner),
    data: {
      name,
      colors: [
        { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
        { hex: '#2E59A7', name: '群青', pinyin: 'qún qīng', type: 'secondary' },
        { hex: '#D6ECF0', name: '月白', pinyin: 'yuè bái', type: 'scheme', shade: 'mid-500' },
      ],
    },
  });
  return ((await answer.json()) as PaletteResponse).data;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, item: RegExp): Promise<void> {
  await card(page, name).getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const credits = (page: Page, count: number) =>
  page.getByRole('button', { name: `点数余额：${count}`, exact: true });

test('a palette is saved, found in mine and in public, exported by somebody else for one credit and then free, and deleted', async ({
  page,
  request,
  browser,
}) => {
  const [owner, other] = [await newMember(request), await newMember(request)];
  const name = newName('竹里馆');
  await rememberMember(page, owner);
  await open(page, '/colors/竹青');
  await page.getByRole('button', { name: '保存调色板' }).click();
  const dialog = page.getByRole('dialog', { name: '保存调色板' });
  await expect(dialog.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  await dialog.getByLabel('调色板名称 *').fill(name);
  await expect(dialog.getByRole('checkbox', { name: '公开' })).toBeChecked();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('保存成功！在[调色板]查看').first()).toBeVisible();
  await pauseToasts(page);
  await page.getByRole('link', { name: '[调色板]' }).click();
  await expect(page.getByRole('tab', { name: /我的/ })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, name)).toBeVisible();

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } });
  const visitor = await context.newPage();
  await rememberMember(visitor, other);
  await open(visitor, `/palettes?tab=public&sort=newest&search=${encodeURIComponent(name)}`);
  await expect(credits(visitor, 10)).toBeVisible();
  for (const format of [/导出图片/, /导出演示配色/]) {
    const download = visitor.waitForEvent('download');
    await choose(visitor, name, format);
    const file = await download;
    expect(file.suggestedFilename()).toBe(`丹青_${name}.${String(format).includes('图片') ? 'png' : 'thmx'}`);
    expect((await readFile(await file.path())).length).toBeGreaterThan(1_000);
    await expect(credits(visitor, 9)).toBeVisible();
  }
  await visitor.reload();
  await card(visitor, name).getByRole('button', { name: /更多/ }).click();
  await expect(visitor.getByRole('menuitem', { name: '导出图片', exact: true })).toBeVisible();
  await context.close();

  await choose(page, name, /删除/);
  await expect(page.getByText(`已删除“${name}”`).first()).toBeVisible();
  await page.getByRole('button', { name: /撤销/ }).click();
  await expect(card(page, name).getByRole('button', { name: /更多/ })).toBeVisible();
  await choose(page, name, /删除/);
  await expect(page.getByText(`已删除“${name}”`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('还没有保存过调色板')).toBeVisible();
});

test('signed out: the notice, the sign-in and its message for an export, and for saving', async ({
  page,
  request,
}) => {
  const name = newName('夜航船');
  await save(request, await newMember(request), name);
  const toasts = await recordToasts(page);
  await open(page, `/palettes?search=${encodeURIComponent(name)}`);
  await expect(page.getByText(/这里是大家公开的调色板/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /我的/ })).toHaveCount(0);
  await choose(page, name, /导出图片/);
  await expect.poll(toasts).toEqual(['请登录后导出，非本人资源将扣除1点']);
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await open(page, '/colors/竹青');
  await page.getByRole('button', { name: '保存调色板' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
});

test('a palette is deleted on its own page, comes back by keyboard, and is gone from the list once deleted', async ({
  page,
  request,
}) => {
  const owner = await newMember(request);
  const name = newName('空山');
  const { id } = await save(request, owner, name);
  await rememberMember(page, owner);
  await open(page, `/palettes/${id}`);
  const heading = page.getByRole('heading', { name });
  const remove = page.getByRole('button', { name: '删除' });
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await expect(heading).toHaveCount(0);
  await expect.poll(async () => (await request.get(`/api/palettes/${id}`)).status()).toBe(404);
  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
  await expect(remove).toBeFocused();
  expect((await request.get(`/api/palettes/${id}`)).status()).toBe(200);
  await remove.click();
  await page.getByRole('link', { name: '全部调色板' }).click();
  await expect(page.getByText('还没有保存过调色板')).toBeVisible();
  expect((await request.get(`/api/palettes/${id}`)).status()).toBe(404);
});

test.describe('with refused answers', () => {
  test.use({ expectedErrors: [/Failed to load resource|could not be (saved|reached)/] });

  test('without enough credits the export says so, charges nothing and makes nothing', async ({
    page,
    request,
  }) => {
    const [owner, poor] = [await newMember(request), await newMember(request)];
    for (let index = 0; index < 10; index += 1) {
      const { id } = await save(request, owner, newName('花光'));
      await request.post('/api/downloads/claim', {
        headers: bearer(poor),
        data: { resourceType: 'palette', resourceId: id },
      });
    }
    const name = newName('买不起');
    const palette = await save(request, owner, name);
    await rememberMember(page, poor);
    const toasts = await recordToasts(page);
    await open(page, `/palettes?tab=public&search=${encodeURIComponent(name)}`);
    let produced = 0;
    page.on('download', () => (produced += 1));
    page.on('request', (sent) => void (sent.url().includes('export-image') && (produced += 1)));
    await choose(page, name, /导出图片/);
    await expect.poll(toasts).toEqual(['点数不足，没有扣除点数，请购买点数后再试']);
    await expect(credits(page, 0)).toBeVisible();
    expect(produced).toBe(0);
    const stored = await request.get(`/api/palettes/${palette.id}`);
    expect(((await stored.json()) as PaletteResponse).data.downloads).toBe(0);
  });

  test('a session that has ended shows the public palettes instead of mine', async ({ page, request }) => {
    const member = await newMember(request);
    await request.post('/api/auth/logout', { headers: bearer(member) });
    await rememberMember(page, member);
    await open(page, '/palettes');
    await expect(page.getByText(/这里是大家公开的调色板/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  test('a save that fails keeps what was typed, says so, and the retry saves once', async ({
    page,
    request,
  }) => {
    const member = await newMember(request);
    const name = newName('再试');
    await rememberMember(page, member);
    await open(page, '/colors/竹青');
    let lost = 0;
    await page.route('**/api/palettes', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: '保存调色板' }).click();
    const dialog = page.getByRole('dialog', { name: '保存调色板' });
    await dialog.getByLabel('调色板名称 *').fill(name);
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('保存调色板失败，请检查剩余点数稍后重试').first()).toBeVisible();
    await expect(dialog.getByLabel('调色板名称 *')).toHaveValue(name);
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog).toHaveCount(0);
    const own = await request.get('/api/palettes', { headers: bearer(member) });
    expect(((await own.json()) as { data: Palette[] }).data.map((palette) => palette.name)).toEqual([name]);
  });
});

test('a palette is loaded into the generator as it was saved, once', async ({ page, request }) => {
  const name = newName('载入');
  await save(request, await newMember(request), name);
  await open(page, `/palettes?search=${encodeURIComponent(name)}`);
  await choose(page, name, /载入配色/);
  // A three-colour palette matches no scheme, so it stays a palette of three.
  await expect(page).toHaveURL(/\/colors\/[^/?]+\?p=.+&of=\d+\.1$/);
  await expect(page.getByRole('radio', { name: '调色板' })).toBeChecked();
  await expect(page.locator('[data-swatch]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /群青.*#2E59A7/ }).first()).toBeVisible();
  expect(await page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
});

test('a dropped palette file becomes a palette of mine', async ({ page, request }) => {
  const member = await newMember(request);
  const name = newName('青绿');
  await rememberMember(page, member);
  await open(page, '/palettes');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入' }).click();
  await (
    await chooser
  ).setFiles({
    name: `${name}.gpl`,
    mimeType: 'application/x-gimp-palette',
    buffer: Buffer.from(`GIMP Palette\nName: ${name}\n#\n46 89 167\t群青\n214 236 240\t月白\n`),
  });
  const dialog = page.getByRole('dialog', { name: '导入调色板' });
  await expect(dialog.getByLabel('调色板名称 *')).toHaveValue(name);
  await dialog.getByRole('button', { name: '保存到我的调色板' }).click();
  await expect(card(page, name)).toBeVisible();
  const own = await request.get('/api/palettes', { headers: bearer(member) });
  const [saved] = ((await own.json()) as { data: Palette[] }).data;
  expect(saved?.colors.map(({ hex, name: color }) => `${hex} ${color}`)).toEqual([
    '#2E59A7 群青',
    '#D6ECF0 月白',
  ]);
});
