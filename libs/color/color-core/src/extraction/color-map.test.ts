import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapColors, NO_COLOR, findColorPositions } from './color-map.ts';
import { extractColors } from './extract-colors.ts';

const RED = '#ED5126';
const BLUE = '#1772B4';

const bytes = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const picture = (hexes: readonly string[]) =>
  new Uint8ClampedArray(hexes.flatMap((hex) => [...bytes(hex), 255]));

describe('mapColors', () => {
  it('says of every pixel which colour it is nearest to', () => {
    const pixels = picture([RED, '#EE5529', BLUE, '#1770B0']);
    expect([...mapColors(pixels, 2, 2, [RED, BLUE])]).toEqual([0, 0, 1, 1]);
  });

  it('leaves out what does not count', () => {
    const pixels = new Uint8ClampedArray([...bytes(RED), 124, 251, 251, 251, 255, ...bytes(BLUE), 255]);
    expect([...mapColors(pixels, 3, 1, [RED, BLUE])]).toEqual([NO_COLOR, NO_COLOR, 1]);
  });

  it('refuses an array that has not the pixels it should have', () => {
    expect(() => mapColors(new Uint8ClampedArray(4), 2, 1, [RED])).toThrow(RangeError);
  });

  it('gives every pixel that counts one of the extracted colours', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(fc.tuple(channel, channel, channel, channel), { minLength: 1 }), (pixels) => {
        const rgba = new Uint8ClampedArray(pixels.flat());
        const hexes = extractColors(rgba, pixels.length, 1).map(({ hex }) => hex);
        const map = mapColors(rgba, pixels.length, 1, hexes);
        pixels.forEach(([r, g, b, alpha], index) => {
          const counts = alpha >= 125 && !(r > 250 && g > 250 && b > 250);
          const color = map[index] ?? NO_COLOR;
          expect(color === NO_COLOR).toBe(!counts);
          if (counts) expect(color).toBeLessThan(hexes.length);
        });
      }),
    );
  });
});

describe('findColorPositions', () => {
  function mapOf(
    width: number,
    height: number,
    ...areas: [color: number, x: number, y: number, size: number][]
  ) {
    const map = new Uint8Array(width * height);
    for (const [color, left, top, size] of areas)
      for (let y = top; y < top + size; y++) map.fill(color, y * width + left, y * width + left + size);
    return map;
  }

  it('is the middle of a picture of one colour', () => {
    expect(findColorPositions(mapOf(101, 51), 101, 51, 1)).toEqual([{ x: 0.5, y: 0.5 }]);
  });

  it('is the one pixel of a picture of one pixel', () => {
    expect(findColorPositions(new Uint8Array(1), 1, 1, 1)).toEqual([{ x: 0.5, y: 0.5 }]);
  });

  it('is where most of the colour is, not where it is strewn', () => {
    const [, place] = findColorPositions(
      mapOf(100, 100, [1, 20, 60, 15], [1, 90, 5, 1], [1, 5, 5, 2]),
      100,
      100,
      2,
    );
    expect(place?.x).toBeCloseTo(0.28, 1);
    expect(place?.y).toBeCloseTo(0.68, 1);
  });

  it('is null for a colour that no pixel has', () => {
    expect(findColorPositions(mapOf(4, 4), 4, 4, 2)[1]).toBeNull();
  });

  it('lies on a pixel of its colour, apart from the others where there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 36, maxLength: 36 }), (tiles) => {
        const map = Uint8Array.from(
          { length: 3600 },
          (_, index) => tiles[Math.floor(index / 600) * 6 + Math.floor((index % 60) / 10)] ?? 0,
        );
        const places = findColorPositions(map, 60, 60, 6);
        places.forEach((place, color) => {
          expect(place === null).toBe(!tiles.includes(color));
          if (place) expect(map[Math.floor(place.y * 60) * 60 + Math.floor(place.x * 60)]).toBe(color);
        });
        const placed = places.filter((place) => place !== null);
        placed.forEach((one, index) => {
          for (const other of placed.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.05);
        });
      }),
    );
  });
});
