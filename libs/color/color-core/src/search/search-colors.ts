import { hexToRgb, requireHex } from '../hex.ts';
import type { NamedHex } from '../nearest.ts';
import { simplifyCharacters } from './character-variants.ts';
import { editDistance } from './edit-distance.ts';

export interface SearchableColor extends NamedHex {
  readonly pinyin?: string | null;
  readonly gloss_en?: string | null;
  readonly gloss_ja?: string | null;
}

interface SearchKeys {
  /** The name in simplified characters. */
  name: string;
  /** Joined syllables, tone marks as combining characters, v for ü. */
  toned: string;
  plain: string;
  /** Offsets in `plain` at which syllables begin, and the length of `plain`. */
  borders: readonly number[];
  initials: string;
  english: string;
  japanese: string;
  kana: string;
  hexDigits: string;
  rgb: readonly number[];
}

const TONE_MARKS = /[\u0304\u0301\u030c\u0300]/g;
const UMLAUT_U = /u\u0308|u:/g;

const decompose = (text: string) => text.toLowerCase().normalize('NFD').replace(UMLAUT_U, 'v');
const withoutTones = (text: string) => decompose(decompose(text).replace(TONE_MARKS, ''));

/** Cached by colour object, so callers must not change it. */
const keysOfColor = new WeakMap<SearchableColor, SearchKeys>();

