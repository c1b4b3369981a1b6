import { parseHex } from '../hex.ts';
import { checkOf } from './link-bits.ts';
import type { ReadEntry } from '../palette/palette-entry.ts';

export const paletteLinkParam = 'p';

/** In characters; enough for fifty colours with names of forty characters and their pinyin. */
const MAX_LENGTH = 16_384;
const MAX_COLORS = 50;
const TYPES = ['primary', 'secondary', 'scheme'];
/** Marks an entry without pinyin whose name has a known pinyin. */
const NONE = '!-';
const ESCAPES: readonly (readonly [string, string])[] = [
  ['!', '!0'],
  ['.', '!1'],
  ['~', '!2'],
];

/**
 * Encodes the colours of a palette as the value of `?p=`.
 * The fields of an entry are its hex digits, second letter of the type, shade, name and pinyin, joined by
 * `~`. Empty fields at the end are omitted, and a full stop ends the entry. Two check characters follow
 * (`checkOf`). Pinyin is omitted when `pinyinOf` returns the same.
 */
export function encodePaletteLink(
  colors: readonly ReadEntry[],
  pinyinOf: (name: string) => string | undefined,
): string {
  const text = colors.map((color) => `${fieldsOf(color, pinyinOf).join('~').replace(/~+$/, '')}.`).join('');
  return `${text}${checkOf(text)}`;
}

/** Decodes a link. Returns null for any text that `encodePaletteLink` does not produce. Never throws. */
export function decodePaletteLink(
  text: string,
  pinyinOf: (name: string) => string | undefined,
): ReadEntry[] | null {
  const end = text.lastIndexOf('.') + 1;
  const body = text.slice(0, end);
  if (end === 0 || text.length > MAX_LENGTH || checkOf(body) !== text.slice(end)) return null;
  const entries = body
    .slice(0, -1)
    .split('.')
    .map((entry) => readFields(entry.split('~'), pinyinOf));
  return entries.length <= MAX_COLORS && entries.every((entry) => entry !== null) ? entries : null;
}

function fieldsOf(
  { hex, type = '', shade = '', name = '', pinyin = '' }: ReadEntry,
  pinyinOf: (name: string) => string | undefined,
): string[] {
  const known = name === '' ? undefined : pinyinOf(name);
  const reading = pinyin === (known ?? '') ? '' : pinyin === '' ? NONE : escaped(pinyin);
  return [hex.slice(1), TYPES.includes(type) ? type[1]! : '', escaped(shade), escaped(name), reading];
}

function readFields(
  [digits = '', letter = '', shade = '', name = '', reading = '']: readonly string[],
  pinyinOf: (name: string) => string | undefined,
): ReadEntry | null {
  const hex = /^[0-9A-F]{6}$/.test(digits) ? parseHex(digits) : null;
  if (hex === null) return null;
  const type = TYPES.find((one) => one[1] === letter);
  const called = unescaped(name);
  const pinyin = reading === NONE ? '' : unescaped(reading) || (called && pinyinOf(called));
  return {
    hex,
    ...(called && { name: called }),
    ...(pinyin && { pinyin }),
    ...(type && { type }),
    ...(shade && { shade: unescaped(shade) }),
  };
}

const escaped = (text: string) => ESCAPES.reduce((done, [from, to]) => done.replaceAll(from, to), text);
const unescaped = (text: string) =>
  ESCAPES.toReversed().reduce((done, [to, from]) => done.replaceAll(from, to), text);
