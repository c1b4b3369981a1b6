import ColorJs from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHex } from '../testing/colors.ts';
import { hexToOklch, hexToRgb, oklchToHex } from './index.ts';
import { midHue } from './oklch.ts';

const anyOklch = fc.record({
  l: fc.integer({ min: 10, max: 990 }).map((value) => value / 1000),
  c: fc.integer({ min: 0, max: 400 }).map((value) => value / 1000),
  h: fc.integer({ min: -720, max: 720 }),
});

const largestByteDifference = (a: string, b: string) => {
  const other = hexToRgb(b);
  return Math.max(...hexToRgb(a).map((value, index) => Math.abs(value - (other[index] ?? NaN))));
};

test('a hex survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const color = hexToOklch(hex);
      if (color.c === 0) expect(largestByteDifference(oklchToHex(color).hex, hex)).toBeLessThanOrEqual(4);
      else expect(oklchToHex(color)).toEqual({ hex, mapped: false, shift: 0 });
    }),
    { numRuns: 2000 },
  );
});

test('hue lies in [0, 360) and every channel is a number, for every grey and for random colours', () => {
  const greys = Array.from(
    { length: 256 },
    (_, value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`,
  );
  for (const hex of greys) expect(hexToOklch(hex).h).toBe(0);
  fc.assert(
    fc.property(anyHex, (hex) => {
      const { l, c, h } = hexToOklch(hex);
      expect([l, c, h].every(Number.isFinite)).toBe(true);
      expect(h).toBeGreaterThanOrEqual(0);
      expect(h).toBeLessThan(360);
    }),
    { numRuns: 2000 },
  );
});

test('gamut mapping agrees with the CSS algorithm of colorjs.io', () => {
  fc.assert(
    fc.property(anyOklch, ({ l, c, h }) => {
      const wanted = new ColorJs('oklch', [l, c, h]).to('srgb');
      const expected = wanted.toGamut({ method: 'css' }).toString({ format: 'hex', collapse: false });
      const delivered = oklchToHex({ l, c, h });
      expect(delivered.mapped).toBe(!new ColorJs('oklch', [l, c, h]).inGamut('srgb', { epsilon: 1e-4 }));
      // Far outside the gamut our bisection and that of colorjs.io may stop at different points. The hex can
      // differ by many steps in a dark component, but not visibly, so this compares by CIEDE2000.
      expect(new ColorJs(delivered.hex).deltaE(new ColorJs(expected), '2000')).toBeLessThan(1.5);
    }),
    { numRuns: 1000 },
  );
});

test('shift is the CIEDE2000 between wanted and delivered, and 0 where nothing was mapped', () => {
  // Compares both in Lab D65; colorjs.io defaults to D50.
  const lab = (color: ColorJs) => new ColorJs('lab', color.to('lab-d65').coords);
  fc.assert(
    fc.property(anyOklch, (wanted) => {
      const { hex, mapped, shift } = oklchToHex(wanted);
      const asked = lab(new ColorJs('oklch', [wanted.l, wanted.c, wanted.h]));
      expect(shift).toBeCloseTo(mapped ? asked.deltaE(lab(new ColorJs(hex)), '2000') : 0, 6);
    }),
    { numRuns: 500 },
  );
});

describe('traps', () => {
  test('#0000ff stays #0000FF', () => {
    expect(oklchToHex(hexToOklch('#0000ff'))).toEqual({ hex: '#0000FF', mapped: false, shift: 0 });
  });

  test('no corner or edge of sRGB is mapped', () => {
    const values = ['00', '33', '66', '99', 'CC', 'FF'];
    const webSafe = values.flatMap((r) => values.flatMap((g) => values.map((b) => `#${r}${g}${b}`)));
    for (const hex of webSafe) expect(oklchToHex(hexToOklch(hex))).toEqual({ hex, mapped: false, shift: 0 });
  });

  test('clipping turns the hue of this blue, mapping keeps it', () => {
    const { hex, mapped } = oklchToHex({ l: 0.5, c: 0.4, h: 250 });
    const clipped = new ColorJs('oklch', [0.5, 0.4, 250]).to('srgb').toGamut({ method: 'clip' }).to('oklch');
    const turnedBy = (h: number | null = 0) => Math.abs((h ?? 0) - 250);
    expect(mapped).toBe(true);
    expect(turnedBy(clipped.coords[2])).toBeGreaterThan(10);
    expect(turnedBy(hexToOklch(hex).h)).toBeLessThan(6);
  });

  test('hue 360 and negative hues are turned, NaN and infinity refused', () => {
    expect(oklchToHex({ l: 0.6, c: 0.1, h: 360 })).toEqual(oklchToHex({ l: 0.6, c: 0.1, h: 0 }));
    expect(oklchToHex({ l: 0.6, c: 0.1, h: -90 })).toEqual(oklchToHex({ l: 0.6, c: 0.1, h: 270 }));
    expect(oklchToHex({ l: 0.6, c: 0.1, h: -1e-14 })).toEqual(oklchToHex({ l: 0.6, c: 0.1, h: 0 }));
    for (const bad of [NaN, Infinity]) {
      expect(() => oklchToHex({ l: bad, c: 0.1, h: 0 })).toThrow(RangeError);
      expect(() => oklchToHex({ l: 0.5, c: bad, h: 0 })).toThrow(RangeError);
      expect(() => oklchToHex({ l: 0.5, c: 0.1, h: bad })).toThrow(RangeError);
    }
  });

  test('lightness beyond the ends is white and black', () => {
    expect(oklchToHex({ l: 1.4, c: 0.2, h: 30 }).hex).toBe('#FFFFFF');
    expect(oklchToHex({ l: -1, c: 0.2, h: 30 }).hex).toBe('#000000');
  });
});

describe('midHue', () => {
  const at = (h: number, c = 0.1) => ({ l: 0.5, c, h });

  test.each([
    [10, 50, 30],
    [50, 10, 30],
    [350, 20, 5],
    [20, 350, 5],
    [0, 180, 90],
    [180, 0, 270],
    [90, 270, 180],
    [300, 120, 30],
    [10, 189, 99.5],
    [10, 191, 280.5],
    [359, 1, 0],
  ])('between %d and %d lies %d', (a, b, expected) => {
    expect(midHue(at(a), at(b))).toBeCloseTo(expected, 10);
  });

  test('an achromatic colour takes the hue of the other, two of them have none', () => {
    expect(midHue(at(17, 0.0039), at(264))).toBe(264);
    expect(midHue(at(264), at(17, 0.0039))).toBe(264);
    expect(midHue(at(17, 0.001), at(264, 0.002))).toBeUndefined();
  });
});
