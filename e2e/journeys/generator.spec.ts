import type { Locator, Page } from '@playwright/test';
import { areaReady, expect, test } from '../support/test.ts';
import { recordToasts } from '../support/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const swatchButtons = (page: Page): Locator => page.getByRole('button', { name: /, 更换$/ });
const accent = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('[data-frame=block]') as Element).backgroundColor,
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}

async function pick(page: Page, search: string, name: string, label = /^主色/): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('combobox').fill(search);
  await page.getByRole('option', { name }).first().click();
}

test('a first visit preselects a random colour of the list, with its scheme and four sample previews', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const names = ((await (await request.get('/api/colors')).json()) as { name: string }[]).map(
    ({ name }) => name,
  );
  const title = await page.title();
  expect(names).toContain(title.split(' · ')[0]);
  await expect(swatchButtons(page)).toHaveCount(11);
  await expect(page.getByRole('button', { name: /示例/ })).toHaveCount(4);
});

for (const path of ['/ai', '/ai/']) {
  test(`${path} is a landing page with a preselected colour as well`, async ({ page }) => {
    await open(page, path);
    await expect(swatchButtons(page)).toHaveCount(11);
  });
}

test('a colour found by pinyin drives the page: address, title, values, accent; Back returns', async ({
  page,
}) => {
  await open(page, '/colors/月白');
  const before = await accent(page);
  await pick(page, 'zhu hong', '朱红');
  await expect(page).toHaveURL(/\/colors\/%E6%9C%B1%E7%BA%A2$/);
  await expect(page).toHaveTitle('朱红 · 丹青 中国传统色配色');
  await expect(page.getByRole('button', { name: '复制 HEX #ED5126' })).toBeVisible();
  await expect.poll(() => accent(page)).not.toBe(before);
  await page.goBack();
  await expect(page.getByRole('button', { name: '复制 HEX #EEF7F2' })).toBeVisible();
  await expect.poll(() => accent(page)).toBe(before);
});

test('the search understands names, initials, hex and RGB, and says when nothing fits', async ({ page }) => {
  await open(page, '/colors/月白');
  await page.getByRole('button', { name: /^主色/ }).click();
  for (const [search, name] of [
    ['朱红', '朱红'],
    ['yanzhi', '胭脂'],
    ['#ED5126', '朱红'],
    ['237,81,38', '朱红'],
    ['237 81', '朱红'],
  ]) {
    await page.getByRole('combobox').fill(search ?? '');
    await expect(page.getByRole('option', { name }).first()).toBeVisible();
  }
  await page.getByRole('combobox').fill('雪后晴');
  await expect(page.getByText('没有叫“雪后晴”的颜色')).toBeVisible();
  await expect(page.getByRole('button', { name: '共创“雪后晴”' })).toBeVisible();
});

