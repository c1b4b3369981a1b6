import type { Page } from '@playwright/test';
import { newMember, rememberMember } from '../support/members.ts';
import {
  corruptPicture,
  hugePicture,
  logoPicture,
  oneColorPicture,
  onePixelPicture,
  paintingPicture,
  photoPicture,
  transparentPicture,
  turnedPicture,
  whitePicture,
  type PictureFile,
} from '../support/picture-files.ts';
import { insertPicture } from '../support/insert-picture.ts';
import { shownScheme } from '../support/shown-scheme.ts';
import { givePicture, openPictureDialog, pictureDialog } from '../support/picture-dialog.ts';
import { areaReady, expect, test } from '../support/test.ts';

const FAILURE = '提取颜色失败，请尝试其他图片';
const radios = (page: Page) => pictureDialog(page).getByRole('radio');

interface Row {
  hex: string;
  /** Percent, as displayed. */
  share: number;
}

async function rows(page: Page): Promise<Row[]> {
  await expect(radios(page).first()).toBeAttached();
  const texts = await pictureDialog(page).locator('label:has(input[type=radio])').allInnerTexts();
  return texts.map((text) => ({
    hex: /#[0-9A-F]{6}/.exec(text)?.[0] ?? '',
    share: Number(/([\d.]+)%/.exec(text)?.[1]),
  }));
}

const READABLE: [what: string, picture: () => PictureFile, check: (found: Row[]) => void][] = [
  ['one colour', oneColorPicture, (found) => expect(found).toEqual([{ hex: '#ED5126', share: 100 }])],
  ['one pixel', onePixelPicture, (found) => expect(found).toEqual([{ hex: '#1772B4', share: 100 }])],
  ['a photo', photoPicture, (found) => expect(found).toHaveLength(10)],
  ['a painting', paintingPicture, (found) => expect(found).toHaveLength(10)],
  [
    '50 megapixels',
    hugePicture,
    (found) => expect(found.slice(0, 3).map(({ share }) => Math.round(share / 5) * 5)).toEqual([50, 25, 25]),
  ],
];

test('pictures with colours: the same each time, with shares that sum to 1 and a pin each', async ({
  page,
}) => {
  await openPictureDialog(page);
  for (const [what, picture, check] of READABLE) {
    await test.step(what, async () => {
      const file = picture();
      await givePicture(page, file);
      await expect(pictureDialog(page).getByRole('img', { name: file.name })).toBeVisible();
      const found = await rows(page);
      check(found);
      // Shares below 10 % are rounded to a tenth, others to a whole.
      const sum = found.reduce((total, { share }) => total + share, 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(found.length / 2);
      const pins = pictureDialog(page).getByRole('button', { name: /^第 \d+ 色 .* 的位置$/ });
      await expect(pins).toHaveCount(found.length);
      await pictureDialog(page).getByRole('button', { name: '移除图片' }).click();
      await givePicture(page, file);
      expect(await rows(page)).toEqual(found);
    });
  }
});

test('a picture without colours says so beside it, and the page goes on', async ({ page }) => {
  await openPictureDialog(page);
  const failing: [PictureFile, RegExp][] = [
    [whitePicture(), /只有白色和透明/],
    [transparentPicture(), /只有白色和透明/],
    [corruptPicture(), /已损坏/],
  ];
  for (const [picture, reason] of failing) {
    await givePicture(page, picture);
    await expect(pictureDialog(page).getByText(picture.name)).toBeVisible();
    await expect(pictureDialog(page).getByRole('alert')).toContainText(FAILURE);
    await expect(pictureDialog(page).getByRole('alert')).toContainText(reason);
  }
  await givePicture(page, oneColorPicture());
  await expect(radios(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^主色/ })).toBeFocused();
});

test('a picture stays in the browser, in a worker that the policy of the page allows', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openPictureDialog(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url().slice(0, 5)));
  await givePicture(page, photoPicture());
  await rows(page);
  expect(workers).toEqual(['blob:']);
  expect(sent.filter((url) => !url.includes('/beacons'))).toEqual([]);
});

