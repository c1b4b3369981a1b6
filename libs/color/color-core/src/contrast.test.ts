import ColorJs from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import { contrastRatio, quietTextOn, textOn } from './index.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#777777', '#FFFFFF', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#FF0000', '#FFFFFF', 4.0],
  ['#0000FF', '#FFFFFF', 8.59],
])('WCAG contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
});

test('contrast agrees with colorjs.io', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      expect(contrastRatio(a, b)).toBeCloseTo(ColorJs.contrast(a, b, 'WCAG21'), 2);
    }),
  );
});

describe('text on a ground', () => {
  test('has 4.5:1 on all 1,023 colours, the quiet text too', fullListTimeout, () => {
    for (const { hex } of allColors) {
      expect(contrastRatio(textOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(quietTextOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has 4.5:1 on any colour', fullListTimeout, () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(contrastRatio(textOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(quietTextOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 500 },
    );
  });

  test('every grey, also at mid-lightness where neither tint is enough', () => {
    for (let value = 0; value < 256; value++) {
      const grey = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrastRatio(textOn(grey), grey)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is a tint of the ground, light or dark as reads better', () => {
    expect(textOn('#ED5126')).toBe('#1F0F0A');
    expect(textOn('#9D2933')).toBe('#FFF7F7');
    expect(textOn('#EEF7F2')).toBe('#0F1512');
    expect(quietTextOn('#ED5126')).toBe('#34170E');
  });

  test('asked for more than there is, ends at plain black or white', () => {
    expect(textOn('#808080', 21)).toBe('#000000');
    expect(textOn('#404040', 21)).toBe('#FFFFFF');
    expect(contrastRatio(textOn('#1772B4', 5), '#1772B4')).toBeGreaterThanOrEqual(5);
  });
});