function searchKeys(color: SearchableColor): SearchKeys {
  let keys = keysOfColor.get(color);
  if (!keys) {
    const syllables = decompose(color.pinyin ?? '').split(/[\s']+/);
    const toned = syllables.join('');
    const borders = [0];
    for (const syllable of syllables) borders.push(borders.at(-1)! + withoutTones(syllable).length);
    const [japanese = '', kana = ''] = (color.gloss_ja ?? '').replace('）', '').split('（');
    keys = {
      name: simplifyCharacters(color.name.toLowerCase()),
      toned,
      plain: withoutTones(toned),
      borders,
      initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
      english: ` ${plainEnglish((color.gloss_en ?? '').toLowerCase())}`,
      japanese,
      kana,
      hexDigits: requireHex(color.hex).slice(1).toLowerCase(),
      rgb: hexToRgb(color.hex),
    };
    keysOfColor.set(color, keys);
  }
  return keys;
}

const EXACT = 0;
const PREFIX = 1;
/** A prefix that ends inside a syllable ranks after the other prefixes of the same rule. */
const PARTIAL_PREFIX = 1.5;
const CONTAINS = 2;
/** Begins inside a syllable. */
const INSIDE = 3;
const NONE = 4;

function rank(found: number, length: number, whole: number): number {
  if (found < 0) return NONE;
  if (found > 0) return CONTAINS;
  return length === whole ? EXACT : PREFIX;
}

const rankText = (text: string, part: string) => rank(text.indexOf(part), part.length, text.length);

/** Prefers whole syllables: `an` finds 暗红 before 蓝. */
function rankSyllables(plain: string, borders: readonly number[], part: string): number {
  const at = borders.find((border) => plain.startsWith(part, border));
  if (at === undefined) return plain.includes(part) ? INSIDE : NONE;
  if (at > 0) return CONTAINS;
  if (part.length === plain.length) return EXACT;
  return borders.includes(part.length) ? PREFIX : PARTIAL_PREFIX;
}

type Rule = (keys: SearchKeys) => number;

function pinyinRules(query: string): Rule[] {
  // Removes tone numbers ("yue4 bai2"), unless the text may be hex.
  const letters = /^#?[0-9a-f]+$/.test(query) ? query : query.replace(/(?<=[a-zü:])[1-5](?![0-9])/g, '');
  const part = decompose(letters.replace(/[\s']/g, ''));
  const plain = withoutTones(part);
  if (!/^[a-z]+$/.test(plain)) return [];
  if (plain === part) {
    // Pinyin writes ü as u after j, q, x and y.
    const typed = plain.replace(/(?<=[jqxy])v/g, 'u');
    // Passports write lyu and nyu for lü and nü.
    const passport = typed.replace(/(?<=[ln])yu/g, 'v');
    const isLoose = passport === typed && !typed.includes('v');
    return [
      (keys) => rankSyllables(keys.plain, keys.borders, typed),
      (keys) => rankText(keys.initials, plain),
      (keys) => rankSyllables(isLoose ? keys.plain.replaceAll('v', 'u') : keys.plain, keys.borders, passport),
    ];
  }
  const marks = TONE_MARKS.source;
  const pattern = new RegExp(part.replace(/[a-z](?![\u0304\u0301\u030c\u0300])/g, `$&${marks}?`));
  return [
    (keys) => {
      const match = pattern.exec(keys.toned);
      return match ? rank(match.index, match[0].length, keys.toned.length) : NONE;
    },
  ];
}

const plainEnglish = (text: string) => text.replaceAll('’', "'").replace(/[\s-]+/g, ' ');

/**
 * Matches the beginnings of gloss words. English puts the colour last, so a gloss that ends with "red"
 * (cinnabar red) ranks before one that begins with it (red-bean paste).
 */
function englishRules(query: string): Rule[] {
  const words = plainEnglish(query);
  if (!/^[a-z][a-z' ]*$/.test(words)) return [];
  const part = ` ${words}`;
  return [
    (keys) => (keys.english.endsWith(part) ? Math.min(PREFIX, rankText(keys.english, part)) : NONE),
    (keys) => rankText(keys.english, part),
  ];
}

const KATAKANA = /[\u30a1-\u30f6]/g;
const KANA_DISTANCE = 0x60;

function japaneseRules(query: string): Rule[] {
  const part = query.replace(KATAKANA, (kana) => String.fromCodePoint(kana.charCodeAt(0) - KANA_DISTANCE));
  if (/^[\u3041-\u3096ー]+$/.test(part)) return [(keys) => rankText(keys.kana, part)];
  return /\p{Script=Han}/u.test(part) ? [(keys) => rankText(keys.japanese, part)] : [];
}

function rgbRules(query: string): Rule[] {
  const inner = /^(?:rgb\s*\()?\s*([\d\s,、]+?)[\s,、]*\)?$/.exec(query)?.[1];
  const components = inner?.split(/[\s,、]+/).map(Number) ?? [];
  if (components.length < 1 || components.length > 3) return [];
  const whole = components.length === 3 ? EXACT : PREFIX;
  return [(keys) => (components.every((component, index) => component === keys.rgb[index]) ? whole : NONE)];
}

function hexRules(query: string): Rule[] {
  const digits = /^(?:#|0x)?([0-9a-f]{1,6}|[0-9a-f]{8})$/.exec(query.replace(/\s/g, ''))?.[1]?.slice(0, 6);
  if (digits === undefined) return [];
  return [(keys) => (keys.hexDigits.startsWith(digits) ? rank(0, digits.length, 6) : NONE)];
}

const MAX_QUERY_LENGTH = 64;
/** One wrong letter is forgiven per this many letters. */
const LETTERS_PER_MISTAKE = 6;
const MAX_MISTAKES = 2;

/**
 * Searches colours by these forms, and returns the best match first:
 * - name, in simplified, traditional or Japanese characters, with or without a final 色
 * - pinyin (tone marks, tone numbers and spaces optional; ü, v, u or yu), initials of the syllables
 * - beginnings of English gloss words, Japanese characters or kana
 * - leading hex digits, or one to three RGB components
 *
 * Exact matches come first, then prefixes (and glosses that end with the query), then other matches, those
 * that begin inside a syllable last. Ties are ordered by name, pinyin, initials, Japanese, English, RGB, hex,
 * then by the list. If nothing matches, pinyin and English glosses may have one wrong letter in six. An empty
 * query returns the whole list.
 */
export function searchColors<C extends SearchableColor>(query: string, colors: readonly C[]): C[] {
  const text = queryText(query);
  if (text === '') return [...colors];
  if (text.length > MAX_QUERY_LENGTH) return [];
  const bare = withoutColorWord(text);
  const found = ranked(colors, [
    nameRule(text),
    ...pinyinRules(text),
    ...japaneseRules(text.replace(/\s/g, '')),
    ...englishRules(text),
    ...rgbRules(text),
    ...hexRules(text),
    ...(bare === null ? [] : [nameRule(bare), ...pinyinRules(bare), ...englishRules(bare)]),
  ]);
  return found.length > 0 ? found : misspelt(text, colors);
}

/**
 * Returns the colours whose name a text gives in another script: traditional characters, pinyin without
 * initials, English gloss or Japanese, best match first as in `searchColors`. An empty text or a single Latin
 * letter returns nothing.
 */
export function colorsNamed<C extends SearchableColor>(query: string, colors: readonly C[]): C[] {
  const text = queryText(query);
  if (text === '' || /^[a-z]$/.test(text) || text.length > MAX_QUERY_LENGTH) return [];
  const [pinyin] = pinyinRules(text);
  const rules = [...japaneseRules(text.replace(/\s/g, '')), ...englishRules(text)];
  if (simplifyCharacters(text) !== text) rules.unshift(nameRule(text));
  return ranked(colors, pinyin ? [pinyin, ...rules] : rules);
}

const queryText = (query: string) => query.normalize('NFKC').trim().toLowerCase();

function nameRule(query: string): Rule {
  const name = simplifyCharacters(query.replace(/\s/g, ''));
  return (keys) => rankText(keys.name, name);
}

/** Removes a word for "colour" after a name: 朱红色, zhuhongse, cinnabar colour. Returns null without one. */
function withoutColorWord(text: string): string | null {
  const bare = text.replace(/(?:色|[\s']*s[eè]4?| colou?r)$/, '').trim();
  return bare === '' || bare === text ? null : bare;
}

function misspelt<C extends SearchableColor>(query: string, colors: readonly C[]): C[] {
  const typed = [query, withoutColorWord(query)].flatMap((text) => {
    const letters = withoutTones(text ?? '').replace(/[\s'-]/g, '');
    const mistakes = Math.min(MAX_MISTAKES, Math.floor(letters.length / LETTERS_PER_MISTAKE));
    return mistakes > 0 && /^[a-z]+$/.test(letters) ? [{ letters, mistakes }] : [];
  });
  return colors
    .map((color) => {
      const { plain, english } = searchKeys(color);
      const words = [plain, english.replace(/[\s'-]/g, '')];
      const distances = typed.flatMap(({ letters, mistakes }) =>
        words.map((word) => editDistance(letters, word, mistakes)),
      );
      return { color, distance: Math.min(...distances) };
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ color }) => color);
}

/** Orders by the best rank of any rule, then by rule, then prefixes before partial ones. */
function ranked<C extends SearchableColor>(colors: readonly C[], rules: readonly Rule[]): C[] {
  const found: C[][] = Array.from({ length: NONE * rules.length * 2 }, () => []);
  for (const color of colors) {
    const keys = searchKeys(color);
    let best = found.length;
    rules.forEach((rule, index) => {
      const rank = rule(keys);
      const whole = Math.floor(rank);
      best = Math.min(best, (whole * rules.length + index) * 2 + (rank > whole ? 1 : 0));
    });
    found[best]?.push(color);
  }
  return found.flat();
}
