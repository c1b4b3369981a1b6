import type { SchemeKind } from '../palette/scheme-kind.ts';
import { requireHex } from '../hex.ts';
import { dualSteps } from '../schemes.ts';
import { checkOf, bitReader, bitWriter, type BitReader, type BitWriter } from './link-bits.ts';
import { orderBits, orderOf, rankOf } from './order-rank.ts';
import { swatchKeys } from './swatch-keys.ts';
import type { LinkedScheme, StateColor } from './scheme-state.ts';

export const schemeLinkParam = 's';

/**
 * The first character is the format version; old versions must stay readable. Version 2 is only for states
 * with a colour from a picture, so that every state has exactly one link.
 */
const PLAIN = '1';
const WITH_ORIGINS = '2';
const MAX_LENGTH = 128;
/** Codes of published links never change. Codes from `FURTHER` upwards take three more bits. */
const MODE_CODES: Readonly<Record<SchemeKind, number>> = {
  mono: 0,
  dual: 1,
  triadic: 2,
  even: 3,
  complementary: 4,
  analogous: 5,
  split: 6,
  tetradic: 7,
};
const FURTHER = 3;
const NO_SECOND = 0;
const SECOND_SHOWN = 1;
const SECOND = 2;
const ID_BITS = 24;

/**
 * Encodes a state as the value of `?s=`: at most 128 URL-safe characters. Equal states give equal links, and
 * `decodeSchemeLink` restores the exact state. Omit a colour's id when its hex identifies the colour. Names
 * that the mode lacks are ignored.
 *
 * Version 1 is a sequence of bits, highest first, in base64url without trailing zeros:
 * 1. mode (2 bits; 3 means three more bits for the even ramp and the further harmonies)
 * 2. in dual mode the second colour (2 bits: none, selector shown, colour; then the colour)
 * 3. replaced swatches (11 bits, then their colours) and locked swatches (11 bits)
 * 4. rank of the order (26 bits in mono, otherwise `orderBits`)
 *
 * A colour is its RGB (24 bits), a flag for an id (1) and the id (24). Two check characters detect truncated
 * or mistyped links.
 *
 * Version 2 starts with a flag: the primary colour came from a picture. Every other colour has the same flag
 * after its RGB. The check covers the version too, so that a link of one version is invalid as the other.
 *
 * @returns null when only the primary colour is set
 * @throws {InvalidHexError} when a hex is not valid
 */
export function encodeSchemeLink(state: LinkedScheme): string | null {
  const { mode, primaryOrigin, secondary, secondaryShown, replacements, locked, order } = state;
  const places = swatchKeys(mode);
  const colors = places.map((name) => replacements[name]);
  const second = mode === 'dual' ? secondary : null;
  const version = [{ origin: primaryOrigin }, second, ...colors].some((color) => color?.origin)
    ? WITH_ORIGINS
    : PLAIN;
  const bits = bitWriter();
  if (version === WITH_ORIGINS) bits.write(primaryOrigin ? 1 : 0, 1);
  writeMode(bits, mode);
  if (mode === 'dual') bits.write(second ? SECOND : secondaryShown ? SECOND_SHOWN : NO_SECOND, 2);
  if (second) writeColor(bits, second, version);
  for (const color of colors) bits.write(color ? 1 : 0, 1);
  for (const color of colors) if (color) writeColor(bits, color, version);
  for (const name of places) bits.write(locked.includes(name) ? 1 : 0, 1);
  bits.write(rankOf(mode, order), orderBits(mode));
  const text = bits.text();
  return text === '' ? null : `${version}${text}${checkOf(version === PLAIN ? text : version + text)}`;
}

/** Decodes a link. Returns null for any text that `encodeSchemeLink` does not produce. Never throws. */
export function decodeSchemeLink(text: string): LinkedScheme | null {
  const version = text.charAt(0);
  const known = version === PLAIN || version === WITH_ORIGINS;
  const state = known && text.length <= MAX_LENGTH ? read(text.slice(1, -2), version) : null;
  return state && encodeSchemeLink(state) === text ? state : null;
}

function read(text: string, version: string): LinkedScheme | null {
  const bits = bitReader(text);
  if (!bits) return null;
  const found = version === WITH_ORIGINS && bits.read(1) === 1;
  const mode = readMode(bits);
  if (!mode) return null;
  const second = mode === 'dual' ? bits.read(2) : NO_SECOND;
  const secondary = second === SECOND ? readColor(bits, version) : null;
  const places = swatchKeys(mode);
  const replaced = places.filter(() => bits.read(1) === 1);
  const replacements = Object.fromEntries(replaced.map((name) => [name, readColor(bits, version)]));
  const locked = places.filter(() => bits.read(1) === 1);
  const order = orderOf(mode, bits.read(orderBits(mode)));
  if (!order) return null;
  const shown = mode === 'dual' && !secondary ? places.slice(0, dualSteps.primary.length) : places;
  if (locked.some((name) => !shown.includes(name) && !replacements[name])) return null;
  const state = { mode, secondary, secondaryShown: second !== NO_SECOND, replacements, locked, order };
  return found ? { ...state, primaryOrigin: 'image' } : state;
}

function writeMode(bits: BitWriter, mode: SchemeKind): void {
  const code = MODE_CODES[mode];
  bits.write(Math.min(code, FURTHER), 2);
  if (code >= FURTHER) bits.write(code - FURTHER + 1, 3);
}

function readMode(bits: BitReader): SchemeKind | undefined {
  const first = bits.read(2);
  const code = first === FURTHER ? FURTHER + bits.read(3) - 1 : first;
  return (Object.keys(MODE_CODES) as SchemeKind[]).find((mode) => MODE_CODES[mode] === code);
}

function writeColor(bits: BitWriter, { hex, id, origin }: StateColor, version: string): void {
  bits.write(Number.parseInt(requireHex(hex).slice(1), 16), 24);
  if (version === WITH_ORIGINS) bits.write(origin ? 1 : 0, 1);
  bits.write(id === undefined ? 0 : 1, 1);
  if (id !== undefined) bits.write(id, ID_BITS);
}

function readColor(bits: BitReader, version: string): StateColor {
  const hex = `#${bits.read(24).toString(16).padStart(6, '0').toUpperCase()}`;
  const found = version === WITH_ORIGINS && bits.read(1) === 1;
  const id = bits.read(1) === 1 ? bits.read(ID_BITS) : undefined;
  return { hex, ...(id !== undefined && { id }), ...(found && { origin: 'image' }) };
}
