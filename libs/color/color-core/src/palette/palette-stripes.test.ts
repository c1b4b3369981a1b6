import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHex } from '../../testing/colors.ts';
import { hexToOklch } from '../oklch.ts';
import { dualScheme, monoScheme, triadicScheme, type Swatch } from '../schemes.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteStripes } from './palette-stripes.ts';

const scheme = (swatches: readonly Swatch[]): PaletteEntry[] =>
  swatches.map(({ hex, name }) => ({ hex, type: 'scheme', shade: name }));
const hexes = (colors: readonly PaletteEntry[]) => colors.map(({ hex }) => hex);
const bare = (...list: string[]) => list.map((hex) => ({ hex }));
const lightness = (colors: readonly PaletteEntry[]) => colors.map(({ hex }) => hexToOklch(hex).l);

const mono = [{ hex: '#ED5126', type: 'primary' }, ...scheme(monoScheme('#ED5126'))];
const dual = [
  { hex: '#ED5126', type: 'primary' },
  { hex: '#1772B4', type: 'secondary' },
  ...scheme(dualScheme('#ED5126', '#1772B4')),
];

test.each([
  ['nothing', [], []],
  ['few, as listed', bare('#111111', '#EEEEEE', '#777777'), ['#111111', '#EEEEEE', '#777777']],
  ['each hex once, where it is listed last', bare('#111111', '#222222', '#111111'), ['#222222', '#111111']],
  [
    'many, first and last among them',
    bare(...Array.from({ length: 9 }, (_, index) => `#${String(index).repeat(6)}`)),
    ['#000000', '#222222', '#444444', '#666666', '#888888'],
  ],
])('stand for %s', (_case, colors, expected) => {
  expect(hexes(paletteStripes(colors, 5))).toEqual(expected);
});

test('of the shades of one colour run from light to dark, with the colour itself', () => {
  const stripes = paletteStripes(mono, 5);
  expect(stripes).toHaveLength(5);
  expect(stripes).toContain(mono[0]);
  const light = lightness(stripes);
  expect(light).toEqual([...light].sort((a, b) => b - a));
});

test('of a mono palette stay in that order when the colour itself is no longer among its shades', () => {
  const replaced = mono.map((entry) => (entry.shade === '500' ? { ...entry, hex: '#E84C20' } : entry));
  const light = lightness(paletteStripes(replaced, 5));
  expect(light).toEqual([...light].sort((a, b) => b - a));
});

test('of a dual palette show both colours in the order of the scheme', () => {
  const stripes = paletteStripes(dual, 5);
  expect(hexes(stripes)).toContain('#ED5126');
  expect(hexes(stripes)).toContain('#1772B4');
  const places = stripes.map(({ hex }) => dual.findLastIndex((entry) => entry.hex === hex));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('are at most the count, distinct, the same each time, and hold the primary', () => {
  const schemes = fc.oneof(
    anyHex.map((hex) => scheme(monoScheme(hex))),
    anyHex.map((hex) => scheme(triadicScheme(hex))),
    fc.array(anyHex).map((list) => bare(...list)),
  );
  fc.assert(
    fc.property(anyHex, schemes, fc.integer({ min: 1, max: 8 }), (primary, rest, count) => {
      const colors = [{ hex: primary, type: 'primary' }, ...rest];
      const stripes = paletteStripes(colors, count);
      expect(stripes).toHaveLength(Math.min(count, new Set(hexes(colors)).size));
      expect(new Set(hexes(stripes)).size).toBe(stripes.length);
      expect(hexes(stripes)).toContain(primary);
      expect(paletteStripes(colors, count)).toEqual(stripes);
    }),
    { numRuns: 60 },
  );
});

test('are none for a count below one', () => {
  expect(paletteStripes(mono, 0)).toEqual([]);
});
