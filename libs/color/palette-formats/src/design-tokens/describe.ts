import type { CodeColor } from '../palette/family.ts';

export const describe = ({ title, gloss, pinyin }: CodeColor) => ({
  $description: [title, gloss, pinyin].filter(Boolean).join(' '),
});
