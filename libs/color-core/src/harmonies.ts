import { EVEN_ENDS, inLightness } from './even-ramp.ts';
import { hexToOklch, isAchromatic, oklchToHex } from './oklch.ts';
import { given, type Swatch } from './schemes.ts';

/**
 * The harmonies beside the specification's triad, as degrees of hue from the chosen colour. They are the angles of Itten's circle of
 * twelve hues, 30° apart (The Art of Color, 1961), in which he calls harmonious what lies at the ends of a diameter, or at the corners
 * of an isosceles triangle, a square or a rectangle. Of the tetrads we take the square, which has no left and right; analogous are
 * a hue and its two neighbours. His circle is one of paints; ours is the hue of OKLCH, as in the triad.
 */
export const harmonyTurns = {
  complementary: [0, 180],
  analogous: [0, 30, -30],
  split: [0, 150, -150],
  tetradic: [0, 90, 180, -90],
} as const satisfies Record<string, readonly number[]>;

export type Harmony = keyof typeof harmonyTurns;
/** A group of a harmony: the chosen colour's own hue is A. */
export type HarmonyType = `${Harmony}${'A' | 'B' | 'C' | 'D'}`;

/**
 * How far a shade goes from its colour towards the lightest (positive) or the darkest (negative) step of the even ramp: a part of the
 * way that is there, so that the shades of a pale and of a dark colour differ as well.
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

/** Shades of the groups of a harmony of two, three and four hues, eleven together; those of three are the triad's. */
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
  /** Degrees of OKLCH hue from the chosen colour's own. */
  turn: number;
  shades: readonly number[];
}

/** The groups of a harmony in their order; the first is of the chosen colour's own hue. */
export function harmonyGroups(harmony: Harmony): HarmonyGroup[] {
  const turns = harmonyTurns[harmony];
  return turns.map((turn, index) => ({
    type: `${harmony}${'ABCD'[index]}` as HarmonyType,
    turn,
    shades: SHADES[turns.length]?.[index] ?? [],
  }));
}

/** The harmony that a group is of: `split` of `splitB`; undefined for any other text. */
export const harmonyOf = (group: string): Harmony | undefined =>
  (Object.keys(harmonyTurns) as Harmony[]).find((harmony) =>
    harmonyTurns[harmony].some((_, index) => group === harmony + 'ABCD'[index]),
  );

/**
 * Eleven swatches in the hues of a harmony. Each group's 500 has the lightness and chroma of the chosen colour, mapped to sRGB by CSS
 * Color 4 chroma reduction where that hue has not so much; the first group's is the colour itself. The other shades lie on the way to
 * the ends of the even ramp, with its chroma. An achromatic colour has no hue to turn: its harmony is grey. Throws `InvalidHexError`.
 */
export function harmonyScheme(harmony: Harmony, primary: string): Swatch[] {
  const base = hexToOklch(primary);
  return harmonyGroups(harmony).flatMap(({ type, turn, shades }) => {
    const color = isAchromatic(base) ? base : { ...base, h: base.h + turn };
    return shades.map((shade): Swatch => {
      const as = { name: `${type}-${shade}`, type, shade };
      if (shade === 500) return { ...as, ...(turn === 0 ? given(primary) : oklchToHex(color)) };
      const way = WAY[shade] ?? 0;
      const end = way > 0 ? Math.max(EVEN_ENDS.light, base.l) : Math.min(EVEN_ENDS.dark, base.l);
      return { ...as, ...inLightness(color, base.l + (end - base.l) * Math.abs(way)) };
    });
  });
}
