import { COLOR_NAME_LENGTH } from '@danqing/contracts/cocreate';

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Returns the number of graphemes; an emoji of five code points counts as one. */
export const readableLength = (text: string): number => [...graphemes.segment(text)].length;

export function nameFault(name: string): 'required' | 'tooLong' | null {
  const bare = name.trim();
  if (bare === '') return 'required';
  return readableLength(bare) > COLOR_NAME_LENGTH ? 'tooLong' : null;
}
