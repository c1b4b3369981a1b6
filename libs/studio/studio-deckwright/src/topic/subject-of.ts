import type { TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { ENGLISH } from './wording/english.ts';
import { CHINESE } from './wording/chinese.ts';
import { joinedWords } from './joined-words.ts';
import { JAPANESE } from './wording/japanese.ts';
import type { Wording } from './wording/wording.ts';

export interface Subject {
  /**
   * For the title: without “a presentation about”, but with the kind of talk that belongs to it, as in 京都五日游.
   */
  title: string;
  /** For sentences: a noun without the kind of talk, as in 京都. */
  inSentences: string;
  /** True for a question or a clause, which cannot be embedded in a sentence. */
  isClause: boolean;
}

const WORDINGS: Record<Locale, Wording> = { zh: CHINESE, en: ENGLISH, ja: JAPANESE };

const SUBJECT_AFTER_COLON = new Set<TalkKind>(['lesson', 'training', 'thesis-defence', 'proposal', 'talk']);

const PAIRS = ['“”', '‘’', '「」', '『』', '《》', '（）', '()', '【】', '""', '[]'];

/** An apostrophe within a word is no quotation mark. */
const CLOSING_SINGLE = /(?<!\p{L})’|’(?!\p{L})/u;
const hasMark = (text: string, mark: string) =>
  mark === '’' ? CLOSING_SINGLE.test(text) : text.includes(mark);

/** Strips surrounding punctuation, and quotation marks that are unpaired or enclose the whole text. */
function trimmed(text: string): string {
  let kept = joinedWords(text).replace(
    /^[\s\p{Pd},，.。:：;；、·…!！~～|/]+|[\s\p{Pd},，.。:：;；、·…!！~～|/]+$/gu,
    '',
  );
  for (const [open = '', close = ''] of PAIRS) {
    if (kept.startsWith(open) && kept.endsWith(close) && kept.indexOf(close, 1) === kept.length - 1)
      kept = kept.slice(1, -1).trim();
    if (open !== close && hasMark(kept, open) !== hasMark(kept, close))
      kept = kept.replaceAll(open, ' ').replaceAll(close, ' ').replace(/\s+/gu, ' ').trim();
  }
  return kept;
}

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

/** Returns the subject from the first sentence of the topic that does more than request a talk. */
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
    title: isNamed || (!isClause && wording.question.test(title)) ? noun : title,
    inSentences: wording.asNoun(noun),
    isClause,
  };
}
