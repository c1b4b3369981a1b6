import type { Locale } from './locale.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const LATIN = /\p{Script=Latin}/gu;

/**
 * Returns the probable language of a text by its script: kana means Japanese, otherwise Han characters mean
 * Chinese. Undefined for a text mostly in Latin letters, such as a sentence about a Chinese name.
 */
export function textLanguage(text: string): Locale | undefined {
  if (KANA.test(text)) return 'ja';
  const characters = text.match(HAN)?.length ?? 0;
  return characters > 0 && characters >= (text.match(LATIN)?.length ?? 0) ? 'zh' : undefined;
}
