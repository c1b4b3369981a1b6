import { EVEN_ENDS, atLightness } from './even-ramp.ts';
import { harmonyGroups, type Harmony } from './harmonies.ts';
import { hexToOklch, isAchromatic, oklchToHex } from './oklch.ts';
import { unmapped, type Swatch } from './schemes.ts';

/**
 * Fraction of the distance from the colour's lightness to the lightest (positive) or darkest (negative) end
 * of the even ramp. Fractions keep the shades of a pale or dark colour distinct, which fixed distances would not.
 */
const FRACTIONS: Readonly<Record<number, number>> = {
  50: 1,
  200: 0.55,
  400: 0.2,
  500: 0,
  700: -0.4,
  900: -0.75,
  950: -1,
};

/**
 * Returns eleven swatches in the hues of a harmony.
 * Each group's 500 has the lightness and chroma of the chosen colour, mapped to sRGB by CSS Color 4 chroma
 * reduction. The first group's 500 is the colour itself. The other shades lie between it and the ends of the
 * even ramp (see `atLightness`). An achromatic colour gives greys.
 *
 * @throws {InvalidHexError} when `primary` is not a valid colour
 */
export function harmonyScheme(harmony: Harmony, primary: string): Swatch[] {
  const base = hexToOklch(primary);
  return harmonyGroups(harmony).flatMap(({ type, turn, shades }) => {
    const color = isAchromatic(base) ? base : { ...base, h: base.h + turn };
    return shades.map((shade): Swatch => {
      const as = { name: `${type}-${shade}`, type, shade };
      if (shade === 500) return { ...as, ...(turn === 0 ? unmapped(primary) : oklchToHex(color)) };
      const way = FRACTIONS[shade] ?? 0;
      const end = way > 0 ? Math.max(EVEN_ENDS.light, base.l) : Math.min(EVEN_ENDS.dark, base.l);
      return { ...as, ...atLightness(color, base.l + (end - base.l) * Math.abs(way)) };
    });
  });
}
