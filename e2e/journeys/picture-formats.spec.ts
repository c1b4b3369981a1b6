import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { photoPicture, type PictureFile } from '../support/picture-files.ts';
import {
  codePoints,
  gamma,
  greyJpeg,
  heicPicture,
  iccChunk,
  iccProfile,
  jpegWithProfile,
  pictureFile,
  png,
  srgbChromaticities,
  tiff,
  tiffPage,
  webpWithProfile,
} from '../support/picture-formats.ts';
import { givePicture, openPictureDialog, pictureDialog } from '../support/picture-dialog.ts';
import { expect, test } from '../support/test.ts';

const RED = [0xed, 0x51, 0x26] as const;
const BLUE = [0x17, 0x72, 0xb4] as const;

async function hexes(page: Page): Promise<string[]> {
  const rows = pictureDialog(page).locator('label:has(input[type=radio])');
  await expect(rows.first()).toBeAttached();
  return (await rows.allInnerTexts()).map((text) => /#[0-9A-F]{6}/.exec(text)?.[0] ?? '');
}

async function colorsOf(page: Page, picture: PictureFile): Promise<string[]> {
  await givePicture(page, picture);
  await expect(pictureDialog(page).getByRole('img', { name: picture.name })).toBeVisible();
  const found = await hexes(page);
  await pictureDialog(page).getByRole('button', { name: '移除图片' }).click();
  return found;
}

const canvas = (color: string) => {
  const drawn = createCanvas(64, 64);
  const context = drawn.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 64, 64);
  return drawn;
};

