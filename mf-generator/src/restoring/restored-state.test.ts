import { restorePalette } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEME_MODES, type GeneratorState } from '../generator/generator-state.ts';
import { schemeOf } from '../generator/scheme.ts';
import { paletteColors } from '../palette/palette-colors.ts';
import { restoredState } from './restored-state.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';
const swatch = (hex: string, shade: string) => ({ hex: hex as `#${string}`, name: '', shade });
const palette = (scheme: ReturnType<typeof swatch>[], secondary: `#${string}` | null = null) => ({
  primary: RED as `#${string}`,
  secondary,
  scheme,
});

describe('restoredState', () => {
  it.each([
    [
      'no scheme and no second colour is mono',
      palette([]),
      { mode: 'mono', secondary: null, replacements: {} },
    ],
    [
      'no scheme and a second colour is dual',
      palette([], BLUE),
      { mode: 'dual', secondary: { hex: BLUE }, secondaryShown: true },
    ],
    [
      'shades of one colour are mono',
      palette([swatch('#123456', '600')]),
      { mode: 'mono', replacements: { '600': '#123456' } },
    ],
    [
      'the swatches tell more than a second colour',
      palette([swatch('#123456', '600')], BLUE),
      { mode: 'mono', secondary: null, secondaryShown: false },
    ],
    [
      'groups of two colours are dual',
      palette([swatch('#123456', 'mid-300')], BLUE),
      { mode: 'dual', replacements: { 'mid-300': '#123456' } },
    ],
    [
      'groups of three hues are triadic',
      palette([swatch('#123456', 'triadC-950')]),
      { mode: 'triadic', secondary: null, replacements: { 'triadC-950': '#123456' } },
    ],
    [
      'a shade that the scheme has not is passed over',
      palette([swatch('#123456', '600'), swatch('#654321', '650')]),
      { replacements: { '600': '#123456' } },
    ],
    [
      'colours of no scheme take the places in their order',
      palette([swatch('#111111', ''), swatch('#222222', 'dark')]),
      { mode: 'mono', replacements: { '50': '#111111', '100': '#222222' } },
    ],
    [
      'more colours than places are passed over',
      palette(Array.from({ length: 20 }, () => swatch('#111111', ''))),
      { mode: 'mono' },
    ],
    [
      'a swatch as it would be generated is no replacement',
      palette([swatch(RED, '500')]),
      { replacements: {} },
    ],
  ])('%s', (_rule, restored, expected) => {
    expect(restoredState(restored)).toMatchObject(expected);
  });

  it('gives back any scheme exactly as it was saved', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.constantFrom(...SCHEME_MODES),
        fc.array(fc.tuple(fc.nat(10), hex), { maxLength: 3 }),
        (primary, second, mode, changes) => {
          const secondary = mode === 'dual' ? { hex: second } : null;
          const asGenerated: GeneratorState = {
            primary: { hex: primary },
            secondary,
            secondaryShown: secondary !== null,
            mode,
            replacements: {},
          };
          const names = schemeOf(asGenerated).map(({ name }) => name);
          const state = {
            ...asGenerated,
            replacements: Object.fromEntries(changes.map(([index, by]) => [names[index] ?? '', by])),
          };
          const saved = restorePalette(
            JSON.stringify(paletteColors(state, schemeOf(state), [], '自定义颜色')),
          );
          if (!saved.ok) throw new Error(saved.code);
          const restored = restoredState(saved.palette);
          expect(restored).toMatchObject({ primary: { hex: primary }, secondary, mode });
          expect(schemeOf(restored)).toEqual(schemeOf(state));
        },
      ),
      { numRuns: 60 },
    );
  });
});
