import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allColors, anyHex } from '../testing/colors.ts';
import { contrastRatio, EVEN_CONTRASTS, evenScheme, hexToOklch, monoScheme, type Swatch } from './index.ts';

const MANY = { numRuns: 2000 };
const NAMES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
const lightnessOf = ({ hex }: Swatch) => hexToOklch(hex).l;

function forEveryColor(check: (hex: string, ramp: Swatch[]) => void) {
  for (const { hex } of allColors) check(hex, evenScheme(hex));
  fc.assert(
    fc.property(anyHex, (hex) => check(hex, evenScheme(hex))),
    MANY,
  );
}

describe('an even ramp', () => {
  test('has eleven different steps, each darker than the one before it', () => {
    forEveryColor((hex, ramp) => {
      expect(ramp.map(({ name }) => name)).toEqual(NAMES);
      expect(new Set(ramp.map((swatch) => swatch.hex)).size, hex).toBe(11);
      const steps = ramp.map(lightnessOf);
      steps.slice(1).forEach((l, index) => expect(steps[index]! - l, hex).toBeGreaterThan(0.03));
    });
  });

  test('of which the specified scheme has not as many for most of the list', () => {
    const repeats = allColors.filter(({ hex }) => new Set(monoScheme(hex).map((one) => one.hex)).size < 11);
    expect(repeats.length).toBe(646);
  });

  test('has the colour itself, once, at the step that its lightness is nearest to', () => {
    forEveryColor((hex, ramp) => {
      const own = ramp.filter((swatch) => swatch.own);
      expect(own.map((swatch) => swatch.hex)).toEqual([hex]);
      const wanted = 0.97 - 0.081 * ramp.indexOf(own[0]!);
      const { l } = hexToOklch(hex);
      if (l < 0.97 && l > 0.16) expect(Math.abs(l - wanted), hex).toBeLessThanOrEqual(0.0406);
    });
  });

  test.each([
    ['a pale one', '#EEF7F2', '50'],
    ['white', '#FFFFFF', '50'],
    ['yellow', '#FFD111', '100'],
    ['a brand blue', '#2B5FA3', '600'],
    ['a dark one', '#1C2333', '900'],
    ['black', '#000000', '950'],
  ])('%s, %s, is its %s', (_which, hex, name) => {
    expect(evenScheme(hex).find(({ own }) => own)?.name).toBe(name);
  });

  test('goes evenly from 0.97 to its colour, and on to 0.16', () => {
    forEveryColor((hex, ramp) => {
      const pin = ramp.findIndex(({ own }) => own);
      const steps = ramp.map(lightnessOf);
      for (const side of [steps.slice(0, pin + 1), steps.slice(pin)]) {
        const gaps = side.slice(1).map((l, index) => side[index]! - l);
        expect(Math.max(...gaps, 0) - Math.min(...gaps, Infinity), hex).toBeLessThan(0.012);
      }
      if (pin > 0) expect(steps[0]).toBeCloseTo(0.97, 2);
      if (pin < 10) expect(steps[10]).toBeCloseTo(0.16, 1);
    });
  });

  test('keeps the hue, asks for nothing that sRGB has not, and leaves greys grey', () => {
    forEveryColor((hex, ramp) => {
      const { c, h } = hexToOklch(hex);
      for (const swatch of ramp) {
        expect(swatch).toMatchObject({ mapped: false, shift: 0 });
        const step = hexToOklch(swatch.hex);
        if (c === 0) expect(step.c, hex).toBe(0);
        // Distance in OKLab: 8-bit rounding moves a dark colour by up to 0.0027 (measured in 20,000 ramps).
        else if (step.c > 0.05)
          expect(2 * step.c * Math.abs(Math.sin(((step.h - h) / 2) * (Math.PI / 180))), hex).toBeLessThan(
            0.004,
          );
      }
    });
  });

  test.each(EVEN_CONTRASTS)('$text on $ground has at least $contrast', ({ text, ground, contrast }) => {
    forEveryColor((hex, ramp) => {
      const hexOf = (shade: number) => ramp.find((swatch) => swatch.shade === shade)?.hex ?? '';
      expect(contrastRatio(hexOf(text), hexOf(ground)), hex).toBeGreaterThanOrEqual(contrast);
    });
  });
});
