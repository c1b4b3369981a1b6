// Every dialog in every window: its top, both sides and the button that closes it are in sight, and nothing of it lies beyond
// what can be scrolled to.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { photoPicture } from '../support/picture-files.ts';
import { areaReady, expect, test } from '../support/test.ts';

/** In CSS pixels; the last three are a laptop's window at 200 and 400 % zoom and a phone's on its side. */
const WINDOWS = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 625],
  [1093, 500],
  [1024, 768],
  [768, 1024],
  [375, 667],
  [320, 400],
  [683, 312],
  [342, 156],
  [640, 400],
] as const;

type Opener = (page: Page, member: Member, request: APIRequestContext) => Promise<void>;

const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await areaReady(page);
};

/** @returns its number */
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

const DIALOGS: Record<string, Opener> = {
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

/** What of a dialog lies beyond the window with its ground scrolled to the top, and whether its last button can be come to. */
const beyond = (dialog: Locator) =>
  dialog.evaluate((content) => {
    const ground = content.parentElement as HTMLElement;
    for (const box of [content, ground]) box.scrollTop = 0;
    const box = content.getBoundingClientRect();
    const close = [...content.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === '关闭');
    const cross = close?.getBoundingClientRect();
    const hit = cross && document.elementFromPoint(cross.x + cross.width / 2, cross.y + cross.height / 2);
    const scrolls = (element: Element) =>
      element.scrollHeight <= element.clientHeight || /auto|scroll/.test(getComputedStyle(element).overflowY);
    const faults = {
      top: box.top < 0,
      left: box.left < 0,
      right: box.right > document.documentElement.clientWidth,
      sideways: ground.scrollWidth > ground.clientWidth || content.scrollWidth > content.clientWidth,
      bottom: box.bottom > innerHeight && !scrolls(ground),
      close: !close || !hit || !close.contains(hit),
    };
    const last = [...content.querySelectorAll('button')].findLast((button) => button.checkVisibility());
    last?.scrollIntoView({ block: 'center' });
    const place = last?.getBoundingClientRect();
    const end = place && document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    const all = { ...faults, end: !end || !last?.contains(end) };
    return Object.entries(all).flatMap(([side, wrong]) => (wrong ? [side] : []));
  });

for (const [name, open] of Object.entries(DIALOGS))
  test(`${name} keeps its top, its sides and its way out in twelve windows`, async ({ page, request }) => {
    await open(page, await newMember(request), request);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const faults: Record<string, string[]> = {};
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      const found = await beyond(dialog);
      if (found.length > 0) faults[`${width}×${height}`] = found;
    }
    expect(faults).toEqual({});
  });
