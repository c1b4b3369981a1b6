import type { CodeColor } from '../palette/family.ts';

/** The traditional name of a colour, what it means and how it is read, as a token's description. */
export const describe = ({ title, gloss, pinyin }: CodeColor) => ({
  $description: [title, gloss, pinyin].filter(Boolean).join(' '),
});
