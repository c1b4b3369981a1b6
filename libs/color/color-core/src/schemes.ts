import { requireHex, type Hex } from './hex.ts';
import type { HarmonyType } from './harmonies.ts';
import { hexToOklch, isAchromatic, midHue, oklchToHex, type MappedColor, type Oklch } from './oklch.ts';
import { readRgb, toOklab } from './spaces.ts';

export type SwatchType = 'primary' | 'mid' | 'secondary' | 'triadA' | 'triadB' | 'triadC' | HarmonyType;

export interface Swatch extends MappedColor {
  name: string;
  type: SwatchType;
  /** 50 (light) to 950 (dark). 500 is the colour itself, except in the even ramp. */
  shade: number;
  own?: true;
}

/** OKLCH lightness (0-1) that each shade adds, for mono and dual schemes. */
export const shadeOffsets: Readonly<Record<number, number>> = {
  50: 0.45,
  100: 0.35,
  200: 0.25,
  300: 0.15,
  400: 0.05,
  500: 0,
  600: -0.08,
  700: -0.16,
  800: -0.24,
  900: -0.3,
  950: -0.35,
};

type Steps = readonly (readonly [shade: number, offset: number])[];

const shades = (...wanted: number[]): Steps => wanted.map((shade) => [shade, shadeOffsets[shade] ?? 0]);

export const dualSteps = {
  primary: shades(50, 200, 400, 500),
  mid: shades(300, 500, 700),
  secondary: shades(500, 600, 800, 950),
} as const;

export const triadicSteps = {
  triadA: [
    [50, 0.24],
    [200, 0.12],
    [500, 0],
    [900, -0.2],
  ],
  triadB: [
    [200, 0.1],
    [500, 0],
    [900, -0.18],
  ],
  triadC: [
    [200, 0.1],
    [500, 0],
    [900, -0.18],
    [950, -0.28],
  ],
} as const satisfies Record<string, Steps>;

const monoSteps = shades(...Object.keys(shadeOffsets).map(Number));

const RAMP_ENDS = [0.05, 0.98] as const;
const TRIAD_ENDS = [0.08, 0.96] as const;

function ramp(
  type: SwatchType,
  color: Oklch,
  steps: Steps,
  [darkest, lightest]: readonly [number, number],
  own?: MappedColor,
): Swatch[] {
  const c = isAchromatic(color) ? 0 : color.c;
  return steps.map(([shade, offset]) => {
    const l = Math.min(lightest, Math.max(darkest, color.l + offset));
    const { hex, mapped, shift } = shade === 500 && own ? own : oklchToHex({ l, c, h: color.h });
    return { name: `${type}-${shade}`, hex, type, shade, mapped, shift };
  });
}

/** Wraps a chosen colour unchanged, without a round trip through OKLCH. */
export const unmapped = (hex: string): MappedColor => ({ hex: requireHex(hex), mapped: false, shift: 0 });

const mean = (a: number, b: number) => (a + b) / 2;

function midOklch(a: string, b: string): Oklch {
  const first = hexToOklch(a);
  const second = hexToOklch(b);
  const h = midHue(first, second);
  if (h !== undefined) return { l: mean(first.l, second.l), c: mean(first.c, second.c), h };
  // If neither colour has a hue, the OKLab mean is equivalent and keeps the mean of equal colours exact.
  const [one, other] = [toOklab(readRgb(a)), toOklab(readRgb(b))];
  const [x, y] = [mean(one.a, other.a), mean(one.b, other.b)];
  return { l: mean(one.l, other.l), c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI };
}

/**
 * Returns the OKLCH mean of two colours, with the hue of `midHue`, mapped to sRGB.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function midColor(a: string, b: string): Hex {
  return oklchToHex(midOklch(a, b)).hex;
}

/**
 * Returns eleven shades of one colour, "50" to "950", with a lightness of 0.05-0.98.
 *
 * @throws {InvalidHexError} when `primary` is not valid
 */
export function monoScheme(primary: string): Swatch[] {
  const swatches = ramp('primary', hexToOklch(primary), monoSteps, RAMP_ENDS, unmapped(primary));
  return swatches.map((swatch) => ({ ...swatch, name: String(swatch.shade) }));
}

/**
 * Returns the first four swatches of `dualScheme`, which do not depend on the second colour.
 *
 * @throws {InvalidHexError} when `primary` is not valid
 */
export function dualPrimaryGroup(primary: string): Swatch[] {
  return ramp('primary', hexToOklch(primary), dualSteps.primary, RAMP_ENDS, unmapped(primary));
}

/**
 * Returns eleven swatches: primary-50, -200, -400, -500, mid-300, -500, -700, secondary-500, -600, -800,
 * -950. The lightness offsets are those of the mono scheme; mid-500 is `midColor`.
 *
 * @throws {InvalidHexError} when a hex is not valid
 */
export function dualScheme(primary: string, secondary: string): Swatch[] {
  const mid = midOklch(primary, secondary);
  return [
    ...dualPrimaryGroup(primary),
    ...ramp('mid', mid, dualSteps.mid, RAMP_ENDS, oklchToHex(mid)),
    ...ramp('secondary', hexToOklch(secondary), dualSteps.secondary, RAMP_ENDS, unmapped(secondary)),
  ];
}

/**
 * Returns eleven swatches in three OKLCH hues: triadA-50, -200, -500, -900 in the colour's own, triadB-200,
 * -500, -900 at +120°, triadC-200, -500, -900, -950 at −120°. The lightness is 0.08-0.96. An achromatic
 * colour gives greys.
 *
 * @throws {InvalidHexError} when `primary` is not valid
 */
export function triadicScheme(primary: string): Swatch[] {
  const base = hexToOklch(primary);
  const turned = (degrees: number): Oklch => ({ ...base, h: base.h + degrees });
  return [
    ...ramp('triadA', base, triadicSteps.triadA, TRIAD_ENDS, unmapped(primary)),
    ...ramp('triadB', turned(120), triadicSteps.triadB, TRIAD_ENDS),
    ...ramp('triadC', turned(-120), triadicSteps.triadC, TRIAD_ENDS),
  ];
}
