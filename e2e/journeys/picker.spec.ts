import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { anyAddress, newMail, newMember, rememberMember, sentCode } from '../support/members.ts';
import { openScheme } from '../support/shown-scheme.ts';
import { expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

const field = (page: Page) => page.getByRole('combobox');
const firstOption = (page: Page) => page.getByRole('option').first();

async function openPicker(page: Page): Promise<void> {
  await openScheme(page, '/colors/群青');
  await page.getByRole('button', { name: /^主色/ }).click();
}

async function found(page: Page, text: string): Promise<string[]> {
  await field(page).fill(text);
  await expect(page.getByText(`没有找到“${text}”`).or(firstOption(page))).toBeVisible();
  return page.getByRole('option').allInnerTexts();
}

test('the search waits until the text has stood still for 300 ms', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await openPicker(page);
  await expect(page.getByText('1023 色')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'));
  await field(page).fill('zhu');
  await page.clock.runFor(200);
  await field(page).fill('zhuhong');
  await page.clock.runFor(299);
  await expect(page.getByText('1023 色')).toBeVisible();
  await page.clock.runFor(1);
  await expect(firstOption(page)).toContainText('朱红');
});

for (const [count, text] of [
  ['one component', '219'],
  ['two components', '219, 155'],
  ['all three components', 'rgb(219, 155, 52)'],
] as const) {
  test(`the search by RGB matches the first of a colour: ${count}`, async ({ page, request }) => {
    const colors = (await (await request.get('/api/colors')).json()) as { hex: string; rgb: string }[];
    const wanted = text.match(/\d+/g)!.join(',');
    const matching = colors.filter(({ rgb }) => rgb === wanted || rgb.startsWith(`${wanted},`));
    await openPicker(page);
    await field(page).fill(text);
    await expect(page.getByRole('status').filter({ hasText: `${matching.length} 色` })).toBeVisible();
    await expect(page.getByRole('option', { name: '黄不老' })).toBeVisible();
    const hexes = (await found(page, text)).map((option) => /#[0-9A-F]{6}/.exec(option)?.[0]);
    for (const { hex } of matching) expect(hexes).toContain(hex);
  });
}

for (const [text, hex] of [
  ['18, 52, 86', '#123456'],
  ['rgb(18 52 86 / 50%)', '#123456'],
  ['＃１２３４５６', '#123456'],
  ["'#123456',", '#123456'],
  ['hsl(210 65.4% 20.4%)', '#123456'],
  ['oklch(0.321 0.064 251)', '#183552'],
  ['color(srgb 0.0706 0.2039 0.3373)', '#123456'],
] as const)
  test(`a pasted value is a colour, whatever its notation: ${text}`, async ({ page }) => {
    await openPicker(page);
    await field(page).fill(text);
    await expect(firstOption(page)).toContainText('自定义颜色');
    await expect(firstOption(page)).toContainText(hex);
    await expect(page.getByText(/^(同色|略有差别|相近|较远)$/).first()).toBeVisible();
  });

test('a text of ten thousand letters neither widens the picker nor is repeated in full', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPicker(page);
  for (const letter of ['q', '雪', '#']) {
    await field(page).fill(letter.repeat(10_000));
    const message = page.getByText(`${letter.repeat(40)}…”`);
    await expect(message).toBeVisible();
    expect(await message.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    expect((await page.getByRole('dialog').boundingBox())!.height).toBeLessThan(500);
  }
});

test('the field stays where it is, whatever is found', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPicker(page);
    const places = new Set<number>();
    for (const [text, count] of [
      ['', /^1023/],
      ['朱红', /^[1-9]\d? /],
      ['qqqqqq', /^0 /],
      ['#123456', /^$/],
    ] as const) {
      await field(page).fill(text);
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(count);
      places.add(Math.round((await field(page).boundingBox())!.y));
    }
    expect([width, ...places]).toHaveLength(2);
  }
});

test.describe('nothing matches one to four Chinese characters', () => {
  test('the co-create button opens the sign-in dialog, and goes on after it', async ({ page }) => {
    await openPicker(page);
    await field(page).fill('雪后晴');
    await page.getByRole('button', { name: '共创“雪后晴”' }).click();
    const dialog = page.getByRole('dialog', { name: '登录' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/colors/);
    const mail = newMail();
    await dialog.getByRole('textbox').fill(mail);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '发送验证码' }).click();
    await expect(page.getByRole('textbox', { name: '验证码' })).toBeVisible();
    await page.getByRole('textbox', { name: '验证码' }).fill(await sentCode(mail));
    await expect(page).toHaveURL(/\/co-create-colors\/new$/);
    await expect(page.getByRole('textbox', { name: '颜色名称' })).toHaveValue('雪后晴');
  });

  test('signed in, the co-create button goes to /co-create-colors/new with the search term', async ({
    page,
  }) => {
    await rememberMember(page, await newMember(page.request));
    await openPicker(page);
    await field(page).fill('雪后晴');
    await page.getByRole('button', { name: '共创“雪后晴”' }).click();
    await expect(page).toHaveURL(/\/co-create-colors\/new$/);
    await expect(page.getByRole('textbox', { name: '颜色名称' })).toHaveValue('雪后晴');
  });

  for (const text of ['雪后天晴了', 'qqqqqq', '雪a'])
    test(`there is no co-create button for ${text}`, async ({ page }) => {
      await openPicker(page);
      await field(page).fill(text);
      await expect(page.getByText(`没有找到“${text}”`)).toBeVisible();
      await expect(page.getByRole('button', { name: /共创/ })).toHaveCount(0);
    });
});

test('a colour that a member made is found below the others, chosen by keys, and keeps its name and the way to it', async ({
  page,
}) => {
  const name = newColorName();
  const id = await saveColor(page.request, await newMember(page.request), name, '#3C6479');
  await openPicker(page);
  await field(page).fill(name);
  const row = page.getByRole('option', { name });
  await expect(row).toContainText('共创');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/colors\/3C6479/);
  await page.reload();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/co-create-colors/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
