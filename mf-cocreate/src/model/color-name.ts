import { COLOR_NAME_LENGTH } from '@danqing/contracts/cocreate';

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Characters of a text as a reader counts them: an emoji of five code points is one. */
export const readableLength = (text: string): number => [...graphemes.segment(text)].length;

/** What is wrong with a name; the server looks at more. */
export function nameFault(name: string): 'required' | 'tooLong' | null {
  const bare = name.trim();
  if (bare === '') return 'required';
  return readableLength(bare) > COLOR_NAME_LENGTH ? 'tooLong' : null;
}
