import type { PoemForm } from '../metre/check-metre.ts';

/**
 * The four lines of regulated verse by their last five characters, in the halves 2 + 3 of their sense: stricter than the checker,
 * so that no poem needs a rescue. 仄仄平平仄, 平平仄仄平, 平平平仄仄, 仄仄仄平平; `-` is free, and a phrase's 通 fits any.
 */
const PATTERNS = {
  obliqueOpen: { front: '-平', head: '-仄', tail: '平平仄', rhymes: false },
  levelClose: { front: '-仄', head: '平平', tail: '-仄平', rhymes: true },
  levelOpen: { front: '-仄', head: '-平', tail: '平仄仄', rhymes: false },
  obliqueClose: { front: '-平', head: '-仄', tail: '仄平平', rhymes: true },
} as const;

export type LinePattern = (typeof PATTERNS)[keyof typeof PATTERNS];

const { obliqueOpen, levelClose, levelOpen, obliqueClose } = PATTERNS;

/** Quatrains by opening: oblique or level, the first line rhyming or not. */
export const QUATRAINS: readonly LinePattern[][] = [
  [obliqueOpen, levelClose, levelOpen, obliqueClose],
  [obliqueClose, levelClose, levelOpen, obliqueClose],
  [levelOpen, obliqueClose, obliqueOpen, levelClose],
  [levelClose, obliqueClose, obliqueOpen, levelClose],
];

/** How far the first line of each form rhymes: seldom in five characters, as a rule in seven. */
export const FIRST_LINE_RHYMES: Record<PoemForm, number> = { 五绝: 0.25, 七绝: 0.7 };

export function fitsPattern(marks: string, pattern: string): boolean {
  return (
    marks.length === pattern.length &&
    [...pattern].every((wanted, place) => wanted === '-' || marks[place] === wanted || marks[place] === '通')
  );
}
