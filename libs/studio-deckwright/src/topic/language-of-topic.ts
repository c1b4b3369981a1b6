import type { Locale } from '@danqing/contracts/locale';
import { cleanTopic } from './clean-topic.ts';
import { hasChineseForm, hasJapaneseForm } from './written-forms.ts';

/** Words that are of one language though both write their characters. */
const JAPANESE_WORDS =
  /[々芸弁]|四半期|株式会社|資料|研修|旅程|授業|企画|提案書|報告書|観光|修学旅行|卒業論文/u;
const CHINESE_WORDS = /(?<!目)的|了|是|吗|呢|什么|怎|分享|演示|演讲|幻灯片|介绍/u;

const LATIN_WORDS = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
const ENGLISH_GRAMMAR =
  /\b(?:a|an|the|of|for|to|in|on|about|and|with|our|my|is|are|how|why|what|from|at|by|this|that)\b/giu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The language of a deck for a topic: kana are Japanese, Chinese characters Chinese unless they are Japanese forms or words,
 * Latin letters English. A quotation of another script inside an English sentence does not turn it. What could be several, or
 * none of them, is the language of the interface.
 */
export function languageOfTopic(topic: string, fallback: Locale): Locale {
  const text = cleanTopic(topic).join(' ');
  const han = countOf(text, /\p{Script=Han}/gu);
  const kana = countOf(text, KANA);
  const latin = countOf(text, LATIN_WORDS);
  if (han + kana === 0) return latin > 0 ? 'en' : fallback;
  if (latin > 2 && countOf(text, ENGLISH_GRAMMAR) >= 2 && latin * 1.5 > han + kana) return 'en';
  const isChinese = hasChineseForm(text) || CHINESE_WORDS.test(text);
  // A lone の is fashionable in Chinese too: 茶の故事.
  if (kana > 0) return kana === 1 && text.includes('の') && isChinese ? 'zh' : 'ja';
  const isJapanese = hasJapaneseForm(text) || JAPANESE_WORDS.test(text);
  if (isJapanese !== isChinese) return isJapanese ? 'ja' : 'zh';
  return fallback === 'ja' ? 'ja' : 'zh';
}
