const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Returns the grapheme clusters: a letter with its marks, an emoji with its parts. */
export const clustersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/**
 * Characters that stand upright in vertical text and allow a line break after them: ideographs, kana, Hangul,
 * full-width forms, CJK punctuation.
 */
const IDEOGRAPHIC =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF00-\uFF60\uFFE0-\uFFE6]/u;

/** Returns whether a grapheme cluster stands upright in vertical text. Checks only its first character. */
export const isIdeographic = (cluster: string): boolean => IDEOGRAPHIC.test(cluster);
