import { visibleText } from '@danqing/contracts/text';
import { z } from 'zod';

const MAX_CHARACTERS = 300;

const sentence = z
  .string()
  .max(MAX_CHARACTERS)
  .transform((text) => visibleText(text).replace(/\s+/gu, ' ').trim())
  .refine((text) => text !== '');

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One sentence per language. Checks that each is in its language. */
export const sentencesSchema = z.object({
  zh: sentence.refine((text) => /\p{Script=Han}/u.test(text) && !KANA.test(text)),
  en: sentence.refine((text) => /[a-z]{3}/i.test(text) && !KANA.test(text)),
  ja: sentence.refine((text) => KANA.test(text)),
});

/** Returns pinyin with tone marks for a Chinese name, or '' unless there is one syllable per character. */
export function readingFor(name: string, given: unknown): string {
  if (typeof given !== 'string' || given.length > MAX_CHARACTERS) return '';
  const syllables = given.normalize('NFC').toLowerCase().trim().split(/\s+/u);
  const characters = [...name];
  const isReading =
    characters.every((character) => /\p{Script=Han}/u.test(character)) &&
    syllables.length === characters.length &&
    syllables.every((syllable) => /^\p{Script=Latin}{1,6}$/u.test(syllable));
  return isReading ? syllables.join(' ') : '';
}
