import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHex } from '../../testing/colors.ts';
import {
  COLOR_VISION_MATRICES,
  COLOR_VISIONS,
  confusablePairs,
  simulateColorVision,
} from './color-vision.ts';

describe('what is seen with a deficiency', () => {
  // The deutan value for red distinguishes linear from encoded arithmetic, which would give #5E4700.
  test.each([
    ['deutan', '#FF0000', '#A39000'],
    ['protan', '#FF0000', '#6D5F00'],
    ['tritan', '#0000FF', '#006B96'],
    ['achromat', '#00FF00', '#DCDCDC'],
  ] as const)('%s: %s is seen as %s', (vision, hex, seen) => {
    expect(simulateColorVision(hex, vision)).toBe(seen);
  });

  test.each(COLOR_VISIONS)('%s: greys stay what they are', (vision) => {
    for (const row of COLOR_VISION_MATRICES[vision]) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 5);
    for (const grey of ['#000000', '#404040', '#808080', '#FFFFFF'])
      expect(simulateColorVision(grey, vision)).toBe(grey);
  });

  test('without any cones there is no hue', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(simulateColorVision(hex, 'achromat')).toMatch(/^#(..)\1\1$/);
      }),
    );
  });
});

describe('pairs that become confusable', () => {
  test('red and green of one lightness do for protan and deutan, not for tritan', () => {
    const pair = ['#C65054', '#3B8B2D'];
    expect(confusablePairs(pair, 'deutan')).toMatchObject([{ first: 0, second: 1 }]);
    expect(confusablePairs(pair, 'tritan')).toEqual([]);
  });

  test('two shades that nobody tells apart are no news', () => {
    expect(confusablePairs(['#808080', '#838383'], 'achromat')).toEqual([]);
  });

  test('the closest pair comes first, and positions are in order', () => {
    const triad = ['#F07577', '#C65054', '#9D2933', '#530007', '#3B8B2D', '#196D02', '#003700', '#3F73CE'];
    const pairs = confusablePairs(triad, 'deutan');
    expect(pairs.map(({ first, second }) => [first, second])).toEqual([
      [3, 6],
      [2, 5],
      [1, 4],
    ]);
    for (const { deltaE, seenDeltaE } of pairs) expect(seenDeltaE).toBeLessThan(deltaE / 2);
  });

  test('a colour twice is one colour, not a pair', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...COLOR_VISIONS), (hex, vision) => {
        expect(confusablePairs([hex, hex], vision)).toEqual([]);
      }),
    );
  });
});
