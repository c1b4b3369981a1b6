import { createHash } from 'node:crypto';
import { PAINTING_THEMES, type PaintingTheme } from '@danqing/contracts/creations';

/** Well-known colours. Chosen by hand, because the site counts no visits per colour. */
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
export const SEEDED_OF_COLOR = 8;

export interface SeededCreation {
  colorName: string;
  theme: PaintingTheme;
  poemId: string;
  seed: string;
}

/** Studio creations in production order: one of each colour, then the second of each. */
export const SEEDED_CREATIONS: readonly SeededCreation[] = Array.from(
  { length: SEEDED_OF_COLOR },
  (_, round) =>
    SEEDED_COLORS.map((colorName, place): SeededCreation => {
      const seed = `丹青画室 ${colorName} ${round + 1}`;
      // Colours start with different themes, so that a mixed gallery page is varied.
      const theme = PAINTING_THEMES[(round + place) % PAINTING_THEMES.length]!;
      return { colorName, theme, poemId: uuidOf(seed), seed };
    }),
).flat();

/** Returns a deterministic UUID for the word: RFC 9562 version 8, from its SHA-256 hash. */
function uuidOf(word: string): string {
  const digits = createHash('sha256').update(word).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...parts, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}
