import { Typefaces } from '@danqing/drawing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPng, type Pixels } from '@danqing/drawing/testing';
import { plainColors, sheetOf } from '../testing/sheets.ts';
import { PAPER } from '../paper/paper.ts';
import { drawPicture } from './picture.ts';

const typefaces = new Typefaces();
const draw = async (palette: Parameters<typeof sheetOf>[0], locale?: Parameters<typeof sheetOf>[1]) =>
  readPng(drawPicture(sheetOf(palette, locale), typefaces));

const SPINE_RIGHT = 112;
const CONTENT_LEFT = 224;
const CONTENT_RIGHT = 2256;
const SWATCH_TOP = 128;
const INSIDE = 12;

const fiveColors = plainColors(5);
const five = { name: '江南春水', colors: fiveColors };

function slipEdges(pixels: Pixels, hexes: readonly string[], top = SWATCH_TOP): number[] {
  const edges: number[] = [];
  for (let x = CONTENT_LEFT; x < CONTENT_RIGHT && edges.length < hexes.length; x += 1)
    if (pixels.at(x, top + INSIDE) === hexes[edges.length]?.toUpperCase()) edges.push(x);
  return edges;
}

it('is 2,400 pixels wide, twice the layout, with the density that says so', async () => {
  const file = drawPicture(sheetOf(five), typefaces);
  expect(file.readUInt32BE(16)).toBe(2400);
  expect(file.readUInt32BE(20) % 2).toBe(0);
  expect(file.readUInt32BE(file.indexOf('pHYs') + 4)).toBe(7559);
});

it('shows every colour exactly, in its order, side by side up to the margin', async () => {
  const pixels = await draw(five);
  const edges = slipEdges(
    pixels,
    fiveColors.map(({ hex }) => hex),
  );
  expect(edges).toHaveLength(5);
  const steps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  edges.forEach((left, index) => {
    const hex = fiveColors[index]?.hex.toUpperCase() ?? '';
    expect(
      pixels.isPlain(hex, left + 2, SWATCH_TOP + 400, left + (steps[0] ?? 0) - 20, SWATCH_TOP + 860),
    ).toBe(true);
  });
});

it('has ink where its texts are', async () => {
  const sheet = { ...five, description: '雨后初晴', user: { name: '林晚' } };
  const pixels = await draw(sheet);
  const edges = slipEdges(
    pixels,
    fiveColors.map(({ hex }) => hex),
  );
  const [left = 0, next = 0] = edges;
  const hex = fiveColors[0]?.hex.toUpperCase() ?? '';
  const written = (ground: string, ...box: [number, number, number, number]) =>
    expect(pixels.isPlain(ground, ...box)).toBe(false);
  written(
    PAPER.surface.toUpperCase(),
    CONTENT_LEFT + 30,
    SWATCH_TOP + 40,
    CONTENT_LEFT + 150,
    SWATCH_TOP + 400,
  );
  written(hex, left + 20, SWATCH_TOP + 20, next - 40, SWATCH_TOP + 300);
  const slipBottom = SWATCH_TOP + 880;
  written(PAPER.ground, left, slipBottom + 20, next - 20, slipBottom + 60);
  written(PAPER.ground, left, slipBottom + 100, left + 200, slipBottom + 200);
  written(PAPER.ground, left, pixels.height - 150, left + 70, pixels.height - 90);
  written(PAPER.ground, CONTENT_RIGHT - 150, pixels.height - 150, CONTENT_RIGHT, pixels.height - 90);
  const bare = await draw(five);
  const bareLeft = slipEdges(bare, [hex])[0] ?? 0;
  expect(
    bare.isPlain(PAPER.ground, CONTENT_RIGHT - 150, bare.height - 150, CONTENT_RIGHT - 90, bare.height - 90),
  ).toBe(true);
  expect(bare.isPlain(PAPER.ground, bareLeft, slipBottom + 70, next, slipBottom + 90)).toBe(true);
});

it.each(['zh', 'en', 'ja'] as const)(
  'cuts a long author before the title of the site in %s',
  async (locale) => {
    const pixels = await draw({ ...five, user: { name: '人'.repeat(60) } }, locale);
    const [top, bottom] = [pixels.height - 150, pixels.height - 90];
    const [left = 0] = slipEdges(pixels, [fiveColors[0]?.hex ?? '']);
    let gap = 0;
    let widest = 0;
    for (let x = left + 80; x < CONTENT_RIGHT; x += 1) {
      gap = pixels.isPlain(PAPER.ground, x, top, x + 1, bottom) ? gap + 1 : 0;
      widest = Math.max(widest, gap);
    }
    expect(widest).toBeGreaterThan(50);
  },
);

it('draws different names differently', async () => {
  const [moon, white] = await Promise.all(
    ['月', '白'].map((name) => draw({ ...five, colors: [{ hex: '#305070', name }] })),
  );
  const row = (pixels: Pixels | undefined) =>
    Array.from({ length: 200 }, (_, x) => pixels?.at(500 + x, SWATCH_TOP + 150)).join();
  expect(row(moon)).not.toBe(row(white));
});

it.each([
  ['zh', 'en'],
  ['zh', 'ja'],
  ['en', 'ja'],
] as const)('speaks %s otherwise than %s', (one, other) => {
  const file = (locale: typeof one | typeof other) => drawPicture(sheetOf(five, locale), typefaces);
  expect(file(one).equals(file(other))).toBe(false);
});

