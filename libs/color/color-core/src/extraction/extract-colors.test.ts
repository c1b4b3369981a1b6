import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestColors } from '../nearest.ts';
import { extractColors } from './extract-colors.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

const picture = (pixels: readonly Pixel[]) =>
  new Uint8ClampedArray(pixels.flatMap(([red, green, blue, alpha = 255]) => [red, green, blue, alpha]));
const extract = (pixels: readonly Pixel[], options = {}) =>
  extractColors(picture(pixels), pixels.length, 1, options);
const times = (count: number, pixel: Pixel) => Array.from({ length: count }, () => pixel);

const red: Pixel = [237, 81, 38];
const blue: Pixel = [23, 114, 180];
const white: Pixel = [255, 255, 255];
const ramp: Pixel[] = Array.from({ length: 256 }, (_, value) => [value, value, value] as const);

function noise(count: number): Pixel[] {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
  return Array.from({ length: count }, () => [next(), next(), next()] as const);
}

const shareSum = (colors: readonly { share: number }[]) => colors.reduce((sum, { share }) => sum + share, 0);

describe('extractColors', () => {
  it.each<[string, Pixel[], { hex: string; share: number }[]]>([
    ['no pixel', [], []],
    ['only white', times(40, white), []],
    ['only transparent', times(40, [10, 20, 30, 0]), []],
    ['alpha 124', times(40, [10, 20, 30, 124]), []],
    ['all channels 251', times(40, [251, 251, 251]), []],
    ['one pixel', [red], [{ hex: '#ED5126', share: 1 }]],
    ['alpha 125', [[10, 20, 30, 125]], [{ hex: '#0A141E', share: 1 }]],
    ['one channel at 250', [[255, 255, 250]], [{ hex: '#FFFFFA', share: 1 }]],
    ['one colour on white', [...times(3, white), red], [{ hex: '#ED5126', share: 1 }]],
    [
      'two colours',
      [...times(3, blue), red],
      [
        { hex: '#1772B4', share: 0.75 },
        { hex: '#ED5126', share: 0.25 },
      ],
    ],
    [
      'equal shares, in the order of their values',
      [red, blue],
      [
        { hex: '#1772B4', share: 0.5 },
        { hex: '#ED5126', share: 0.5 },
      ],
    ],
  ])('of %s', (_case, pixels, expected) => {
    expect(extract(pixels)).toEqual(expected);
  });

  it('sees a colour that every tenth pixel would miss', () => {
    const pixels = times(1000, blue).map((pixel, index) => (index === 5 ? red : pixel));
    expect(extract(pixels).map(({ hex }) => hex)).toEqual(['#1772B4', '#ED5126']);
  });

  it('finds columns whose distance is the sampling step', () => {
    const stripe = (index: number): Pixel => (index % 10 === 0 ? red : [20, 100 + (index % 10), 180]);
    const pixels = Array.from({ length: 60_000 }, (_, index) => stripe(index));
    const colors = extract(pixels, { count: 2 });
    expect(colors.at(-1)?.hex).toBe('#ED5126');
    expect(colors.at(-1)?.share).toBeCloseTo(0.1, 1);
  });

  it('keeps a colour that makes up most of its group, whatever its edges are', () => {
    const edges = Array.from({ length: 60 }, (_, index): Pixel => [
      237 - (index % 12),
      81 + index,
      38 + index,
    ]);
    const colors = extract([...times(500, red), ...times(500, blue), ...edges], { count: 4 });
    expect(
      colors
        .slice(0, 2)
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual(['#1772B4', '#ED5126']);
  });

  it.each<[string, Pixel, number]>([
    ['ΔE 2.9', [237, 81, 52], 1],
    ['ΔE 3.4', [237, 81, 54], 2],
  ])('takes colours at a distance of %s for one when it is below 3', (_case, other, colors) => {
    expect(extract([...times(30, red), ...times(10, other)])).toHaveLength(colors);
    expect(extract([...times(30, red), ...times(10, other)])[0]?.hex).toBe('#ED5126');
  });

  it('gives a logo of two colours two, smooth edges between them and on white or not', () => {
    const mix = (one: Pixel, other: Pixel, part: number) =>
      [0, 1, 2].map((at) =>
        Math.round((one[at] ?? 0) * part + (other[at] ?? 0) * (1 - part)),
      ) as unknown as Pixel;
    const edges = Array.from({ length: 180 }, (_, index) => {
      const [one, other] = [
        [red, blue],
        [red, white],
        [blue, white],
      ][index % 3] as [Pixel, Pixel];
      return mix(one, other, ((index * 7) % 60) / 60);
    });
    const logo = [...times(3000, red), ...times(2000, blue), ...edges, ...times(4000, white)];
    for (const count of [2, 5, 10, 20])
      expect(extract(logo, { count }).map(({ hex }) => hex)).toEqual(['#ED5126', '#1772B4']);
  });

  it('keeps a small colour of a flat picture that is no mixture of the others', () => {
    const pixels = [...times(3000, red), ...times(2000, blue), ...times(20, [20, 160, 40])];
    expect(extract(pixels).map(({ hex }) => hex)).toEqual(['#ED5126', '#1772B4', '#14A028']);
  });

  it('covers a grey ramp from end to end, whichever comes first', () => {
    for (const pixels of [ramp.slice(0, 250), ramp.slice(0, 250).reverse()]) {
      const greys = extract(pixels, { count: 5 }).map(({ hex }) => Number.parseInt(hex.slice(1, 3), 16));
      expect(greys).toHaveLength(5);
      expect(Math.min(...greys)).toBeLessThan(50);
      expect(Math.max(...greys)).toBeGreaterThan(200);
    }
  });

  it('finds the light end even when it is one pixel and the first', () => {
    const pixels: Pixel[] = [
      [250, 250, 250],
      [120, 120, 120],
      [10, 10, 10],
    ];
    const colors = extract(pixels, { count: 2 });
    expect(colors).toHaveLength(2);
    expect(
      nearestColors(
        '#FFFFFF',
        colors.map(({ hex }) => ({ hex, name: hex })),
        1,
      )[0]?.deltaE,
    ).toBeLessThan(25);
  });

  it.each([
    [1, 2],
    [2, 2],
    [20, 20],
    [100, 20],
    [NaN, 2],
  ])('asked for %d colours of noise gives %d', (count, expected) => {
    expect(extract(noise(5000), { count })).toHaveLength(expected);
  });

  it('gives ten unless asked otherwise, spread over the space', () => {
    expect(extract(noise(5000))).toHaveLength(10);
  });

  it('refuses an array that has not the pixels it should have', () => {
    expect(() => extractColors(new Uint8ClampedArray(5), 1, 1)).toThrow(RangeError);
  });

  it('gives distinct hexes, large shares first, shares that add up to one, and the same each time', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const pixel = fc.tuple(channel, channel, channel, fc.constantFrom(0, 125, 255));
    fc.assert(
      fc.property(
        fc.array(pixel, { maxLength: 80 }),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 1, max: 10 }),
        (pixels, count, quality) => {
          const colors = extract(pixels, { count, quality });
          const usable = pixels.filter(
            ([r, g, b, alpha]) => alpha >= 125 && !(r > 250 && g > 250 && b > 250),
          );
          expect(colors.length > 0).toBe(usable.length > 0);
          expect(colors.length).toBeLessThanOrEqual(count);
          expect(new Set(colors.map(({ hex }) => hex)).size).toBe(colors.length);
          const shares = colors.map(({ share }) => share);
          // A colour that stands out counts at most as an eighth.
          shares.forEach((share, index) => {
            expect(Math.max(...shares.slice(index))).toBeLessThanOrEqual(Math.max(share, 0.125) + 1e-9);
          });
          if (usable.length > 0) expect(shareSum(colors)).toBeCloseTo(1, 9);
          expect(extract(pixels, { count, quality })).toEqual(colors);
        },
      ),
      { numRuns: 200 },
    );
  });
});