test('a picture has the colours that a colour-managed viewer shows', async ({ page }) => {
  const srgbJpeg = canvas('#ed5126').toBuffer('image/jpeg', 100);
  const webp = canvas('#cd5532').toBuffer('image/webp', 100);
  const size = { width: 64, height: 64 };
  // #CD5532 of Display P3 is #DE4A22 in sRGB (CSS Color 4: color(display-p3 0.8039 0.3333 0.1961)).
  const p3 = [0xcd, 0x55, 0x32] as const;
  const cases: [what: string, file: Buffer, expected: string, tolerance: number][] = [
    ['PNG without a colour space', png([RED], []), '#ED5126', 0],
    ['PNG with gAMA and cHRM of sRGB', png([RED], [gamma(45455), srgbChromaticities()]), '#ED5126', 0],
    ['PNG with gAMA alone', png([RED], [gamma(45455)]), '#ED5126', 0],
    ['PNG with a linear gAMA', png([RED], [gamma(100000)]), '#F7996C', 1],
    ['PNG with the profile of sRGB', png([RED], [iccChunk(iccProfile('srgb'))]), '#ED5126', 0],
    ['PNG with the profile of Display P3', png([p3], [iccChunk(iccProfile('p3'))]), '#DE4A22', 1],
    ['PNG with the code points of Display P3', png([p3], [codePoints(12, 13)]), '#DE4A22', 1],
    ['PNG with the code points of sRGB', png([RED], [codePoints(1, 13), gamma(45455)]), '#ED5126', 0],
    ['JPEG with the profile of sRGB', jpegWithProfile(srgbJpeg, iccProfile('srgb')), '#ED5126', 1],
    [
      'JPEG with the profile of Display P3',
      jpegWithProfile(canvas('#cd5532').toBuffer('image/jpeg', 100), iccProfile('p3')),
      '#DE4A22',
      2,
    ],
    ['WebP with the profile of Display P3', webpWithProfile(webp, size, iccProfile('p3')), '#DE4A22', 3],
  ];
  await openPictureDialog(page);
  for (const [what, file, expected, tolerance] of cases) {
    const [hex = ''] = await colorsOf(page, pictureFile(what, file));
    expect([what, distance(hex, expected) <= tolerance, hex]).toEqual([what, true, hex]);
  }
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const distance = (one: string, other: string) =>
  Math.max(...channels(one).map((channel, index) => Math.abs(channel - (channels(other)[index] ?? 0))));

const nearAll = (found: readonly string[], expected: readonly string[], tolerance: number) =>
  expected.filter((hex) => !found.some((other) => distance(hex, other) <= tolerance));

test('HEIC is decoded upright and in its colour space; its decoder loads only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openPictureDialog(page);
  await colorsOf(page, photoPicture());
  const before = loaded.length;
  const picture = heicPicture('turned');
  await givePicture(page, picture);
  const image = pictureDialog(page).getByRole('img', { name: picture.name });
  await expect(image).toBeVisible();
  // Lossy, and the edges mix.
  expect(nearAll(await hexes(page), ['#ED5126', '#1772B4', '#FFD111'], 3)).toEqual([]);
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width).toBeCloseTo(4 / 3, 1);
  const decoder = loaded.slice(before).filter((url) => url.endsWith('.js'));
  expect(decoder.length).toBeGreaterThan(0);
  expect(decoder.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
  await pictureDialog(page).getByRole('button', { name: '移除图片' }).click();
  // #1772B4 and #ED5126 of Display P3 are these in sRGB, the second one clipped.
  expect(nearAll(await colorsOf(page, heicPicture('display-p3')), ['#0074B9', '#FF3F00'], 6)).toEqual([]);
});

test('a HEIC that is damaged says so', async ({ page }) => {
  await openPictureDialog(page);
  const { buffer } = heicPicture('turned');
  await givePicture(page, pictureFile('damaged.heic', buffer.subarray(0, buffer.length - 200)));
  await expect(pictureDialog(page).getByRole('alert')).toContainText('另存为 JPEG 或 PNG');
});

test('TIFF: LZW, 16 bits, CMYK, planes, several pages, orientation, profile', async ({ page }) => {
  const wide = (color: readonly number[]) => color.map((value) => value * 257);
  const other = tiffPage([[0, 128, 0]], { bits: 8, interpretation: 2 });
  const cases: [string, Buffer, string[], number][] = [
    [
      'LZW',
      tiff([tiffPage([RED, BLUE], { bits: 8, interpretation: 2, lzw: true })]),
      ['#1772B4', '#ED5126'],
      0,
    ],
    ['16 bits', tiff([tiffPage([wide(RED)], { bits: 16, interpretation: 2 })]), ['#ED5126'], 0],
    [
      'planes',
      tiff([tiffPage([RED, BLUE], { bits: 8, interpretation: 2, planar: true })]),
      ['#1772B4', '#ED5126'],
      0,
    ],
    ['CMYK', tiff([tiffPage([[0, 255, 255, 0]], { bits: 8, interpretation: 5 })]), ['#FF0000'], 0],
    ['pages', tiff([tiffPage([RED], { bits: 8, interpretation: 2 }), other]), ['#ED5126'], 0],
    [
      'profile',
      tiff([tiffPage([[0xcd, 0x55, 0x32]], { bits: 8, interpretation: 2, profile: iccProfile('p3') })]),
      ['#DE4A22'],
      1,
    ],
  ];
  await openPictureDialog(page);
  for (const [what, file, expected, tolerance] of cases) {
    const found = await colorsOf(page, pictureFile(`${what}.tif`, file));
    expect([what, found.length, nearAll(found, expected, tolerance), found]).toEqual([
      what,
      expected.length,
      [],
      found,
    ]);
  }
  const turned = pictureFile(
    'turned.tif',
    tiff([tiffPage([RED], { bits: 8, interpretation: 2, orientation: 6 })]),
  );
  await givePicture(page, turned);
  await hexes(page);
  const { width, height } = (await pictureDialog(page)
    .getByRole('img', { name: 'turned.tif' })
    .boundingBox())!;
  expect(height / width).toBeCloseTo(1.5, 1);
});

const svg = (content: string, attributes = 'width="20" height="10"') =>
  pictureFile(
    'drawing.svg',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
    'image/svg+xml',
  );

test('SVG is drawn as an image: no script runs, nothing is loaded', async ({ page, baseURL }) => {
  await openPictureDialog(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      requests.push(request.url());
  });
  const red = '<rect width="20" height="10" fill="#ed5126"/>';
  const outside = `${baseURL}/outside`;
  const cases: [what: string, picture: PictureFile, expected: string[]][] = [
    ['a rectangle', svg(red), ['#ED5126']],
    ['a viewBox without a size', svg(red, 'viewBox="0 0 20 10"'), ['#ED5126']],
    ['no size at all', svg('<rect width="300" height="150" fill="#ed5126"/>', ''), ['#ED5126']],
    [
      'a size of a billion',
      svg('<rect width="100%" height="100%" fill="#ed5126"/>', 'width="1e9" height="1e9"'),
      ['#ED5126'],
    ],
    ['percentages', svg(red, 'width="100%" height="100%" viewBox="0 0 20 10"'), ['#ED5126']],
    [
      'scripts',
      svg(
        `${red}<script>parent.ran = 1; document.documentElement.innerHTML = ''; fetch('${outside}')</script>
        <rect width="9" height="9" fill="#ed5126" onload="parent.ran = 1"/>`,
        'width="20" height="10" onload="parent.ran = 1"',
      ),
      ['#ED5126'],
    ],
    [
      'things from outside',
      svg(
        `<style>@import url('${outside}.css'); @font-face { font-family: x; src: url('${outside}.woff2') } rect { fill: #ed5126 }</style>
        <image href="${outside}.png" width="20" height="10"/><use href="${outside}.svg#a"/>
        <rect width="20" height="10"/><text font-family="x" fill="#ed5126">.</text>`,
      ),
      ['#ED5126'],
    ],
    [
      'HTML',
      svg(
        `${red}<foreignObject width="20" height="10"><div xmlns="http://www.w3.org/1999/xhtml" style="height:10px;background:#1772b4"><img src="${outside}.png"/><iframe src="${outside}"></iframe></div></foreignObject>`,
      ),
      ['#1772B4'],
    ],
  ];
  for (const [what, picture, expected] of cases) {
    const found = await colorsOf(page, picture);
    // A missing image of HTML has an icon.
    expect([what, what === 'HTML' ? found.slice(0, 1) : found]).toEqual([what, expected]);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests.filter((url) => url.includes('outside'))).toEqual([]);
});

