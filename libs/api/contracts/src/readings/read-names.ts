import { CHARACTERS } from './characters.ts';
import { DOUBLE_SURNAMES, SURNAMES, WORDS } from './words.ts';

const characters = new Map(
  CHARACTERS.trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [, syllable = '', members = ''] = /^(\P{Script=Han}+)(.+)$/u.exec(group) ?? [];
      return [...members].map((character) => [character, syllable] as const);
    }),
);
const listOf = (text: string) =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [word = '', ...syllables] = entry.split(' ');
        return [word, syllables] as const;
      }),
  );
const words = listOf(WORDS);
const surnames = listOf(SURNAMES);
const doubleSurnames = listOf(DOUBLE_SURNAMES);

const MAX_WORD_LENGTH = 3;
const HAN = /\p{Script=Han}+/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns the pinyin of a text: Chinese characters as spaced syllables, the rest unchanged ("春江 2" gives
 * "chūn jiāng 2"). Null without Chinese characters, for Japanese text, and when a reading is unknown.
 */
export function readText(text: string): string | null {
  if (KANA.test(text) || text.search(HAN) < 0) return null;
  let known = true;
  const read = text.replace(HAN, (run) => {
    const syllables = syllablesOf([...run]);
    known &&= syllables !== null;
    return ` ${syllables?.join(' ')} `;
  });
  return known ? read.replace(/\s+/g, ' ').trim() : null;
}

/**
 * Returns the pinyin of a member's name. Two to four Chinese characters are read as a person's name, "Lín
 * Zhīyuǎn", others as in `readText`.
 */
export function readMemberName(name: string): string | null {
  const all = [...name];
  if (all.length < 2 || all.length > 4 || all.join('').replace(HAN, '') !== '') return readText(name);
  const double = all.length > 2 ? doubleSurnames.get(all.slice(0, 2).join('')) : undefined;
  const given = syllablesOf(all.slice(double ? 2 : 1));
  const surname = double ?? surnames.get(all[0] ?? '') ?? syllablesOf(all.slice(0, 1));
  return given && surname ? `${joined(surname)} ${joined(given)}` : null;
}

function syllablesOf(run: readonly string[]): string[] | null {
  const syllables: string[] = [];
  for (let at = 0; at < run.length;) {
    let length = Math.min(MAX_WORD_LENGTH, run.length - at);
    while (length > 1 && !words.has(run.slice(at, at + length).join(''))) length -= 1;
    const character = characters.get(run[at] ?? '');
    const read = length > 1 ? words.get(run.slice(at, at + length).join('')) : character && [character];
    if (!read) return null;
    syllables.push(...read);
    at += length;
  }
  return syllables;
}

/** Pinyin orthography: an apostrophe precedes a syllable that starts with a vowel, as in Xī’ān. */
function joined([first = '', ...rest]: readonly string[]): string {
  const following = rest.map((syllable) => (/^[aeoāáǎàēéěèōóǒò]/.test(syllable) ? `’${syllable}` : syllable));
  return first.charAt(0).toUpperCase() + first.slice(1) + following.join('');
}
