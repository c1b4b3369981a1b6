import { contrastRatio, hexToOklch } from '@danqing/color-core';
import { deckDesignSchema, THEME_SLOTS, type ThemeSlot } from '@danqing/contracts/agent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPalette } from '../testing/any-slide.ts';
import { SAMPLE_PALETTES } from '../testing/palettes.ts';
import { makeDesign } from './make-design.ts';

const slotsOf = (palette: readonly { hex: string; name: string }[]) => {
  const design = makeDesign(palette, { locale: 'zh' });
  return Object.fromEntries(design.colors.map(({ slot, hex }) => [slot, hex])) as Record<ThemeSlot, string>;
};
const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

describe('the theme of any palette', () => {
  test('is one by the contract, its slots in the order of the schema', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const design = makeDesign(palette, { locale: 'ja' });
        expect(deckDesignSchema.parse(design)).toEqual(design);
        expect(design.colors.map(({ slot }) => slot)).toEqual([...THEME_SLOTS]);
        expect(design.colors.every(({ name }) => name !== '')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('has text that reads: ink on paper, both seconds crosswise, links, and paper or ink on every accent', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const slots = slotsOf(palette);
        expect(contrastRatio(slots.dk1, slots.lt1)).toBeGreaterThanOrEqual(12);
        for (const light of [slots.lt1, slots.lt2])
          for (const dark of [slots.dk1, slots.dk2, slots.hlink, slots.folHlink])
            expect(contrastRatio(dark, light)).toBeGreaterThanOrEqual(4.5);
        for (const accent of accents)
          expect(
            Math.max(contrastRatio(slots[accent], slots.dk1), contrastRatio(slots[accent], slots.lt1)),
          ).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 150 },
    );
  });

  test('has four accents that show on paper, and six different ones', () => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const slots = slotsOf(palette);
        for (const accent of accents.slice(0, 4))
          expect(contrastRatio(slots[accent], slots.lt1)).toBeGreaterThanOrEqual(3);
        expect(new Set(accents.map((accent) => slots[accent])).size).toBe(6);
      }),
      { numRuns: 150 },
    );
  });
});

test('the palette leads: its first colour is the first accent, unchanged', () => {
  expect(slotsOf(SAMPLE_PALETTES.threeHues ?? []).accent1).toBe('#C93756');
  expect(slotsOf(SAMPLE_PALETTES.dark ?? []).accent1).toBe('#1E3A4C');
});

test('a middle tone on which neither ink nor paper reads moves by a step that is hardly seen', () => {
  const middle = '#777777';
  const { accent1 } = slotsOf([{ hex: middle, name: '中灰' }]);
  expect(Math.abs(hexToOklch(accent1).l - hexToOklch(middle).l)).toBeLessThan(0.035);
});

test('a palette of pale colours gives accents in its hues, and keeps the pale ones as grounds', () => {
  const slots = slotsOf(SAMPLE_PALETTES.pale ?? []);
  expect(slots.accent5).toBe('#F8E0E0');
  expect(Math.abs(hexToOklch(slots.accent1).h - hexToOklch('#F8E0E0').h)).toBeLessThan(8);
});

test('given colours keep their names; derived ones have the name of the nearest known colour', () => {
  const known = [
    { hex: '#101010', name: '漆黑' },
    { hex: '#FDFDFB', name: '雪白' },
  ];
  const { colors, palette } = makeDesign(SAMPLE_PALETTES.threeHues ?? [], { locale: 'zh', known });
  const names = Object.fromEntries(colors.map(({ slot, name }) => [slot, name]));
  expect(names).toMatchObject({ accent1: '茜色', accent2: '石绿', dk1: '漆黑' });
  expect(palette.map(({ name }) => name)).toEqual(['茜色', '石绿', '雌黄', '象牙', '群青']);
});

test('the typefaces go by the language', () => {
  const fonts = (locale: 'zh' | 'ja') => makeDesign([{ hex: '#2376B7', name: '花青' }], { locale }).fonts;
  expect(fonts('zh').eastAsianBody).toBe('Microsoft YaHei');
  expect(fonts('ja').eastAsianHeading).toBe('Yu Mincho');
});

test.each(['', 'blue', '#12'])('%j is refused as a colour', (hex) => {
  expect(() => makeDesign([{ hex, name: '' }], { locale: 'en' })).toThrow(RangeError);
});

test('a long name is cut between emoji, not within one', () => {
  const name = `茶${'👩🏽‍🚀'.repeat(20)}`;
  const design = makeDesign([{ hex: '#ED5126', name }], { locale: 'zh' });
  expect(design.palette[0]?.name).toMatch(/^茶(?:👩🏽‍🚀){5}$/u);
});
