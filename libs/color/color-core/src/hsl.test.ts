import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHex } from '../testing/colors.ts';
import { parseCssColor } from './css-color.ts';
import { hexToRgb } from './hex.ts';
import { cssHsl, hexToHsl } from './hsl.ts';

test.each([
  ['#ED5126', 'hsl(13 84.7% 53.9%)'],
  ['#000000', 'hsl(0 0% 0%)'],
  ['#FFFFFF', 'hsl(0 0% 100%)'],
  ['#0000FF', 'hsl(240 100% 50%)'],
  ['#FF00FF', 'hsl(300 100% 50%)'],
  ['#808080', 'hsl(0 0% 50.2%)'],
  ['#FF0001', 'hsl(359.8 100% 50%)'],
])('%s is %s', (hex, css) => {
  expect(cssHsl(hex)).toBe(css);
});

test('is within its ranges, and reads back as the same colour give or take one unit', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { h, s, l } = hexToHsl(hex);
      expect(h).toBeGreaterThanOrEqual(0);
      expect(h).toBeLessThan(360);
      for (const percent of [s, l]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100 + 1e-9);
      }
      const back = hexToRgb(parseCssColor(cssHsl(hex)) ?? '');
      hexToRgb(hex).forEach((value, index) =>
        expect(Math.abs(value - (back[index] ?? NaN))).toBeLessThanOrEqual(1),
      );
    }),
  );
});
