import { hexToRgb, requireHex } from './hex.ts';
import type { NamedHex } from './nearest.ts';

export interface SearchableColor extends NamedHex {
  /** Syllables with tone marks, separated by spaces. */
  readonly pinyin?: string | null;
  /** Plain English words. */
  readonly gloss_en?: string | null;
  /** Japanese characters with their reading in hiragana: 朱紅（しゅこう）. */
  readonly gloss_ja?: string | null;
}

interface SearchKeys {
  name: string;
  /** Joined syllables; tone marks as combining characters, v for ü. */
  toned: string;
  plain: string;
  initials: string;
  english: string;
  japanese: string;
  kana: string;
  hexDigits: string;
  rgb: readonly number[];
}

/** Macron, acute, caron, grave: the four tones. */
const TONE_MARKS = /[\u0304\u0301\u030c\u0300]/g;
const UMLAUT_U = /u\u0308|u:/g;

const decompose = (text: string) => text.toLowerCase().normalize('NFD').replace(UMLAUT_U, 'v');
/** A tone mark may stand between u and its two dots, as in the decomposed ǚ of some input methods. */
const withoutTones = (text: string) => decompose(decompose(text).replace(TONE_MARKS, ''));

/** By the colour object, which therefore must not change. */
const keysOfColor = new WeakMap<SearchableColor, SearchKeys>();

function searchKeys(color: SearchableColor): SearchKeys {
  let keys = keysOfColor.get(color);
  if (!keys) {
    const syllables = decompose(color.pinyin ?? '').split(/[\s']+/);
    const toned = syllables.join('');
    const [japanese = '', kana = ''] = (color.gloss_ja ?? '').replace('）', '').split('（');
    keys = {
      name: color.name.toLowerCase(),
      toned,
      plain: withoutTones(toned),
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
const CONTAINS = 2;
const NONE = 3;

function rank(found: number, length: number, whole: number): number {
  if (found < 0) return NONE;
  if (found > 0) return CONTAINS;
  return length === whole ? EXACT : PREFIX;
}

const rankText = (text: string, part: string) => rank(text.indexOf(part), part.length, text.length);

type Rule = (keys: SearchKeys) => number;

function pinyinRules(query: string): Rule[] {
  // "yue4 bai2": tone numbers, unless the text can be meant as hex.
  const letters = /^#?[0-9a-f]+$/.test(query) ? query : query.replace(/(?<=[a-zü:])[1-5](?![0-9])/g, '');
  const part = decompose(letters.replace(/[\s']/g, ''));
  const plain = withoutTones(part);
  if (!/^[a-z]+$/.test(plain)) return [];
  if (plain === part) {
    return [(keys) => rankText(keys.plain, plain), (keys) => rankText(keys.initials, plain)];
  }
  // A letter without a mark stands for any tone, so that a half-typed "yuè bai" is found too.
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
 * The beginning of any word of the gloss; several words as they stand there. English says the colour last, so what "red" ends
 * (cinnabar red) comes before what it begins (red-bean paste).
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
/** Between a katakana and its hiragana in Unicode. */
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
  const digits = /^#?([0-9a-f]{1,6}|[0-9a-f]{8})$/.exec(query)?.[1]?.slice(0, 6);
  if (digits === undefined) return [];
  return [(keys) => (keys.hexDigits.startsWith(digits) ? rank(0, digits.length, 6) : NONE)];
}

/** Longer than any name, reading or value. */
const LONGEST_QUERY = 64;

/**
 * Finds colours by name, pinyin (with or without tone marks, tone numbers, spaces; ü or v), initials of the syllables, the words
 * of the English gloss by their beginnings, the Japanese characters or their reading in kana, leading hex digits with or without
 * '#', or the first one to three RGB components separated by commas or spaces.
 * Exact matches come first, then those that start with the query (or whose English gloss ends with it, as "cinnabar red" with
 * "red"), then those that contain it; within each in the order of name, pinyin, initials, Japanese, English, RGB, hex, and
 * then of the list. An empty query gives the whole list.
 */
export function searchColors<C extends SearchableColor>(query: string, colors: readonly C[]): C[] {
  const text = queryText(query);
  if (text === '') return [...colors];
  const name = text.replace(/\s/g, '');
  return ranked(text, colors, [
    (keys) => rankText(keys.name, name),
    ...pinyinRules(text),
    ...japaneseRules(name),
    ...englishRules(text),
    ...rgbRules(text),
    ...hexRules(text),
  ]);
}

/**
 * The colours whose names a text stands for in another script: their pinyin (with or without tone marks, tone numbers, spaces;
 * not the initials), the words of the English gloss by their beginnings, the Japanese characters or their reading in kana. The
 * best come first, as in `searchColors`. A single Latin letter stands for none, like an empty text.
 */
export function colorsNamed<C extends SearchableColor>(query: string, colors: readonly C[]): C[] {
  const text = queryText(query);
  if (text === '' || /^[a-z]$/.test(text)) return [];
  const [pinyin] = pinyinRules(text);
  const rules = [...japaneseRules(text.replace(/\s/g, '')), ...englishRules(text)];
  return ranked(text, colors, pinyin ? [pinyin, ...rules] : rules);
}

const queryText = (query: string) => query.normalize('NFKC').trim().toLowerCase();

function ranked<C extends SearchableColor>(text: string, colors: readonly C[], rules: readonly Rule[]): C[] {
  if (text.length > LONGEST_QUERY) return [];
  const found: C[][] = Array.from({ length: NONE * rules.length }, () => []);
  for (const color of colors) {
    const keys = searchKeys(color);
    let best = found.length;
    rules.forEach((rule, index) => {
      best = Math.min(best, rule(keys) * rules.length + index);
    });
    found[best]?.push(color);
  }
  return found.flat();
}