it('draws the same picture of the same palette', () => {
  const file = () => drawPicture(sheetOf(five), typefaces);
  expect(file().equals(file())).toBe(true);
});

it('gives white an edge on paper, and colours none', async () => {
  const colors = [{ hex: '#FFFFFF' }, { hex: '#305070' }];
  const pixels = await draw({ name: '雪', colors });
  const white = slipEdges(pixels, ['#FFFFFF'])[0] ?? 0;
  const edge = pixels.at(white - 1, SWATCH_TOP + 100);
  expect(edge).not.toBe('#FFFFFF');
  expect(edge).not.toBe(PAPER.ground);
  const blue = slipEdges(pixels, ['#FFFFFF', '#305070'])[1] ?? 0;
  expect([PAPER.ground, '#305070']).toContain(pixels.at(blue - 2, SWATCH_TOP + 100));
});

describe('a palette without', () => {
  it.each([
    ['a name', { colors: fiveColors }],
    ['names of colours', { name: '江南', colors: fiveColors.map(({ hex }) => ({ hex })) }],
    [
      'any character that can be drawn',
      { name: '\u{10FFFE}', colors: [{ hex: '#305070', name: '\u{10FFFE}' }] },
    ],
  ])('%s shows what stands in for it', async (_, palette) => {
    const pixels = await draw(palette);
    const edges = slipEdges(
      pixels,
      palette.colors.map(({ hex }) => hex),
      titleless(pixels),
    );
    expect(edges).toHaveLength(palette.colors.length);
  });
});

function titleless(pixels: Pixels): number {
  for (let top = SWATCH_TOP; top < pixels.height; top += 2)
    if (pixels.at(CONTENT_RIGHT - 40, top + INSIDE) !== PAPER.ground) return top;
  return SWATCH_TOP;
}

describe('whatever it is asked to draw', () => {
  const letters = fc.constantFrom(
    ...'江南春水绿如蓝，。《》（）ーっ',
    ...'abc WMjf-',
    ...'āǘ 012',
    'ש',
    'ع',
    '한',
    '😀',
    '👩‍👩‍👧',
    'न',
    'Ǻ\u0323\u0335',
    '\n',
    '\u202E',
  );
  const text = (maxLength: number) =>
    fc.string({ unit: letters, maxLength }).filter((value) => [...value].length <= maxLength);
  const color = fc.record(
    {
      hex: fc.integer({ min: 0x101010, max: 0xefefef }).map((value) => `#${value.toString(16)}`),
      name: text(40),
      pinyin: text(80),
      shade: text(20),
      type: fc.constantFrom('primary' as const, 'secondary' as const, 'scheme' as const),
    },
    { requiredKeys: ['hex'] },
  );
  const palettes = fc.record({
    name: text(60),
    description: text(500),
    user: fc.option(fc.record({ name: text(60) })),
    colors: fc.array(color, { minLength: 1, maxLength: 50 }),
  });

  it('keeps within its margins', async () => {
    await fc.assert(
      fc.asyncProperty(palettes, fc.constantFrom('zh', 'en', 'ja'), async (palette, locale) => {
        const pixels = await draw(palette, locale);
        const { width, height } = pixels;
        const bare = (left: number, top: number, right: number, bottom: number) =>
          pixels.isPlain(PAPER.ground, left, top, right, bottom);
        expect(width).toBe(2400);
        expect(height).toBeLessThan(6000);
        expect(bare(SPINE_RIGHT, 0, width, SWATCH_TOP - 20)).toBe(true);
        expect(bare(SPINE_RIGHT, 0, CONTENT_LEFT - 20, height)).toBe(true);
        expect(bare(CONTENT_RIGHT + 20, 0, width, height)).toBe(true);
        expect(bare(SPINE_RIGHT, height - 70, width, height)).toBe(true);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('keeps a free gap between the slips and their captions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 50 }),
        color.filter(({ hex }) => hex !== PAPER.ground),
        async (count, entry) => {
          const colors = plainColors(count).map(({ hex }) => ({ ...entry, hex }));
          const pixels = await draw({ name: '江南', colors });
          const columns = Math.ceil(count / Math.ceil(count / 12));
          const edges = slipEdges(
            pixels,
            colors.slice(0, columns).map(({ hex }) => hex),
          );
          expect(edges).toHaveLength(columns);
          for (const edge of edges.slice(1))
            expect(pixels.isPlain(PAPER.ground, edge - 14, SWATCH_TOP, edge - 4, SWATCH_TOP + 350)).toBe(
              true,
            );
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('shows each of 1 to 50 colours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (count) => {
        const colors = plainColors(count);
        const pixels = await draw({ name: '江南', colors });
        const seen = new Set<string>();
        for (let y = SWATCH_TOP + INSIDE; y < pixels.height; y += 80)
          for (let x = CONTENT_LEFT; x < CONTENT_RIGHT; x += 30) seen.add(pixels.at(x, y));
        expect(colors.map(({ hex }) => hex.toUpperCase()).filter((hex) => !seen.has(hex))).toEqual([]);
      }),
      { numRuns: 12, examples: [[1], [2], [11], [12], [13], [24], [25], [50]] },
    );
  }, 60_000);
});
