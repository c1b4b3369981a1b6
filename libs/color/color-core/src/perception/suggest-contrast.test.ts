import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../../testing/colors.ts';
import { nearestColors } from '../nearest.ts';
import { suggestContrast } from './suggest-contrast.ts';
import { CONTRAST_TARGETS, meetsContrast, type ContrastTarget } from './contrast-target.ts';

const anyTarget = fc.constantFrom(...CONTRAST_TARGETS);
const anyPart = fc.constantFrom('text' as const, 'ground' as const);

const passes = (
  [text, ground]: readonly [string, string],
  part: 'text' | 'ground',
  target: ContrastTarget,
  hex: string,
) => (part === 'text' ? meetsContrast(hex, ground, target) : meetsContrast(text, hex, target));

const deltaE = (one: string, other: string) =>
  nearestColors(one, [{ name: '', hex: other }], 1)[0]?.deltaE ?? Number.NaN;

test('what it gives passes, with the distance that it says', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyPart, anyTarget, (text, ground, part, target) => {
      const repair = suggestContrast(text, ground, part, target, allColors);
      if (!repair) return;
      const from = part === 'text' ? text : ground;
      for (const { hex, deltaE: said } of [
        repair.custom,
        ...(repair.named ? [{ hex: repair.named.color.hex, deltaE: repair.named.deltaE }] : []),
      ]) {
        expect(passes([text, ground], part, target, hex)).toBe(true);
        expect(said).toBeCloseTo(deltaE(from, hex), 9);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('no colour of the list that passes is nearer, and none is nearer than the one of all colours', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyPart, anyTarget, (text, ground, part, target) => {
      const repair = suggestContrast(text, ground, part, target, allColors);
      const from = part === 'text' ? text : ground;
      const passing = allColors.filter(({ hex }) => passes([text, ground], part, target, hex));
      if (!repair) {
        expect(passing).toEqual([]);
        return;
      }
      const [nearest] = nearestColors(from, passing, 1);
      expect(repair.named?.deltaE).toBe(nearest?.deltaE);
      expect(repair.custom.deltaE).toBeLessThanOrEqual((nearest?.deltaE ?? Infinity) + 1e-9);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('no colour around the one it gives passes and is nearer by more than 0.5', () => {
  const anyStep = fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: -24, max: 24 })));
  const anyPair = fc.record({ text: anyHex, ground: anyHex, part: anyPart, target: anyTarget });
  fc.assert(
    fc.property(
      anyPair,
      fc.array(anyStep, { minLength: 100, maxLength: 100 }),
      ({ text, ground, part, target }, steps) => {
        const repair = suggestContrast(text, ground, part, target, []);
        if (!repair) return;
        const { custom } = repair;
        const from = part === 'text' ? text : ground;
        const value = Number.parseInt(custom.hex.slice(1), 16);
        for (const step of steps) {
          const hex = step
            .map((by, place) => Math.min(255, Math.max(0, ((value >> (16 - 8 * place)) & 255) + by)))
            .reduce((text_, byte) => text_ + byte.toString(16).padStart(2, '0'), '#');
          if (passes([text, ground], part, target, hex))
            expect(deltaE(from, hex)).toBeGreaterThanOrEqual(custom.deltaE - 0.5);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

test.each([
  ['#6E9F97', '#7A1274', '#000202'],
  ['#6FA267', '#6E053C', '#000101'],
])('next to black, where hue jumps from colour to colour, %s on %s finds %s', (text, ground, hex) => {
  expect(suggestContrast(text, ground, 'ground', 'aaa', [])?.custom.hex).toBe(hex);
});

test('a pair that passes is its own repair', () => {
  const repair = suggestContrast('#000000', '#FFFFFF', 'text', 'aaa', allColors);
  expect(repair?.custom).toEqual({ hex: '#000000', deltaE: 0 });
});

test.each([
  ['#777777', '#FFFFFF', 'text', 'aa', '#767676'],
  ['#959595', '#FFFFFF', 'text', 'aaa', '#595959'],
] as const)('%s on %s: the %s for %s becomes %s', (text, ground, part, target, hex) => {
  expect(suggestContrast(text, ground, part, target, [])?.custom.hex).toBe(hex);
});

test('on a ground of middle lightness nothing has 7:1', () => {
  expect(suggestContrast('#FFFFFF', '#767676', 'text', 'aaa', allColors)).toBeNull();
  expect(suggestContrast('#FFFFFF', '#767676', 'ground', 'aaa', allColors)?.custom.hex).toBe('#595959');
});

test('text on white is repaired by a name for every colour of the list', fullListTimeout, () => {
  for (const { hex } of allColors) {
    const repair = suggestContrast(hex, '#FFFFFF', 'text', 'aa', allColors);
    expect(repair?.named && meetsContrast(repair.named.color.hex, '#FFFFFF', 'aa')).toBe(true);
  }
});
