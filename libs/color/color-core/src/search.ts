import { hexToRgb, requireHex } from './hex.ts';
import type { NamedHex } from './nearest.ts';

export interface SearchableColor extends NamedHex {
  readonly pinyin?: string | null;
  readonly gloss_en?: string | null;
  readonly gloss_ja?: string | null;
}

interface SearchKeys {
  name: string;
  /** Joined syllables, tone marks as combining characters, v for ü. */
  toned: string;
  plain: string;
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
  // Removes tone numbers ("yue4 bai2"), unless the text may be hex.
  const letters = /^#?[0-9a-f]+$/.test(query) ? query : query.replace(/(?<=[a-zü:])[1-5](?![0-9])/g, '');
  const part = decompose(letters.replace(/[\s']/g, ''));
  const plain = withoutTones(part);
  if (!/^[a-z]+$/.test(plain)) return [];
  if (plain === part) {
    return [(keys) => rankText(keys.plain, plain), (keys) => rankText(keys.initials, plain)];
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
  const digits = /^#?([0-9a-f]{1,6}|[0-9a-f]{8})$/.exec(query)?.[1]?.slice(0, 6);
  if (digits === undefined) return [];
  return [(keys) => (keys.hexDigits.startsWith(digits) ? rank(0, digits.length, 6) : NONE)];
}

const MAX_QUERY_LENGTH = 64;

/**
 * Searches colours by these forms, and returns the best match first:
 * - name, pinyin (tone marks, tone numbers and spaces optional; ü or v), initials of the syllables
 * - beginnings of English gloss words, Japanese characters or kana
 * - leading hex digits, or one to three RGB components
 *
 * Exact matches come first, then prefixes (and glosses that end with the query), then other matches. Ties are
 * ordered by name, pinyin, initials, Japanese, English, RGB, hex, then by the list. An empty query returns
 * the whole list.
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
 * Returns the colours whose name a text gives in another script: pinyin without initials, English gloss or
 * Japanese, best match first as in `searchColors`. An empty text or a single Latin letter returns nothing.
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
  if (text.length > MAX_QUERY_LENGTH) return [];
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
