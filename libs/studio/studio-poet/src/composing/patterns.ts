import type { PoemForm } from '../metre/check-metre.ts';

/**
 * Tones of the last five characters of the four line types, split 2 + 3 by sense. Stricter than the checker,
 * so that no rescue is needed. `-` matches any tone; a 通 fits any pattern.
 */
const PATTERNS = {
  obliqueOpen: { front: '-平', head: '-仄', tail: '平平仄', rhymes: false },
  levelClose: { front: '-仄', head: '平平', tail: '-仄平', rhymes: true },
  levelOpen: { front: '-仄', head: '-平', tail: '平仄仄', rhymes: false },
  obliqueClose: { front: '-平', head: '-仄', tail: '仄平平', rhymes: true },
} as const;

export type LinePattern = (typeof PATTERNS)[keyof typeof PATTERNS];

const { obliqueOpen, levelClose, levelOpen, obliqueClose } = PATTERNS;

/** Quatrains by opening (oblique or level) and by whether the first line rhymes. */
export const QUATRAINS: readonly LinePattern[][] = [
  [obliqueOpen, levelClose, levelOpen, obliqueClose],
  [obliqueClose, levelClose, levelOpen, obliqueClose],
  [levelOpen, obliqueClose, obliqueOpen, levelClose],
  [levelClose, obliqueClose, obliqueOpen, levelClose],
];

/** Probability that the first line rhymes: low for five characters, high for seven. */
export const FIRST_LINE_RHYMES: Record<PoemForm, number> = { 五绝: 0.25, 七绝: 0.7 };

export function fitsPattern(marks: string, pattern: string): boolean {
  return (
    marks.length === pattern.length &&
    [...pattern].every((wanted, place) => wanted === '-' || marks[place] === wanted || marks[place] === '通')
  );
}