test('an SVG that would stop the tab is refused at once', async ({ page }) => {
  await openPictureDialog(page);
  const nested = (name: string) =>
    Array.from({ length: 12 }, (_, level) =>
      name === 'use'
        ? `<g id="u${level}">${`<use href="#u${level - 1}"/>`.repeat(level ? 10 : 0)}<path d="M0 0h1"/></g>`
        : `<!ENTITY e${level} "${level ? `&e${level - 1};`.repeat(10) : 'ha'}">`,
    ).join('');
  const bombs: PictureFile[] = [
    pictureFile(
      'entities.svg',
      `<!DOCTYPE svg [${nested('entity')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e11;</text></svg>`,
    ),
    { ...svg(`<defs>${nested('use')}</defs><use href="#u11"/>`), name: 'uses.svg' },
  ];
  for (const bomb of bombs) {
    await givePicture(page, bomb);
    await expect(pictureDialog(page).getByText(bomb.name)).toBeVisible();
    await expect(pictureDialog(page).getByRole('alert')).toContainText('请导出为 PNG');
  }
  await givePicture(page, svg('<rect width="20" height="10" fill="#ed5126"/>'));
  expect(await hexes(page)).toEqual(['#ED5126']);
});

test('a picture with too many pixels is scaled down, and says so', async ({ page }) => {
  await lengthenLimits(page);
  const slowly = { timeout: 120_000 };
  await openPictureDialog(page);
  const size = { width: 20_000, height: 6_200 };
  await givePicture(
    page,
    pictureFile('panorama.png', png([RED, BLUE], [gamma(45455), srgbChromaticities()], size)),
  );
  await expect(pictureDialog(page).getByText('20000 × 6200')).toBeVisible(slowly);
  expect((await hexes(page)).sort()).toEqual(['#1772B4', '#ED5126']);
  await givePicture(page, pictureFile('large.jpg', greyJpeg(16_000, 8_192, 'sequential')));
  await expect(pictureDialog(page).getByText('16000 × 8192')).toBeVisible(slowly);
  expect(await hexes(page)).toEqual(['#404040']);
  // Its decoder would need the coefficients of the whole picture.
  await givePicture(page, pictureFile('progressive.jpg', greyJpeg(16_000, 8_192, 'progressive')));
  await expect(pictureDialog(page).getByRole('alert')).toContainText('缩小后另存为 JPEG', slowly);
});

/** Makes limits of 20 s and more ten times as long, because a slow machine may need longer for a large picture. */
const lengthenLimits = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const lengthened = (work: () => void, delay = 0) =>
      setTimeout(work, delay >= 20_000 ? 10 * delay : delay);
    window.setTimeout = lengthened as typeof window.setTimeout;
  });

test.describe('offline', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a decoder that does not load says what helps', async ({ page }) => {
    await openPictureDialog(page);
    await page.route('**/areas/**', (route) => route.abort());
    await givePicture(page, heicPicture('turned'));
    await expect(pictureDialog(page).getByRole('alert')).toContainText('请检查网络后重试，或者另存为 JPEG');
  });
});
