import { dualScheme, harmonyScheme, monoScheme, triadicScheme, type Swatch } from '@danqing/color-core';
import { describe, expect, test } from 'vitest';
import { fiveColors, monoPalette, SHADES } from '../../testing/palettes.ts';
import { codeColors, codeName, familyName } from './family.ts';
import type { FormatPalette } from './palette.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';
const primary = { hex: RED, name: '朱红', pinyin: 'zhū hóng', type: 'primary' as const };
const steps = (scheme: readonly Swatch[]) =>
  scheme.map(({ hex, name }) => ({
    hex,
    name: '近似',
    pinyin: 'jìn sì',
    type: 'scheme' as const,
    shade: name,
  }));
const scheme = (swatches: readonly Swatch[], family?: string): FormatPalette => ({
  name: '朱红浅深',
  ...(family !== undefined && { family }),
  colors: [primary, ...steps(swatches)],
});
const namesOf = (palette: FormatPalette) => codeColors(palette).map(codeName);

describe('the name of a scheme in code', () => {
  test.each([
    ['the pinyin of its primary colour', undefined, 'zhuhong'],
    ['what the visitor chose', 'Brand Blue', 'brand-blue'],
    ['without accents', 'Bleu ciel été', 'bleu-ciel-ete'],
    ['never a word of Tailwind', 'lg', 'color-lg'],
    ['never a number in front', '2025 red', 'color-2025-red'],
    ['the pinyin where nothing of the choice is Latin', '品牌蓝', 'zhuhong'],
    ['nothing that ends a declaration', 'a: b; } /*', 'a-b'],
  ])('is %s', (_what, family, name) => {
    expect(familyName(scheme(monoScheme(RED), family))).toBe(name);
  });

  test('is brand for a colour without a Latin name', () => {
    expect(familyName(monoPalette())).toBe('brand');
  });

  test('is none for other palettes', () => {
    expect(familyName(fiveColors)).toBeNull();
    expect(familyName({ name: '', colors: [] })).toBeNull();
    const twice = scheme([...monoScheme(RED), ...monoScheme(RED)]);
    expect(familyName(twice)).toBeNull();
  });
});

describe('the colours of a scheme in code', () => {
  test('are one family of eleven steps, of which the primary colour is one', () => {
    expect(namesOf(scheme(monoScheme(RED)))).toEqual(SHADES.map((shade) => `zhuhong-${shade}`));
    expect(codeColors(monoPalette('brand')).find(({ hex }) => hex === '#2B5FA3')?.path).toEqual([
      'brand',
      '600',
    ]);
  });

  test('go from light to dark, whatever the order of the strip', () => {
    expect(namesOf(scheme(monoScheme(RED).toReversed()))).toEqual(SHADES.map((shade) => `zhuhong-${shade}`));
  });

  test('keep a primary colour that is no step any more', () => {
    const replaced = scheme(
      monoScheme(RED).map((one) => (one.shade === 500 ? { ...one, hex: '#123456' as const } : one)),
    );
    expect(namesOf(replaced)).toHaveLength(12);
    expect(namesOf(replaced).at(-1)).toBe('zhuhong-primary');
  });

  test.each([
    [
      'dual',
      dualScheme(RED, BLUE),
      '50 200 400 500 mid-300 mid-500 mid-700 secondary-500 secondary-600 secondary-800 secondary-950',
    ],
    ['triadic', triadicScheme(RED), '50 200 500 900 b-200 b-500 b-900 c-200 c-500 c-900 c-950'],
    ['tetradic', harmonyScheme('tetradic', RED), '50 200 500 900 b-200 b-500 c-200 c-500 c-950 d-200 d-500'],
  ])('of a %s scheme say the hue', (_kind, swatches, names) => {
    expect(namesOf(scheme(swatches, 'x'))).toEqual(names.split(' ').map((name) => `color-x-${name}`));
  });

  test('carry the traditional names', () => {
    expect(codeColors(scheme(monoScheme(RED)))[0]).toMatchObject({ title: '近似', pinyin: 'jìn sì' });
  });
});
