import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHex } from '../../testing/colors.ts';
import { anySchemeState } from '../../testing/scheme-states.ts';
import { InvalidHexError } from '../hex.ts';
import { dualScheme, monoScheme, triadicScheme } from '../schemes.ts';
import { decodeSchemeLink, encodeSchemeLink } from './scheme-link.ts';
import { orderSwatchKeys, schemeGroups, swatchKeys } from './swatch-keys.ts';
import { freshScheme, type SchemeState } from './scheme-state.ts';
import { schemeSwatches } from './scheme-swatches.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';
const names = (state: Partial<SchemeState>) =>
  schemeSwatches(RED, { ...freshScheme, ...state }).map(({ name }) => name);

describe('schemeSwatches', () => {
  it('are those of the scheme', () => {
    const asGenerated = (swatches: object[]) => swatches.map((swatch) => expect.objectContaining(swatch));
    expect(schemeSwatches(RED, freshScheme)).toEqual(asGenerated(monoScheme(RED)));
    expect(schemeSwatches(RED, { ...freshScheme, mode: 'triadic' })).toEqual(asGenerated(triadicScheme(RED)));
    expect(
      schemeSwatches(RED, { ...freshScheme, mode: 'dual', secondary: { hex: BLUE }, secondaryShown: true }),
    ).toEqual(asGenerated(dualScheme(RED, BLUE)));
  });

  it('are four while the second colour is missing', () => {
    expect(names({ mode: 'dual' })).toEqual(['primary-50', 'primary-200', 'primary-400', 'primary-500']);
  });

  it('have a replacement in its place, which is no longer mapped, and remember what it replaces', () => {
    const [generated] = monoScheme(RED);
    const [replaced] = schemeSwatches(RED, { ...freshScheme, replacements: { '50': { hex: '#3f6aa9' } } });
    expect(generated?.mapped).toBe(true);
    expect(replaced).toEqual({
      ...generated,
      hex: '#3F6AA9',
      generated: generated?.hex,
      mapped: false,
      shift: 0,
      locked: false,
    });
  });

  it('stay mapped where the replacement is what was generated', () => {
    const [swatch] = schemeSwatches(RED, freshScheme);
    expect(swatch?.mapped).toBe(true);
    const same = { ...freshScheme, replacements: { '50': { hex: swatch?.hex ?? '' } }, locked: ['50'] };
    expect(schemeSwatches(RED, same)[0]).toEqual({ ...swatch, locked: true });
  });

  it('stand in the wanted order, with all their marks', () => {
    const order = ['500', '50'];
    expect(names({ order })).toEqual([
      '500',
      '50',
      '100',
      '200',
      '300',
      '400',
      '600',
      '700',
      '800',
      '900',
      '950',
    ]);
    const moved = schemeSwatches(RED, { ...freshScheme, order });
    expect(moved).toEqual(expect.arrayContaining(schemeSwatches(RED, freshScheme)));
  });

  it('do not leave their group', () => {
    expect(names({ mode: 'triadic', order: ['triadC-950', 'triadA-900', 'triadA-50'] })).toEqual([
      ...['triadA-900', 'triadA-50', 'triadA-200', 'triadA-500'],
      ...['triadB-200', 'triadB-500', 'triadB-900'],
      ...['triadC-950', 'triadC-200', 'triadC-500', 'triadC-900'],
    ]);
  });

  it('are the same after the way through a link', () => {
    fc.assert(
      fc.property(anyHex, anySchemeState, (primary, state) => {
        const restored = decodeSchemeLink(encodeSchemeLink(state) ?? '') ?? freshScheme;
        expect(schemeSwatches(primary, restored)).toEqual(schemeSwatches(primary, state));
      }),
      { numRuns: 300 },
    );
  });

  it('are not made of a colour that is none', () => {
    expect(() => schemeSwatches('red', freshScheme)).toThrow(InvalidHexError);
  });
});

describe('the places of a scheme', () => {
  it.each([
    ['mono', monoScheme(RED), [11]],
    ['dual', dualScheme(RED, BLUE), [4, 3, 4]],
    ['triadic', triadicScheme(RED), [4, 3, 4]],
  ] as const)('in %s are the names of its swatches, in groups', (mode, swatches, sizes) => {
    expect(swatchKeys(mode)).toEqual(swatches.map(({ name }) => name));
    expect(schemeGroups(mode).map((group) => group.length)).toEqual(sizes);
    expect(orderSwatchKeys(mode, [])).toEqual(swatchKeys(mode));
  });
});
