import { contrastRatio } from '@danqing/color-core';
import { LOCALES } from '@danqing/contracts/locale';
import { SITE_TITLE } from '@danqing/contracts/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../testing/sheets.ts';
import { PAPER } from '../paper/paper.ts';

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('gives every colour a text of at least 4.5:1, and the seal a colour that paper reads on', () => {
  fc.assert(
    fc.property(fc.array(hexes, { minLength: 1, maxLength: 5 }), (list) => {
      const sheet = sheetOf({ colors: list.map((hex) => ({ hex })) });
      for (const { hex, text } of sheet.colors) expect(contrastRatio(hex, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(sheet.accentInk, PAPER.ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

describe('the colour that the page wears', () => {
  it('is the one of type primary', () => {
    const sheet = sheetOf({ colors: [{ hex: '#111111' }, { hex: '#EE3333', type: 'primary' }] });
    expect(sheet.primary.hex).toBe('#EE3333');
  });
  it('is the first without one', () => {
    expect(sheetOf({ colors: [{ hex: '#111111' }, { hex: '#EE3333' }] }).primary.hex).toBe('#111111');
  });
});

it.each([
  ['#FFFFFF', true],
  ['#F9F5EE', true],
  ['#EEF7F2', true],
  ['#F8E71C', false],
  ['#CCCCCC', false],
  ['#000000', false],
])('%s needs an edge on paper: %s', (hex, pale) => {
  expect(sheetOf({ colors: [{ hex }] }).primary.pale).toBe(pale);
});

describe.each(LOCALES)('in %s', (locale) => {
  const words = {
    zh: { unnamed: '未命名调色板', one: '1 色', two: '2 色', primary: '主色', secondary: '第二色' },
    en: {
      unnamed: 'Unnamed palette',
      one: '1 colour',
      two: '2 colours',
      primary: 'Primary',
      secondary: 'Second',
    },
    ja: { unnamed: '名称未設定のパレット', one: '1色', two: '2色', primary: 'メイン', secondary: 'サブ' },
  }[locale];

  it('speaks that language and leaves what members wrote', () => {
    const sheet = sheetOf(
      {
        name: '  ',
        user: { name: '林晚' },
        colors: [
          { hex: '#ED5126', name: '朱红', type: 'primary' },
          { hex: '#1772B4', type: 'secondary', shade: ' ' },
        ],
      },
      locale,
    );
    expect(sheet).toMatchObject({
      name: words.unnamed,
      author: '林晚',
      count: words.two,
      siteTitle: SITE_TITLE[locale],
      colors: [
        { name: '朱红', label: words.primary, rgb: '237, 81, 38' },
        { name: '', label: words.secondary },
      ],
    });
    expect(sheetOf({ colors: [{ hex: '#000' }] }, locale).count).toBe(words.one);
  });

  it('prefers the shade to the place in the scheme', () => {
    const color = { hex: '#ED5126', type: 'primary' as const, shade: 'mid-300' };
    expect(sheetOf({ colors: [color] }, locale).primary.label).toBe('mid-300');
  });
});
