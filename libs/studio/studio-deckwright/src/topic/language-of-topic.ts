import type { Locale } from '@danqing/contracts/locale';
import { cleanTopic } from './clean-topic.ts';
import { hasChineseForm, hasJapaneseForm } from './written-forms.ts';

/**
 * Words and characters that occur in only one of the two languages, although both use the same characters or
 * script.
 */
const JAPANESE_WORDS =
  /[々芸弁]|四半期|株式会社|資料|研修|旅程|授業|企画|提案書|報告書|観光|修学旅行|卒業論文/u;
const CHINESE_WORDS = /(?<!目)的|了|是|吗|呢|什么|怎|分享|演示|演讲|幻灯片|介绍/u;

const LATIN_WORDS = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
const ENGLISH_GRAMMAR =
  /\b(?:a|an|the|of|for|to|in|on|about|and|with|our|my|is|are|how|why|what|from|at|by|this|that)\b/giu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Returns the deck's language for a topic: Japanese for kana or Japanese forms and words, otherwise Chinese
 * for Han characters, and English for Latin letters. A foreign quotation within an English sentence does not
 * change it. Ambiguous text uses the interface language.
 */
export function languageOfTopic(topic: string, fallback: Locale): Locale {
  const text = cleanTopic(topic).join(' ');
  const han = countOf(text, /\p{Script=Han}/gu);
  const kana = countOf(text, KANA);
  const latin = countOf(text, LATIN_WORDS);
  if (han + kana === 0) return latin > 0 ? 'en' : fallback;
  if (latin > 2 && countOf(text, ENGLISH_GRAMMAR) >= 2 && latin * 1.5 > han + kana) return 'en';
  const isChinese = hasChineseForm(text) || CHINESE_WORDS.test(text);
  // A single の is fashionable in Chinese too: 茶の故事.
  if (kana > 0) return kana === 1 && text.includes('の') && isChinese ? 'zh' : 'ja';
  const isJapanese = hasJapaneseForm(text) || JAPANESE_WORDS.test(text);
  if (isJapanese !== isChinese) return isJapanese ? 'ja' : 'zh';
  return fallback === 'ja' ? 'ja' : 'zh';
}
