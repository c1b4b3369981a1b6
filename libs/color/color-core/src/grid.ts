import { largestChroma } from './gamut.ts';
import type { Hex } from './hex.ts';
import { hexToOklch, isAchromatic } from './oklch.ts';
import { writeHex } from './spaces.ts';

const SIZE = 13;
const LIGHTEST = 0.95;
const LIGHTNESS_STEP = 0.07;
const MIN_CHROMA = 0.01;

/**
 * Returns 13 rows of 13 colours in the hue of the given one. Row r has OKLCH lightness 0.95 − 0.07 r.
 * Each row spreads the chroma evenly from 0.01 to the largest in sRGB (at most 0.4), so no cell needs gamut
 * mapping. An achromatic colour gives rows of equal greys.
 *
 * @throws {InvalidHexError} when `primary` is not a valid colour
 */
export function colorGrid(primary: string): Hex[][] {
  const base = hexToOklch(primary);
  const grey = isAchromatic(base);
  return Array.from({ length: SIZE }, (_, row) => {
    const l = LIGHTEST - LIGHTNESS_STEP * row;
    const most = grey ? 0 : largestChroma(l, base.h);
    const least = Math.min(MIN_CHROMA, most);
    return Array.from({ length: SIZE }, (_, column) => {
      const c = least + ((most - least) * column) / (SIZE - 1);
      return writeHex({ mode: 'oklch', l, c, h: base.h });
    });
  });
}
