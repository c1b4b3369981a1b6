import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHex } from '../../testing/colors.ts';
import { apcaContrast } from './apca.ts';

// Published reference values of apca-w3 0.1.9.
test.each([
  ['#888888', '#FFFFFF', 63.056469930209424],
  ['#FFFFFF', '#888888', -68.54146436644962],
  ['#000000', '#AAAAAA', 58.146262578561334],
  ['#AAAAAA', '#000000', -56.24113336839742],
  ['#112233', '#DDEEFF', 91.66830811481631],
  ['#DDEEFF', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('Lc of %s on %s is %d', (text, ground, lc) => {
  expect(apcaContrast(text, ground)).toBeCloseTo(lc, 9);
});

test('is 0 for a colour on itself, positive for dark on light and negative for light on dark', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      expect(apcaContrast(a, a)).toBe(0);
      const there = apcaContrast(a, b);
      const back = apcaContrast(b, a);
      expect(there * back).toBeLessThanOrEqual(0);
      expect(Math.abs(there)).toBeLessThan(108.5);
    }),
  );
});
