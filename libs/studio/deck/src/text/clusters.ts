const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Matches a character that makes its cluster an emoji: a pictograph, a letter of a flag, a keycap. */
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
