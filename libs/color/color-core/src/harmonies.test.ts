import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex } from '../testing/colors.ts';
import { harmonyGroups, harmonyScheme, harmonyTurns, hexToOklch, swatchKeys, type Harmony } from './index.ts';

const ALL = Object.keys(harmonyTurns) as Harmony[];
const RED = '#ED5126';
const turnBetween = (from: number, to: number) => Math.round(((to - from + 540) % 360) - 180);

test.each<[Harmony, number[]]>([
  ['complementary', [0, 180]],
  ['analogous', [0, 30, -30]],
  ['split', [0, 150, -150]],
  ['tetradic', [0, 90, 180, -90]],
])('%s turns the hue by %j degrees', (harmony, turns) => {
  const grey = '#7A6A66';
  const hue = hexToOklch(grey).h;
  const groups = harmonyGroups(harmony).map(({ type, turn }) => {
    const own = harmonyScheme(harmony, grey).find(({ name }) => name === `${type}-500`);
    expect(Math.abs(turnBetween(hue + turn, hexToOklch(own?.hex ?? '').h))).toBeLessThanOrEqual(3);
    return turn;
  });
  expect(groups).toEqual(turns);
});

describe.each(ALL)('the %s scheme', (harmony) => {
  test('has eleven swatches in the places of the strip, the chosen colour among them unchanged', () => {
    for (const { hex } of allColors) {
      const scheme = harmonyScheme(harmony, hex);
      expect(scheme.map(({ name }) => name)).toEqual(swatchKeys(harmony));
      expect(scheme).toHaveLength(11);
      expect(scheme.find(({ shade }) => shade === 500)).toMatchObject({ hex, mapped: false });
    }
  });

  test('has different shades in each hue, the lighter first', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { l } = hexToOklch(hex);
        fc.pre(l > 0.3 && l < 0.9);
        for (const { type } of harmonyGroups(harmony)) {
          const steps = harmonyScheme(harmony, hex)
            .filter((swatch) => swatch.type === type)
            .map((swatch) => hexToOklch(swatch.hex).l);
          expect(steps.toSorted((a, b) => b - a)).toEqual(steps);
          expect(new Set(steps).size).toBe(steps.length);
        }
      }),
    );
  });

  test('of a grey is grey', () => {
    for (const { hex } of harmonyScheme(harmony, '#808080')) expect(hexToOklch(hex).c).toBe(0);
  });

  test('is mapped only where a turned hue has not the chroma of the colour', () => {
    const mapped = harmonyScheme(harmony, RED).filter((swatch) => swatch.mapped);
    expect(mapped.every(({ shade }) => shade === 500)).toBe(true);
    for (const { shift } of mapped) expect(shift).toBeGreaterThan(0);
  });
});
