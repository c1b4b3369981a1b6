import {
  confusablePairs,
  contrastBy,
  contrastTarget,
  type ColorVision,
  type ContrastMethod,
  type ContrastTarget,
} from '@danqing/color-core';

/** What a pair is good for: small text at its best, text, large text and graphics, nothing. */
export type ContrastLevel = 'best' | 'text' | 'large' | 'none';

/** Least values of the levels: WCAG 2.2 (1.4.6, 1.4.3, 1.4.11) as ratios, APCA as |Lc| (its bronze levels). */
const LEAST: Record<ContrastMethod, readonly [ContrastLevel, number][]> = {
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
  /** Position of the colour of the text, and of the ground: the later colour of the list on the earlier one. */
  text: number;
  ground: number;
  /** By the measure of the target: a ratio, 1-21, or for APCA |Lc|, 0-108. */
  value: number;
  level: ContrastLevel;
  /** Reaches the target. */
  passes: boolean;
  /** Not distinguishable with the colour vision deficiency, but distinguishable without it. */
  confusable: boolean;
}

/** All pairs of the colours, row by row: of the text 1 first. Without a deficiency none is confusable. */
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

/** Values are judged as they are, not as they are shown: 4.496 is no 4.5. */
const levelOf = (value: number, method: ContrastMethod): ContrastLevel =>
  LEAST[method].find(([, least]) => value >= least)?.[0] ?? 'none';

/** As shown: a ratio with one decimal, cut so that nothing looks better than it is; Lc as a whole number. */
export const contrastText = (value: number, method: ContrastMethod): string =>
  method === 'wcag' ? (Math.floor(value * 10) / 10).toFixed(1) : String(Math.floor(value));