test('the picker is operated by the keyboard alone', async ({ page }) => {
  await open(page, '/colors/月白');
  const button = page.getByRole('button', { name: /^主色/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('qunqing');
  await expect(page.getByRole('option', { name: '群青' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^群青/);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a typed hex becomes a custom colour, an invalid one a message at the field that loses nothing', async ({
  page,
}) => {
  await open(page, '/colors/月白');
  await page.getByRole('button', { name: /^主色/ }).click();
  const field = page.getByRole('combobox');
  await field.fill('#12345');
  await expect(page.getByText('不是有效的色值')).toBeVisible();
  await expect(field).toHaveValue('#12345');
  await field.fill('#123456');
  await page.getByRole('option', { name: /自定义颜色/ }).click();
  await expect(page).toHaveURL(/\/colors\/123456$/);
  await expect(page.getByRole('button', { name: '复制 RGB 18, 52, 86' })).toBeVisible();
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('button', { name: '复制 HEX #123456' })).toBeVisible();
});

test('scheme mode dual: a button adds and removes the second colour; a new primary and leaving the mode clear it', async ({
  page,
}) => {
  await open(page, '/colors/群青');
  await page.getByRole('radio', { name: '双色' }).click();
  await expect(swatchButtons(page)).toHaveCount(4);
  await page.getByRole('button', { name: '添加第二色' }).click();
  await page.getByRole('combobox').fill('朱红');
  await page.getByRole('option', { name: '朱红' }).first().click();
  await expect(swatchButtons(page)).toHaveCount(11);
  await expect(page.getByRole('button', { name: /^500, 第二色, 朱红/ })).toBeVisible();

  await page.getByRole('button', { name: /^移除第二色/ }).click();
  await expect(swatchButtons(page)).toHaveCount(4);

  await page.getByRole('button', { name: '添加第二色' }).click();
  await page.getByRole('combobox').fill('朱红');
  await page.getByRole('option', { name: '朱红' }).first().click();
  await expect(swatchButtons(page)).toHaveCount(11);
  await page.getByRole('radio', { name: '三角' }).click();
  await page.getByRole('radio', { name: '双色' }).click();
  await expect(page.getByRole('button', { name: '添加第二色' })).toBeVisible();

  await page.getByRole('button', { name: '添加第二色' }).click();
  await page.getByRole('combobox').fill('朱红');
  await page.getByRole('option', { name: '朱红' }).first().click();
  await expect(swatchButtons(page)).toHaveCount(11);
  await pick(page, '月白', '月白');
  await expect(page.getByRole('button', { name: '添加第二色' })).toBeVisible();
  await expect(swatchButtons(page)).toHaveCount(4);
});

test('the second colour has its picker only in dual mode, and what is not whole cannot be saved', async ({
  page,
}) => {
  await open(page, '/colors/群青');
  const second = page.getByRole('button', { name: /第二色/ });
  const saving = page.getByRole('button', { name: '保存调色板' });
  await expect(second).toHaveCount(0);
  await expect(saving).toBeEnabled();
  await page.getByRole('radio', { name: '双色' }).click();
  await expect(second).toHaveCount(1);
  await expect(saving).toBeDisabled();
  await page.getByRole('radio', { name: '三角' }).click();
  await expect(second).toHaveCount(0);
  await expect(saving).toBeEnabled();
});

test('scheme mode triadic: three groups with the hues turned by 120 degrees', async ({ page }) => {
  await open(page, '/colors/胭脂');
  await page.getByRole('radio', { name: '三角' }).click();
  await expect(swatchButtons(page)).toHaveCount(11);
  for (const text of ['+120°', '−120°']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: /^500, 甲, 胭脂, #9D2933/ })).toBeVisible();
});

test('clicking a preview copies the colour under the pointer; values and swatches copy theirs', async ({
  page,
}) => {
  const toasts = await recordToasts(page);
  await open(page, '/colors/朱红');
  await page.getByRole('button', { name: '复制 HEX #ED5126' }).click();
  await expect.poll(toasts).toEqual(['已复制颜色: #ED5126']);
  expect(await clipboard(page)).toBe('#ED5126');

  await page.getByRole('button', { name: '复制 RGB 237, 81, 38' }).click();
  await expect.poll(() => clipboard(page)).toBe('237, 81, 38');

  await swatchButtons(page).nth(6).focus();
  await page.keyboard.press('c');
  await expect.poll(() => clipboard(page)).toBe('#D03400');

  const buy = page.getByText('加入购物车');
  await buy.click();
  await expect.poll(() => clipboard(page)).toMatch(/^#[0-9A-F]{6}$/);
});

test('clicking a swatch of the palette strip opens a chooser that replaces its colour, or restores it', async ({
  page,
}) => {
  await open(page, '/colors/群青');
  await swatchButtons(page).nth(6).click();
  const chooser = page.getByRole('dialog', { name: '更换 600' });
  await expect(chooser.getByRole('slider')).toHaveCount(3);
  await chooser.getByRole('textbox', { name: '色值' }).fill('#3F6AA0');
  await chooser.getByRole('button', { name: '换上' }).click();
  await expect(page.getByRole('button', { name: /^600, .*#3F6AA0/ })).toBeVisible();
  await page.getByRole('button', { name: /^600, / }).click();
  await page.getByRole('dialog').getByRole('button', { name: '还原' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '换上' }).click();
  await expect(page.getByRole('button', { name: /^600, .*#005A9A/ })).toBeVisible();
});

test('a hex in the query is used, upper-cased and prefixed; an invalid one is told', async ({ page }) => {
  await open(page, '/?hex=ed5126');
  await expect(page.getByRole('button', { name: '复制 HEX #ED5126' })).toBeVisible();
  await open(page, '/?hex=zzz');
  await expect(page.getByText(/zzz/).first()).toBeVisible();
  await expect(swatchButtons(page)).toHaveCount(11);
});

test('an apostrophe in an English gloss is no wider than a letter', async ({ page }) => {
  await open(page, '/en/colors/香炉紫烟');
  await page.evaluate(() => document.fonts.ready);
  const gloss = page.getByRole('region', { name: 'Current colour' }).getByText('Censer’s violet haze');
  const width = () =>
    gloss.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, 6);
      range.setEnd(element.firstChild!, 7);
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
    });
  await expect.poll(width).toBeLessThan(0.6);
});

test.describe('an unknown colour', () => {
  test.use({ expectedErrors: [/404/] });

  test('an address of any length is answered at once, and its text does not widen the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const name of ['x'.repeat(3000), '雪后'.repeat(500)]) {
      await open(page, `/colors/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('页面未找到');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    }
  });

  test('leads to the not-found screen with a search for it', async ({ page }) => {
    await open(page, '/colors/雪后晴');
    await expect(page.getByText('没有叫“雪后晴”的颜色。')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('雪后晴');
    await page.getByRole('link', { name: /雪白/ }).click();
    await expect(page).toHaveTitle(/^雪白/);
    await expect(swatchButtons(page)).toHaveCount(11);
  });
});

test.describe('with the colour list out of reach', () => {
  test.use({ expectedErrors: [/api\/colors|ERR_FAILED|Failed to load resource/] });
  test('the generator works with the inlined colour, says what is missing and recovers', async ({ page }) => {
    await page.route('**/api/colors', (route) => route.abort());
    await open(page, '/colors/朱红');
    await expect(swatchButtons(page)).toHaveCount(11);
    await expect(page.getByText('颜色列表没有加载成功').first()).toBeVisible();
    await page.getByRole('radio', { name: '三角' }).click();
    await expect(swatchButtons(page)).toHaveCount(11);
    await page.unroute('**/api/colors');
    await page.getByRole('button', { name: '重试' }).first().click();
    await pick(page, 'yuebai', '月白');
    await expect(page).toHaveTitle(/^月白/);
  });
});
