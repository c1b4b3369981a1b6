import ColorJs from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex, fullListTimeout } from '../testing/colors.ts';
import { nearestColors } from './index.ts';
import { nearestColor } from './nearest.ts';
import { ciede2000 } from './spaces.ts';

/** The 34 pairs of Sharma, Wu, Dalal, Color Research and Application 30 (2005), table 1: L a b, L a b, ΔE. */
const SHARMA = `
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.02 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1
50 -1.1848 -84.8006 50 0 -82.7485 1
50 -0.9009 -85.5211 50 0 -82.7485 1
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.49 -0.001 50 -2.49 0.0009 7.1792
50 2.49 -0.001 50 -2.49 0.001 7.1792
50 2.49 -0.001 50 -2.49 0.0011 7.2195
50 2.49 -0.001 50 -2.49 0.0012 7.2195
50 -0.001 2.49 50 0.0009 -2.49 4.8045
50 -0.001 2.49 50 0.001 -2.49 4.8045
50 -0.001 2.49 50 0.0011 -2.49 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.903
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1
50 2.5 0 50 3.2972 0 1
50 2.5 0 50 1.8634 0.5757 1
50 2.5 0 50 3.2592 0.335 1
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.263
61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

test.each(SHARMA)('CIEDE2000 of (%d %d %d) and (%d %d %d) is %d', (l1, a1, b1, l2, a2, b2, expected) => {
  const lab = (l = NaN, a = NaN, b = NaN) => ({ mode: 'lab65' as const, l, a, b });
  expect(ciede2000(lab(l1, a1, b1), lab(l2, a2, b2))).toBeCloseTo(expected ?? NaN, 4);
  expect(ciede2000(lab(l2, a2, b2), lab(l1, a1, b1))).toBeCloseTo(expected ?? NaN, 4);
});

test('distances agree with colorjs.io', fullListTimeout, () => {
  const lab = (hex: string) => new ColorJs('lab', new ColorJs(hex).to('lab-d65').coords);
  const wanted = lab('#E60012');
  for (const { color, deltaE } of nearestColors('#E60012', allColors, allColors.length)) {
    expect(deltaE).toBeCloseTo(wanted.deltaE(lab(color.hex), '2000'), 8);
  }
});

test(
  'every listed colour is its own nearest at distance 0, and the list comes sorted',
  fullListTimeout,
  () => {
    for (const color of allColors) {
      const [first, second] = nearestColors(color.hex, allColors, 2);
      expect(first?.color.hex).toBe(color.hex);
      expect(first?.deltaE).toBe(0);
      expect(second?.deltaE).toBeGreaterThanOrEqual(0);
    }
    fc.assert(
      fc.property(anyHex, (hex) => {
        const all = nearestColors(hex, allColors, 1023).map(({ deltaE }) => deltaE);
        expect(all.every((deltaE, index) => index === 0 || deltaE >= (all[index - 1] ?? 0))).toBe(true);
        expect(nearestColors(hex, allColors, 3).map(({ deltaE }) => deltaE)).toEqual(all.slice(0, 3));
      }),
      { numRuns: 20 },
    );
  },
);

test('the one nearest is the first of all that pass, with the same distance', () => {
  const even = ({ name }: { name: string }) => name.length % 2 === 0;
  fc.assert(
    fc.property(fc.oneof(anyHex, fc.constantFrom('#BBB5AC', '#000000', '#FFFFFF')), (hex) => {
      const all = nearestColors(hex, allColors, allColors.length);
      expect(nearestColor(hex, allColors)).toEqual(all[0]);
      expect(nearestColor(hex, allColors, even)).toEqual(all.find(({ color }) => even(color)));
    }),
    { numRuns: 300 },
  );
  expect(nearestColor('#BBB5AC', allColors, () => false)).toBeNull();
  expect(nearestColor('#BBB5AC', [])).toBeNull();
});

describe('traps', () => {
  const three = [
    { name: 'a', hex: '#BBB5AC' },
    { name: 'b', hex: '#000000' },
    { name: 'c', hex: '#bbb5ac' },
  ];

  test('n at or above the length gives the whole list, n below 1 nothing', () => {
    for (const n of [3, 4, 1000, Infinity]) expect(nearestColors('#BBB5AC', three, n)).toHaveLength(3);
    for (const n of [0, -1, -Infinity, NaN]) expect(nearestColors('#BBB5AC', three, n)).toEqual([]);
    expect(nearestColors('#BBB5AC', [], 5)).toEqual([]);
    expect(nearestColors('#BBB5AC', three.slice(0, 1), 1)).toHaveLength(1);
  });

  test('铅灰 and 中灰 share a hex: equal distances keep the order of the list', () => {
    expect(nearestColors('#BBB5AC', three, 2).map(({ color }) => color.name)).toEqual(['a', 'c']);
    expect(nearestColors('#BBB5AC', three.toReversed(), 2).map(({ color }) => color.name)).toEqual([
      'c',
      'a',
    ]);
    const shared = nearestColors('#BBB5AC', allColors, 2);
    expect(shared.map(({ deltaE }) => deltaE)).toEqual([0, 0]);
  });

  test('a list that changes between two calls gives no stale answer', () => {
    const list = [...three];
    nearestColors('#FF0000', list, 1);
    list[0] = { name: 'red', hex: '#FF0000' };
    list.push({ name: 'other red', hex: '#FE0000' });
    expect(nearestColors('#FF0000', list, 2).map(({ color }) => color.name)).toEqual(['red', 'other red']);
  });
});
