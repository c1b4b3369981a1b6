import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyPalette, manyRuns } from '../../testing/palettes.ts';
import { colorTitles, paletteTitle } from './titles.ts';

vi.setConfig(manyRuns);

const hex = '#ED5126';
const titlesOf = (...colors: Omit<PaletteColor, 'hex'>[]) =>
  colorTitles({ name: '', colors: colors.map((color) => ({ hex, ...color })) });

test('a colour goes by its own name, else by its step, its type, its hex', () => {
  expect(titlesOf({ name: '朱红', shade: '500' })).toEqual(['朱红']);
  expect(titlesOf({ shade: 'mid-300', type: 'scheme' })).toEqual(['mid-300']);
  expect(titlesOf({ type: 'secondary' })).toEqual(['secondary']);
  expect(titlesOf({})).toEqual([hex]);
});

test('numbered steps without a name go by that of the primary colour', () => {
  expect(
    titlesOf(
      { name: '月白' },
      { name: '朱红', type: 'primary' },
      { name: '50', shade: '50' },
      { shade: '950' },
    ),
  ).toEqual(['月白', '朱红', '朱红 50', '朱红 950']);
  expect(titlesOf({ name: '50', shade: '50' }, { shade: '100' })).toEqual(['50', '100']);
});

test('a nameless palette is called after the site', () => {
  expect(paletteTitle({ name: ' \u0000', colors: [] })).toBe('丹青');
  expect(paletteTitle({ name: '雨过天青', colors: [] })).toBe('雨过天青');
});

test('titles are short single lines of whole characters', () => {
  fc.assert(
    fc.property(anyPalette, (palette) => {
      for (const title of [paletteTitle(palette), ...colorTitles(palette)]) {
        expect(title).not.toBe('');
        expect(title).not.toMatch(/[\p{Cc}\p{Cs}\uFFFE\uFFFF\u2028\u202E]|^\s|\s$|\s\s/u);
        expect([...title].length).toBeLessThanOrEqual(PALETTE_LIMITS.colorName * 2 + 1);
      }
    }),
  );
});

test('joined emoji, right-to-left letters and combining marks stay', () => {
  for (const name of ['👩🏽‍🎨 画家', 'أزرق سماوي', 'e\u0301\u0323', '𠮷野家']) {
    expect(titlesOf({ name })).toEqual([name]);
  }
});
