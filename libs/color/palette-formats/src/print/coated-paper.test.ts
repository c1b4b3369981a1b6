import { nearestColors, parseHex } from '@danqing/color-core';
import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { coatedProfile } from '../../testing/coated-profile.ts';
import { anyHex, listedColors, manyRuns } from '../../testing/palettes.ts';
import { coatedHex, coatedInks, PRINTABLE_DIFFERENCE, printOnCoated } from './coated-paper.ts';
import { formulaInks, type Inks } from './inks.ts';

vi.setConfig(manyRuns);

const hexes = listedColors.map(({ hex }) => parseHex(hex)!);
const unitRgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
type Lab = readonly number[];
const lab = (coords: Lab) => new Color('lab', coords as [number, number, number]);
const deltaE = (one: Lab, other: Lab) => lab(one).deltaE(lab(other), '2000');
const differences = (some: readonly Lab[], others: readonly Lab[]) =>
  some.map((one, index) => deltaE(one, others[index]!)).sort((one, other) => one - other);
const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)]!;

const wanted = coatedProfile.rgbToLab(hexes.map(unitRgb));
const exactInks = coatedProfile.rgbToInks(hexes.map(unitRgb));

describe('the 1,023 colours', () => {
  test('have the inks of the profile, within what is seen', () => {
    const printed = coatedProfile.inksToLab(hexes.map((hex) => [...coatedInks(hex)]));
    const errors = differences(printed, coatedProfile.inksToLab(exactInks));
    expect(median(errors)).toBeLessThan(0.5);
    expect(errors.at(-1)).toBeLessThan(2);
  });

  test('come back from inks as the profile has them', () => {
    const seen = hexes.map((hex) => new Color(coatedHex(coatedInks(hex))).to('lab').coords as Lab);
    const printed = coatedProfile.inksToLab(hexes.map((hex) => [...coatedInks(hex)]));
    const errors = differences(seen, printed);
    expect(median(errors)).toBeLessThan(1);
    // Colours of cyan ink are outside of sRGB, so the screen shows less of them.
    expect(errors.at(-1)).toBeLessThan(4);
  });

  test('are printed nearer to the screen by the profile than by the formula', () => {
    const byProfile = coatedProfile.inksToLab(hexes.map((hex) => [...coatedInks(hex)]));
    const byFormula = coatedProfile.inksToLab(hexes.map((hex) => [...formulaInks(hex)]));
    expect(median(differences(byProfile, wanted))).toBeLessThan(1);
    expect(median(differences(byFormula, wanted))).toBeGreaterThan(5);
  });

  test('are called unprintable where the profile says so, and only there', () => {
    const printed = coatedProfile.inksToLab(exactInks);
    hexes.forEach((hex, index) => {
      const difference = deltaE(printed[index]!, wanted[index]!);
      const { deltaE: said } = printOnCoated(hex);
      if (difference > PRINTABLE_DIFFERENCE + 1.5)
        expect([hex, said > PRINTABLE_DIFFERENCE]).toEqual([hex, true]);
      if (difference < PRINTABLE_DIFFERENCE - 1.5)
        expect([hex, said > PRINTABLE_DIFFERENCE]).toEqual([hex, false]);
    });
  });
});

test('paper is white and black is within the ink limit', () => {
  expect(coatedInks('#FFFFFF')).toEqual([0, 0, 0, 0]);
  expect(coatedHex([0, 0, 0, 0])).toBe('#FFFFFF');
  const black = coatedInks('#000000');
  expect(black.reduce((sum, ink) => sum + ink, 0)).toBeLessThanOrEqual(302);
  expect(printOnCoated('#000000').deltaE).toBeLessThan(PRINTABLE_DIFFERENCE);
});

test('full screen colours cannot be printed', () => {
  for (const hex of ['#00FF00', '#0000FF', '#FF00FF'])
    expect([hex, printOnCoated(hex).deltaE > 10]).toEqual([hex, true]);
});

const anyInks = fc.tuple(...[0, 1, 2, 3].map(() => fc.double({ min: 0, max: 100, noNaN: true })));

test('any colour has whole percents from 0 to 100, and any inks a colour near the profile’s', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      for (const ink of coatedInks(hex)) {
        expect(Number.isInteger(ink)).toBe(true);
        expect(ink >= 0 && ink <= 100).toBe(true);
      }
    }),
  );
  fc.assert(
    fc.property(anyInks, (inks) => {
      const [exact] = coatedProfile.inksToLab([inks]);
      const inSrgb = lab(exact!).to('srgb').toGamut({ method: 'css' }).toString({ format: 'hex' });
      const [found] = nearestColors(inSrgb, [{ name: '', hex: coatedHex(inks as unknown as Inks) }], 1);
      expect(found!.deltaE).toBeLessThan(6);
    }),
  );
});
