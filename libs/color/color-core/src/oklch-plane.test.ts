import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToRgb } from './hex.ts';
import { oklchToHex } from './oklch.ts';
import { largestChroma } from './gamut.ts';
import { oklchPlane, PLANE_CHROMA } from './oklch-plane.ts';

const WIDTH = 33;
const HEIGHT = 25;
const anyHue = fc.double({ min: 0, max: 360, noNaN: true });

test('has every colour as oklchToHex has it, within three units, and ends where sRGB ends', () => {
  fc.assert(
    fc.property(anyHue, (h) => {
      const bytes = oklchPlane(h, WIDTH, HEIGHT);
      for (let row = 0; row < HEIGHT; row++) {
        const l = 1 - (row + 0.5) / HEIGHT;
        const border = largestChroma(l, h);
        for (let column = 0; column < WIDTH; column++) {
          const c = ((column + 0.5) / WIDTH) * PLANE_CHROMA;
          const [red, green, blue, alpha] = bytes.subarray((row * WIDTH + column) * 4);
          if (Math.abs(c - border) > 2e-3) expect(alpha).toBe(c < border ? 255 : 0);
          if (alpha === 0) continue;
          const rgb = hexToRgb(oklchToHex({ l, c, h }).hex);
          [red, green, blue].forEach((value, index) =>
            expect(Math.abs((value ?? NaN) - (rgb[index] ?? NaN))).toBeLessThanOrEqual(3),
          );
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('sRGB has no more chroma than the plane is wide, and the border is the last colour of it', () => {
  fc.assert(
    fc.property(anyHue, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (h, l) => {
      const border = largestChroma(l, h);
      expect(border).toBeLessThan(PLANE_CHROMA);
      expect(oklchToHex({ l, c: border, h }).mapped).toBe(false);
      expect(oklchToHex({ l, c: border + 0.002, h }).mapped).toBe(true);
    }),
  );
});
