import { createHash } from 'node:crypto';
import { PAINTING_THEMES, type PaintingTheme } from '@danqing/contracts/creations';

/** Colours that people know by name and come for first; the site counts nobody's visits to single colours. */
export const SEEDED_COLORS = [
  '朱红',
  '月白',
  '石青',
  '竹青',
  '藤黄',
  '胭脂',
  '天水碧',
  '黛蓝',
  '鹅黄',
  '桃红',
  '暮山紫',
  '赭石',
] as const;
/** Creations of each. */
export const SEEDED_OF_COLOR = 8;

export interface SeededCreation {
  colorName: string;
  theme: PaintingTheme;
  /** Of the poem, so that it is made once. */
  poemId: string;
  /** Of poem and painting. */
  seed: string;
}

/** The creations of the studio in the order in which they are made: one of each colour, then the second of each. */
export const SEEDED_CREATIONS: readonly SeededCreation[] = Array.from(
  { length: SEEDED_OF_COLOR },
  (_, round) =>
    SEEDED_COLORS.map((colorName, place): SeededCreation => {
      const seed = `丹青画室 ${colorName} ${round + 1}`;
      // The colours begin with different themes, so that a page of all of them is not all of one.
      const theme = PAINTING_THEMES[(round + place) % PAINTING_THEMES.length]!;
      return { colorName, theme, poemId: uuidOf(seed), seed };
    }),
).flat();

/** The same for the same word: version 8 of RFC 9562, out of its hash. */
function uuidOf(word: string): string {
  const digits = createHash('sha256').update(word).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}
