import type { Hex } from './hex.ts';
import { ciede2000, fitSrgb, isInSrgb, readRgb, toLab, toOklch, toRgb, writeHex } from './spaces.ts';

/** OKLCH (Ottosson 2020): lightness 0-1, chroma from 0 (about 0.32 at most in sRGB), hue in degrees [0, 360). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export interface MappedColor {
  hex: Hex;
  /** True when the wanted colour was outside sRGB by more than 1e-4 in a component and its chroma was reduced. */
  mapped: boolean;
  /** CIEDE2000 between the wanted and the delivered colour; 0 without mapping. */
  shift: number;
}

/** Below this chroma the hue is noise of 8-bit rounding (#818080 has c 0.001 and h 17). */
export const ACHROMATIC_CHROMA = 0.004;

export const isAchromatic = ({ c }: Oklch): boolean => c < ACHROMATIC_CHROMA;

const turn = (degrees: number): number => {
  const hue = degrees % 360;
  // A tiny negative angle plus 360 rounds to 360 itself, so the modulo is needed.
  return hue < 0 ? (hue + 360) % 360 : hue;
};

/**
 * Converts a hex colour to OKLCH. An achromatic one (chroma < 0.004) has chroma 0 and hue 0.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function hexToOklch(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(readRgb(hex));
  return c < ACHROMATIC_CHROMA ? { l, c: 0, h: 0 } : { l, c, h: turn(h) };
}

/**
 * Converts an OKLCH colour to sRGB with CSS Color 4 chroma reduction. Lightness is clamped to 0-1, negative
 * chroma to 0, and the hue is normalised to [0, 360).
 *
 * @throws {RangeError} when a component is not finite
 */
export function oklchToHex({ l, c, h }: Oklch): MappedColor {
  if (![l, c, h].every(Number.isFinite)) throw new RangeError(`Not an OKLCH colour: ${l} ${c} ${h}`);
  const wanted = {
    mode: 'oklch' as const,
    l: Math.min(1, Math.max(0, l)),
    c: Math.max(0, c),
    h: turn(h),
  };
  const rgb = toRgb(wanted);
  if (isInSrgb(rgb)) return { hex: writeHex(rgb), mapped: false, shift: 0 };
  const hex = writeHex(fitSrgb(wanted));
  return { hex, mapped: true, shift: ciede2000(toLab(wanted), toLab(readRgb(hex))) };
}

/**
 * Returns the hue half-way along the shorter arc. Opposite hues use the increasing arc from the first. An
 * achromatic colour takes the other's hue; two achromatic ones return undefined.
 */
export function midHue(a: Oklch, b: Oklch): number | undefined {
  if (isAchromatic(a)) return isAchromatic(b) ? undefined : b.h;
  if (isAchromatic(b)) return a.h;
  const increasing = turn(b.h - a.h);
  return turn(a.h + (increasing <= 180 ? increasing / 2 : increasing / 2 - 180));
}
