import { Typefaces } from '@danqing/drawing';
import { describe, expect, it } from 'vitest';
import { readPdf } from '@danqing/drawing/testing';
import { plainColors, sheetOf } from '../testing/sheets.ts';
import { drawDocument } from './document.ts';

const typefaces = new Typefaces();
const draw = (palette: Parameters<typeof sheetOf>[0], locale?: Parameters<typeof sheetOf>[1]) =>
  drawDocument(sheetOf(palette, locale), typefaces);
const bare = (text: string) => text.replace(/\s/g, '');
const textOf = (...args: Parameters<typeof draw>) => bare(readPdf(draw(...args)).pages.join(''));

it('is a PDF of A4 pages with what a palette says, in text that can be searched', () => {
  const file = draw({
    name: '敦煌晚照',
    description: '从第 220 窟的一抹朱红出发……',
    user: { name: '沈砚' },
    colors: [
      { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
      { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'scheme', shade: 'triadA-950' },
    ],
  });
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(file.subarray(-6).toString('latin1')).toBe('%%EOF\n');
  const { pages, sizes } = readPdf(file);
  expect(sizes).toEqual([[595, 842]]);
  for (const text of [
    '敦煌晚照',
    '沈砚 · 2 色',
    '从第 220 窟的一抹朱红出发……',
    '朱红',
    'zhū hóng',
    '#ED5126',
    'RGB 237, 81, 38',
    '主色',
    '月白',
    'yuè bái',
    '#EEF7F2',
    'RGB 238, 247, 242',
    'triadA-950',
    '丹青 中国传统色配色',
    '1 / 1',
  ])
    expect(bare(pages[0] ?? '')).toContain(bare(text));
  expect(pages[0]).not.toMatch(/[\u0000\uFFFD]/);
});

it.each([
  ['letters that fonts join', 'office final flow fjord ffl', 'officefinalflowfjordffl'],
  ['numbers beside letters', 'A1B2C3 x12 RGB 9', 'A1B2C3x12RGB9'],
  ['marks and dashes', '“a” — b —— c …… 《d》', '“a”—b——c……《d》'],
  ['all tones', 'āáǎà ēéěè īíǐì ōóǒò ūúǔù ǖǘǚǜ', 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ'],
  ['Japanese', '桜の散るころ、ラーメン', '桜の散るころ、ラーメン'],
])('keeps %s as they are', (_, description, expected) => {
  expect(textOf({ name: 'x', description, colors: plainColors(1) })).toContain(expected);
});

describe('many colours', () => {
  it.each([
    [1, 1],
    [5, 1],
    [12, 1],
    [50, 3],
  ])('%i stand on %i page(s), each once and in order', (count, pages) => {
    const colors = plainColors(count);
    const read = readPdf(draw({ name: '五十色谱', colors }));
    expect(read.pages).toHaveLength(pages);
    const found = bare(read.pages.join('')).match(/#[0-9A-F]{6}/g) ?? [];
    expect(found).toHaveLength(count);
    expect(new Set(found)).toEqual(new Set(colors.map(({ hex }) => hex.toUpperCase())));
    expect(found[0]).toBe(colors[0]?.hex.toUpperCase());
    expect(found.at(-1)).toBe(colors[count - 1]?.hex.toUpperCase());
    read.pages.forEach((page, index) => expect(bare(page)).toContain(`${index + 1}/${pages}`));
  });

  it('with the longest texts still have room on their pages', () => {
    const colors = plainColors(50).map(({ hex }) => ({
      hex,
      name: '名'.repeat(40),
      pinyin: 'míng '.repeat(16).trim(),
      shade: 'x'.repeat(20),
    }));
    const read = readPdf(
      draw({ name: '字'.repeat(60), description: '话'.repeat(500), user: { name: '人'.repeat(60) }, colors }),
    );
    expect(read.pages.length).toBeLessThanOrEqual(8);
    expect(bare(read.pages.join(''))).toContain('话'.repeat(38));
    expect((bare(read.pages.join('')).match(/话/g) ?? []).length).toBe(500);
    for (const heights of read.heights) {
      const lowest = Math.max(...heights);
      const near = heights.filter((height) => height > lowest - 58);
      expect(near.length).toBe(4);
    }
  });
});

it('has the name, the author and the site in its properties', () => {
  const file = draw({ name: '江南', user: { name: '林晚' }, colors: plainColors(1) }, 'en').toString(
    'latin1',
  );
  const utf16 = (text: string) =>
    `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`;
  expect(file).toContain(`/Title <${utf16('江南')}>`);
  expect(file).toContain(`/Author <${utf16('林晚')}>`);
  expect(file).toContain('/Creator (Danqing, Chinese colour palettes)');
});
