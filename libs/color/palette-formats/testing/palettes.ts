import { readFileSync } from 'node:fs';
import type { PaletteColor } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import type { FormatPalette } from '../src/index.ts';

export const manyRuns = { testTimeout: 60_000 };

interface ListedColor {
  name: string;
  pinyin: string;
  hex: string;
}

export const listedColors: readonly ListedColor[] = JSON.parse(
  readFileSync(new URL('../../../../services/colors/data/colors.json', import.meta.url), 'utf8'),
);

const listed = (name: string): PaletteColor => {
  const color = listedColors.find((one) => one.name === name);
  if (!color) throw new Error(`No colour ${name}`);
  return { hex: color.hex, name: color.name, pinyin: color.pinyin };
};

export const fiveColors: FormatPalette = {
  name: '雨过天青',
  colors: ['朱红', '藤黄', '苔绿', '月白', '靛青'].map((name, index) => ({
    ...listed(name),
    ...(index === 0 ? { type: 'primary' as const } : {}),
  })),
};

export const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

export const monoPalette = (family?: string): FormatPalette => ({
  name: '靛蓝浅深',
  ...(family !== undefined && { family }),
  colors: [
    { hex: '#2B5FA3', name: '自定义颜色', type: 'primary' },
    ...['#F0F6FD #C9DCF7 #A4C3EE #81A9E1 #6190D0 #4477BC', '#2B5FA3 #164886 #053267 #001E46 #000C24']
      .join(' ')
      .split(' ')
      .map((hex, index) => ({
        hex,
        name: '靛蓝',
        pinyin: 'diàn lán',
        type: 'scheme' as const,
        shade: SHADES[index] ?? '',
      })),
  ],
});

export const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

export const awkwardNames = [
  '',
  ' ',
  '🎨',
  '👩🏽‍🎨 画家',
  'أزرق سماوي',
  'עברית',
  '\u202Egnp.exe',
  '$&',
  "$`$'$1",
  '"quoted" \'single\'',
  '<script>alert(1)</script>',
  '</style><script>',
  ']]>',
  '*/ } body { display: none } /*',
  '/*',
  'a\u0000b\u0007c',
  'line\nbreak\r\nand\ttab',
  '\uD800',
  'x\uDC00y',
  '\uFFFE\uFFFF',
  'e\u0301\u0323',
  '__proto__',
  'constructor',
  'toString',
  '{a.b}',
  '$value',
  '$root',
  '500',
  '007',
  '#ff0000',
  'red',
  'Untitled',
  'Name: x',
  '&amp;lt;',
  '𠮷野家',
  '長'.repeat(90),
  '𠮷'.repeat(90),
] as const;

export const anyName = fc.oneof(
  fc.constantFrom(...awkwardNames),
  fc.constantFrom(...listedColors.slice(0, 40).map(({ name }) => name)),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

export const anyColor: fc.Arbitrary<PaletteColor> = fc.record(
  {
    hex: anyHex,
    name: anyName,
    pinyin: fc.oneof(fc.constantFrom('yān hóng', 'yànhóng', 'lǜ', 'é', 'bā sè'), anyName),
    type: fc.constantFrom('primary', 'secondary', 'scheme'),
    shade: fc.oneof(fc.constantFrom('50', '500', '950', 'mid-300', 'triadA-950'), anyName),
  },
  { requiredKeys: ['hex'] },
);

export const anyPalette: fc.Arbitrary<FormatPalette> = fc.record({
  name: anyName,
  colors: fc.array(anyColor, { minLength: 1, maxLength: 50, size: '+1' }),
});
