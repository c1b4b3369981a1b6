import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, rememberMember, type Member } from './members.ts';
import { photoPicture } from './picture-files.ts';
import { areaReady, expect } from './test.ts';

export type Opener = (page: Page, member: Member, request: APIRequestContext) => Promise<void>;

const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await areaReady(page);
};

const savedPalette = async (request: APIRequestContext, member: Member, name: string): Promise<number> => {
  const data = { name, colors: [{ hex: '#ED5126', name: '朱红', type: 'primary' }] };
  const answer = await request.post('/api/palettes', { headers: bearer(member), data });
  return ((await answer.json()) as { data: { id: number } }).data.id;
};

const importFile = async (page: Page): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入' }).click();
  const colors = Array.from({ length: 40 }, (_, index) => `${index * 6} 89 167\tcolour ${index}`);
  const buffer = Buffer.from(`GIMP Palette\nName: 青绿\n#\n${colors.join('\n')}\n`);
  await (await chooser).setFiles({ name: '青绿.gpl', mimeType: 'application/x-gimp-palette', buffer });
};

export const DIALOGS: Record<string, Opener> = {
  'the colour grid': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^色格/ }).click();
  },
  'the page of the colour chart': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^色格/ }).click();
    await page.getByRole('tab', { name: /^色谱/ }).click();
  },
  'colours of a picture': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^主色/ }).click();
    await page.getByRole('button', { name: '从图片取色' }).click();
  },
  'colours of a picture, found': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^主色/ }).click();
    await page.getByRole('button', { name: '从图片取色' }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photoPicture());
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
  },
  'the export of the generator': async (page, member) => {
    await rememberMember(page, member);
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: '导出' }).click();
  },
  'the export of the generator, its code in sight': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'CSS 变量 .css' }).click();
    await expect(page.getByRole('dialog').locator('pre')).toBeVisible();
  },
  'the export of the generator, the colours of a file in sight': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Office 主题 .thmx' }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Office 主题里的颜色' })).toBeVisible();
  },
  'the colour mixer': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^主色/ }).click();
    await page.getByRole('button', { name: '调色', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeAttached();
  },
  'the keyboard shortcuts': async (page) => {
    await at(page, '/colors/朱红');
    await page.keyboard.press('?');
  },
  'the editing of a palette': async (page, member, request) => {
    const id = await savedPalette(request, member, '编辑窗');
    await rememberMember(page, member);
    await at(page, `/palettes/${id}`);
    await page.getByRole('button', { name: '编辑' }).click();
  },
  'the export on the page of a palette': async (page, member, request) => {
    const id = await savedPalette(request, member, '导出窗');
    await rememberMember(page, member);
    await at(page, `/palettes/${id}`);
    await page.getByRole('button', { name: '导出' }).click();
  },
  saving: async (page, member) => {
    await rememberMember(page, member);
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: '保存调色板' }).click();
  },
  'signing in': async (page) => {
    await at(page, '/palettes');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  },
  devices: async (page, member) => {
    await rememberMember(page, member);
    await at(page, '/palettes');
    await page.getByRole('button', { name: member.user.name }).click();
    await page.getByRole('menuitem', { name: '登录与设备' }).click();
  },
  'an import': async (page, member) => {
    await rememberMember(page, member);
    await at(page, '/palettes');
    await importFile(page);
  },
  'a report': async (page, member, request) => {
    await savedPalette(request, member, '举报窗');
    await at(page, '/palettes?sort=newest&search=举报窗');
    await page
      .getByRole('button', { name: /，更多$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '举报…' }).click();
  },
  'the export of a palette': async (page, member, request) => {
    await savedPalette(request, member, '导出窗');
    await rememberMember(page, member);
    await at(page, '/palettes?tab=mine');
    await page
      .getByRole('button', { name: /，更多$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '更多格式…' }).click();
  },
};

export const PANELS: Record<string, Opener> = {
  'the picker with its shelf': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: /^主色/ }).click();
    await page.getByRole('button', { name: /收藏/ }).first().click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the chooser of a swatch': async (page) => {
    await at(page, '/colors/朱红');
    await page.locator('[data-swatch] [data-roving]').first().click();
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible();
  },
  'further harmonies': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('button', { name: '更多配色' }).click();
  },
  'a pair of colours': async (page) => {
    await at(page, '/colors/朱红');
    await page.getByRole('tab', { name: '对比与色觉' }).click();
    await page.locator('[data-cell]').nth(3).click();
  },
  'palettes near a colour': async (page) => {
    await at(page, '/palettes');
    await page.getByRole('button', { name: '找相近色' }).click();
    await page.getByRole('combobox', { name: '颜色' }).fill('红');
    await expect(page.getByRole('option').nth(3)).toBeVisible();
  },
  credits: async (page, member) => {
    await rememberMember(page, member);
    await at(page, '/palettes');
    await page.getByRole('banner').locator('[aria-haspopup=dialog]').first().click();
  },
};
