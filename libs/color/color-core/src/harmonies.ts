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
