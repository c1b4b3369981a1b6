import { EVEN_ENDS, atLightness } from './even-ramp.ts';
import { hexToOklch, isAchromatic, oklchToHex } from './oklch.ts';
import { unmapped, type Swatch } from './schemes.ts';

/**
 * Hue offsets in degrees. Itten's twelve-part circle is the source (The Art of Color, 1961): diameters,
 * isosceles triangles and squares in steps of 30°. Analogous is a hue and its two neighbours. Itten's circle
 * uses paints; ours is the OKLCH hue, as in the triad.
 */
export const harmonyTurns = {
  complementary: [0, 180],
  analogous: [0, 30, -30],
  split: [0, 150, -150],
  tetradic: [0, 90, 180, -90],
} as const satisfies Record<string, readonly number[]>;

export type Harmony = keyof typeof harmonyTurns;
export type HarmonyType = `${Harmony}${'A' | 'B' | 'C' | 'D'}`;

/**
 * Fraction of the distance from the colour's lightness to the lightest (positive) or darkest (negative) end
 * of the even ramp. A fraction keeps the shades of pale and dark colours distinct.
 */
const WAY: Readonly<Record<number, number>> = {
  50: 1,
  200: 0.55,
  400: 0.2,
  500: 0,
  700: -0.4,
  900: -0.75,
  950: -1,
};

const SHADES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [50, 200, 400, 500, 700, 900],
    [200, 400, 500, 700, 950],
  ],
  3: [
    [50, 200, 500, 900],
    [200, 500, 900],
    [200, 500, 900, 950],
  ],
  4: [
    [50, 200, 500, 900],
    [200, 500],
    [200, 500, 950],
    [200, 500],
  ],
};

interface HarmonyGroup {
  type: HarmonyType;
  turn: number;
  shades: readonly number[];
}

/**
 * Returns the groups of a harmony, the colour's own hue first. `turn` is the hue offset in degrees. The
 * shades of all groups add up to eleven.
 */
export function harmonyGroups(harmony: Harmony): HarmonyGroup[] {
  const turns = harmonyTurns[harmony];
  return turns.map((turn, index) => ({
    type: `${harmony}${'ABCD'[index]}` as HarmonyType,
    turn,
    shades: SHADES[turns.length]?.[index] ?? [],
  }));
}

export const harmonyOf = (group: string): Harmony | undefined =>
  (Object.keys(harmonyTurns) as Harmony[]).find((harmony) =>
    harmonyTurns[harmony].some((_, index) => group === harmony + 'ABCD'[index]),
  );

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
      const way = WAY[shade] ?? 0;
      const end = way > 0 ? Math.max(EVEN_ENDS.light, base.l) : Math.min(EVEN_ENDS.dark, base.l);
      return { ...as, ...atLightness(color, base.l + (end - base.l) * Math.abs(way)) };
    });
  });
}