test('the chosen colour is called 图片提取色, also in the palette that is saved', async ({ page }) => {
  await rememberMember(page, await newMember(page.request));
  await openPictureDialog(page);
  await givePicture(page, paintingPicture());
  const found = await rows(page);
  const red = found.findIndex(({ hex }) => /^#D[0-9A-F]4/.test(hex));
  await radios(page).nth(red).check({ force: true });
  await pictureDialog(page).getByRole('button', { name: '设为主色' }).click();
  const { hex } = found[red] ?? { hex: '' };
  await expect(page).toHaveURL(new RegExp(`/colors/${hex.slice(1)}`));
  await expect(page.getByRole('button', { name: new RegExp(`^主色 图片提取色 ?${hex}$`) })).toBeVisible();

  await page.getByRole('button', { name: '保存调色板' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /调色板名称/ })
    .fill('红梅');
  const request = page.waitForRequest(
    (sent) => sent.url().endsWith('/api/palettes') && sent.method() === 'POST',
  );
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  expect(((await request).postDataJSON() as { colors: unknown[] }).colors[0]).toEqual({
    hex,
    name: '图片提取色',
    type: 'primary',
  });
});

test('the traditional colour beside it has a button of its own; the picture is there again', async ({
  page,
}) => {
  await openPictureDialog(page);
  await givePicture(page, paintingPicture());
  await rows(page);
  const named = pictureDialog(page).getByRole('button', { name: /^改用传统色/ });
  const name = (await named.innerText()).replace('改用传统色', '').trim();
  await named.click();
  await expect(page).toHaveTitle(new RegExp(`^${name} `));

  await page.getByRole('button', { name: /^主色/ }).click();
  await page.getByRole('button', { name: '从图片取色' }).click();
  await expect(radios(page)).toHaveCount(10);
  const count = pictureDialog(page).getByRole('slider', { name: '取几色' });
  await expect(count).toHaveValue('10');
  expect([await count.getAttribute('min'), await count.getAttribute('max')]).toEqual(['2', '20']);
  await count.fill('3');
  await expect(radios(page)).toHaveCount(3);
  await pictureDialog(page).getByRole('button', { name: '移除图片' }).click();
  await expect(pictureDialog(page).getByText('把图片拖到这里')).toBeVisible();
});

test('the second colour comes from a picture as well', async ({ page }) => {
  await page.goto('/colors/群青');
  await areaReady(page);
  await page.getByRole('radio', { name: '双色' }).click();
  await page.getByRole('button', { name: '添加第二色' }).click();
  await page.getByRole('button', { name: '从图片取色' }).click();
  await givePicture(page, photoPicture());
  await rows(page);
  await pictureDialog(page).getByRole('button', { name: '设为第二色' }).click();
  await expect(page.getByRole('button', { name: /^第二色 图片提取色 ?#/ })).toBeVisible();
});

for (const way of ['paste', 'drop'] as const) {
  test(`a picture comes by ${way} into the open picker`, async ({ page }) => {
    await page.goto('/colors/群青');
    await areaReady(page);
    await page.getByRole('button', { name: /^主色/ }).click();
    await expect(page.getByRole('button', { name: '从图片取色' })).toBeVisible();
    await insertPicture(page, way, oneColorPicture());
    await expect(radios(page)).toHaveCount(1);
    await expect(pictureDialog(page).getByText('#ED5126 · 同色')).toBeVisible();
  });

  test(`a picture comes by ${way} anywhere on the page, and another one in its place`, async ({ page }) => {
    await page.goto('/colors/群青');
    await areaReady(page);
    await insertPicture(page, way, oneColorPicture());
    await expect(pictureDialog(page).getByText('#ED5126 · 同色')).toBeVisible();
    await insertPicture(page, way, onePixelPicture());
    await expect(pictureDialog(page).getByText('#1772B4 · 同色')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await pictureDialog(page).getByRole('button', { name: '设为第二色' }).click();
    await expect(page.getByRole('button', { name: /^第二色 群青/ })).toBeVisible();
    await expect(pictureDialog(page)).toHaveCount(0);
  });
}

test('another dialog keeps a dropped picture from the page behind it', async ({ page }) => {
  await page.goto('/colors/群青');
  await areaReady(page);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await insertPicture(page, 'drop', oneColorPicture());
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(pictureDialog(page)).toHaveCount(0);
});

test('a logo of two colours gives two, however many are asked for', async ({ page }) => {
  await openPictureDialog(page);
  await givePicture(page, logoPicture());
  expect((await rows(page)).map(({ hex }) => hex).sort()).toEqual(['#1772B4', '#ED5126']);
});

test('a press on the picture takes that pixel; a pin is moved by pointer and keyboard', async ({ page }) => {
  await openPictureDialog(page);
  await givePicture(page, logoPicture());
  await rows(page);
  const picture = pictureDialog(page).getByRole('img', { name: 'logo.png' });
  const { x, y, width, height } = (await picture.boundingBox())!;
  const at = (right: number, down: number) => ({ x: x + width * right, y: y + height * down });
  await picture.click({ position: { x: width * 0.05, y: height * 0.05 } });
  await expect(radios(page)).toHaveCount(3);
  await expect(radios(page).nth(2)).toBeChecked();
  await expect(pictureDialog(page).locator('label').filter({ hasText: '取点' })).toContainText('#FFFFFF');
  const pin = pictureDialog(page).getByRole('button', { name: /^第 3 色/ });
  await pin.hover();
  await page.mouse.down();
  await page.mouse.move(at(0.3, 0.5).x, at(0.3, 0.5).y, { steps: 5 });
  await expect(pin).toHaveAccessibleName(/#1772B4/);
  await page.mouse.move(at(0.68, 0.5).x, at(0.68, 0.5).y, { steps: 5 });
  await page.mouse.up();
  await expect(pin).toHaveAccessibleName(/#ED5126/);
  await pin.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(pin).toHaveAccessibleName(/#1772B4/);
  await expect(radios(page)).toHaveCount(3);
});

test('all colours of a picture go into a palette', async ({ page }) => {
  await openPictureDialog(page);
  await givePicture(page, paintingPicture());
  const found = await rows(page);
  await pictureDialog(page).getByRole('button', { name: '全部放进调色板' }).click();
  await expect(pictureDialog(page)).toHaveCount(0);
  const shown = async () => (await shownScheme(page)).swatches.map((slip) => slip.split(' ')[1]);
  await expect.poll(async () => (await shown()).slice(0, found.length)).toEqual(found.map(({ hex }) => hex));
});

test('a picture that the camera took on its side stands upright', async ({ page }) => {
  await openPictureDialog(page);
  await givePicture(page, turnedPicture());
  await rows(page);
  const picture = pictureDialog(page).getByRole('img', { name: /turned/ });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width).toBeCloseTo(2, 1);
});

test('the slider for how many colours stays under the finger', async ({ page }) => {
  await openPictureDialog(page);
  await givePicture(page, photoPicture());
  const count = pictureDialog(page).getByRole('slider', { name: '取几色' });
  await expect(radios(page)).toHaveCount(10);
  for (const [width, height] of [
    [375, 667],
    [768, 1024],
    [1366, 625],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = new Set<number>();
    for (const key of ['Home', 'End']) {
      await count.press(key);
      // Some of the twenty colours are too similar and merge.
      if (key === 'Home') await expect(radios(page)).toHaveCount(2);
      else await expect.poll(() => radios(page).count()).toBeGreaterThan(15);
      places.add(Math.round((await count.boundingBox())!.y));
    }
    expect([width, ...places]).toHaveLength(2);
  }
});
