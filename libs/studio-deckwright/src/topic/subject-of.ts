import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { ENGLISH } from './wording/english.ts';
import { CHINESE } from './wording/chinese.ts';
import { JAPANESE } from './wording/japanese.ts';
import type { Wording } from './wording/wording.ts';

export interface Subject {
  /** For the title: without “a presentation about”, with what makes it a name: 京都五日游. */
  title: string;
  /** For sentences: a noun, without the kind of talk: 京都. */
  inSentences: string;
  /** A question or a sentence cannot be woven into another one. */
  isClause: boolean;
}

const WORDINGS: Record<Locale, Wording> = { zh: CHINESE, en: ENGLISH, ja: JAPANESE };

/** Talks whose subject stands after the colon: “Science lesson: volcanoes”. */
const SUBJECT_AFTER_COLON = new Set<TalkKind>(['lesson', 'training', 'thesis-defence', 'proposal', 'talk']);

const PAIRS = ['“”', '‘’', '「」', '『』', '《》', '（）', '()', '【】', '""', '[]'];

/** A blank between Chinese or Japanese characters: something stood there that was taken out. */
const BETWEEN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

/** Without the punctuation round it; quotation marks go where they hold all of it, and where they have lost their partner. */
function trimmed(text: string): string {
  const joined = text.replace(BETWEEN, '').replace(/\s+/gu, ' ');
  let kept = joined.replace(
    /^[\s\p{Pd},，.。:：;；、·…!！~～|/]+|[\s\p{Pd},，.。:：;；、·…!！~～|/]+$/gu,
    '',
  );
  for (const [open = '', close = ''] of PAIRS) {
    if (kept.startsWith(open) && kept.endsWith(close) && kept.indexOf(close, 1) === kept.length - 1)
      kept = kept.slice(1, -1).trim();
    if (open !== close && kept.includes(open) !== kept.includes(close))
      kept = kept.replaceAll(open, ' ').replaceAll(close, ' ').replace(/\s+/gu, ' ').trim();
  }
  return kept;
}

/** Takes off one pattern after another until none finds anything. */
function without(text: string, patterns: readonly RegExp[]): string {
  let before: string;
  let left = trimmed(text);
  do {
    before = left;
    for (const pattern of patterns) left = trimmed(left.replace(pattern, '$<kept>'));
  } while (left !== before);
  return left;
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What a talk is of: the first sentence of the topic that says more than that there shall be a talk. */
export function subjectOf(text: string, kind: TalkKind, locale: Locale): Subject | null {
  const wording = WORDINGS[locale];
  const isSaid = (part: string) => hasWords(part) && !wording.nothing.test(part);
  const title = text
    .split(wording.sentenceEnd)
    .map((sentence) => without(sentence, wording.request))
    .find(isSaid);
  if (title === undefined) return null;

  const strip = (part: string) => without(part, [...wording.request, ...wording.kinds(kind)]);
  const [head = '', ...rest] = title.split(/\s*[:：|｜]\s*|——|\s[—–-]\s/u);
  const tail = rest.join(' ').trim();
  const named = strip(head);
  const isAfter = hasWords(tail) && (!isSaid(named) || (named !== head && SUBJECT_AFTER_COLON.has(kind)));
  const noun = isAfter ? strip(tail) : named;
  if (!isSaid(noun)) return { title, inSentences: title, isClause: true };
  const isClause = wording.question.test(noun);
  const isNamed = isAfter && rest.length === 1 && wording.nothing.test(named);
  return {
    // “We are launching a kettle next month” is no title either.
    title: isNamed || (!isClause && wording.question.test(title)) ? noun : title,
    inSentences: wording.asNoun(noun),
    isClause,
  };
}
