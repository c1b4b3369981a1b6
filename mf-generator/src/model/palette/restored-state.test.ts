import { restorePalette } from '@danqing/color-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState } from '../generator-state.ts';
import { schemeOf } from '../scheme.ts';
import { paletteColors } from './palette-colors.ts';
import { anyGeneratorState } from '../../testing/any-generator-state.ts';
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
      { mode: 'mono', replacements: { '600': { hex: '#123456' } } },
    ],
    [
      'the swatches tell more than a second colour',
      palette([swatch('#123456', '600')], BLUE),
      { mode: 'mono', secondary: null, secondaryShown: false },
    ],
    [
      'groups of two colours are dual',
      palette([swatch('#123456', 'mid-300')], BLUE),
      { mode: 'dual', replacements: { 'mid-300': { hex: '#123456' } } },
    ],
    [
      'groups of three hues are triadic',
      palette([swatch('#123456', 'triadC-950')]),
      { mode: 'triadic', secondary: null, replacements: { 'triadC-950': { hex: '#123456' } } },
    ],
    [
      'a shade that the scheme has not is passed over',
      palette([swatch('#123456', '600'), swatch('#654321', '650')]),
      { replacements: { '600': { hex: '#123456' } } },
    ],
    [
      'colours of no scheme take the places in their order',
      palette([swatch('#111111', ''), swatch('#222222', 'dark')]),
      { mode: 'mono', replacements: { '50': { hex: '#111111' }, '100': { hex: '#222222' } } },
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

  it('keeps the order in which the swatches were saved', () => {
    const scheme = schemeOf({ ...initialState({ hex: RED }), order: ['950', '50'] });
    const saved = scheme.map(({ hex, name }) => swatch(hex, name));
    expect(schemeOf(restoredState(palette(saved)))).toEqual(scheme);
    expect(restoredState(palette(saved.slice(1))).order).toEqual([]);
  });

  it('gives back any scheme exactly as it was saved', () => {
    fc.assert(
      fc.property(anyGeneratorState, (state) => {
        fc.pre(state.mode !== 'dual' || state.secondary !== null);
        const unlocked = { ...state, locked: [] };
        const saved = restorePalette(
          JSON.stringify(paletteColors(unlocked, schemeOf(unlocked), [], () => '自定义颜色')),
        );
        if (!saved.ok) throw new Error(saved.code);
        const restored = restoredState(saved.palette);
        expect(restored).toMatchObject({ primary: { hex: state.primary.hex }, mode: state.mode });
        expect(restored.secondary?.hex).toBe(state.secondary?.hex);
        expect(schemeOf(restored)).toEqual(schemeOf(unlocked));
      }),
      { numRuns: 100 },
    );
  });
});
