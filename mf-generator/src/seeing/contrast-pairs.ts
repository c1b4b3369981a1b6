import {
  confusablePairs,
  contrastBy,
  contrastTarget,
  type ColorVision,
  type ContrastMethod,
  type ContrastTarget,
} from '@danqing/color-core';

/** Best use of a pair: small text (AAA), text (AA), large text and graphics, or none. */
export type ContrastLevel = 'best' | 'text' | 'large' | 'none';

/** Minimum values of the levels: WCAG 2.2 ratios (1.4.6, 1.4.3, 1.4.11), and APCA |Lc| (bronze levels). */
const MIN_CONTRAST: Record<ContrastMethod, readonly [ContrastLevel, number][]> = {
  wcag: [
    ['best', 7],
    ['text', 4.5],
    ['large', 3],
  ],
  apca: [
    ['best', 75],
    ['text', 60],
    ['large', 45],
  ],
};

export interface ContrastPair {
  /** Indexes of the text colour and of the background; text is always the later one. */
  text: number;
  ground: number;
  /** A ratio of 1-21, or |Lc| of 0-108 for APCA. */
  value: number;
  level: ContrastLevel;
  passes: boolean;
  /** True when the pair is distinguishable only without the colour vision deficiency. */
  confusable: boolean;
}

export function contrastPairs(
  hexes: readonly string[],
  target: ContrastTarget,
  vision: ColorVision | null,
): ContrastPair[] {
  const { method, least } = contrastTarget(target);
  const confusable = new Set(
    vision ? confusablePairs(hexes, vision).map(({ first, second }) => `${first} ${second}`) : [],
  );
  return hexes.flatMap((textHex, text) =>
    hexes.slice(0, text).map((groundHex, ground) => {
      const value = contrastBy(method, textHex, groundHex);
      return {
        text,
        ground,
        value,
        level: levelOf(value, method),
        passes: value >= least,
        confusable: confusable.has(`${ground} ${text}`),
      };
    }),
  );
}

/** Compares unrounded values: 4.496 does not reach 4.5. */
const levelOf = (value: number, method: ContrastMethod): ContrastLevel =>
  MIN_CONTRAST[method].find(([, least]) => value >= least)?.[0] ?? 'none';

/** Returns the value as shown. Ratios are cut to one decimal, so that no pair looks better than it is. */
export const contrastText = (value: number, method: ContrastMethod): string =>
  method === 'wcag' ? (Math.floor(value * 10) / 10).toFixed(1) : String(Math.floor(value));
