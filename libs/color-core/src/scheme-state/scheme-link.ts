import type { SchemeKind } from '../palette/scheme-kind.ts';
import { requireHex } from '../hex.ts';
import { dualSteps } from '../schemes.ts';
import { checkOf, bitReader, bitWriter, type BitReader, type BitWriter } from './link-bits.ts';
import { orderBits, orderOf, rankOf } from './order-rank.ts';
import { schemePlaces } from './scheme-places.ts';
import type { LinkedScheme, StateColor } from './scheme-state.ts';

/** Name of the query parameter that carries a link's state; the path says the primary colour. */
export const schemeLinkParam = 's';

/**
 * First character of a link: how its bits are to be read. A later form takes another, and these stay readable. The second one is only
 * for states with a colour out of a picture: for all others there is no other link than the first.
 */
const PLAIN = '1';
const WITH_ORIGINS = '2';
/** No state makes a longer link. */
const LONGEST = 128;
const MODES: readonly SchemeKind[] = ['mono', 'dual', 'triadic'];
/** Written as the fourth number of `MODES` and, from 1 on, their own in three bits. */
const FURTHER_MODES: readonly SchemeKind[] = ['even', 'complementary', 'analogous', 'split', 'tetradic'];
const FURTHER = 3;
const NO_SECOND = 0;
const SECOND_SHOWN = 1;
const SECOND = 2;
const ID_BITS = 24;

/**
 * The state as the value of `?s=`: at most 128 letters, digits, - and _, which no URL escapes. Equal states make equal links, and
 * `decodeSchemeLink` gives back exactly the state. Null for a state in which nothing but the primary colour is set. A colour's id
 * is part of the link; leave it out where the hex alone finds the colour. Names that the mode does not have are left out. Throws `InvalidHexError`.
 *
 * Version 1 is a row of bits, highest first, six to a character of base64url, without the zeros at its end:
 * mode (2; after 3 another 3 for the even ramp and the further harmonies), in dual mode second colour (2: none, selector shown,
 * colour; then the colour), replaced swatches (11; then their colours), locked swatches (11), rank of the order (26 in mono, else as
 * many as its orders take). A colour is its RGB (24), whether an id follows (1), id (24). Two check characters follow: of a link
 * that was cut off or mistyped on its way nothing must be believed.
 *
 * Version 2 begins with whether the primary colour was found in a picture (1), and has the same of every other colour after its RGB
 * (1). Its check is also of the version, so that neither turns into the other.
 */
export function encodeSchemeLink(state: LinkedScheme): string | null {
  const { mode, primaryOrigin, secondary, secondaryShown, replacements, locked, order } = state;
  const places = schemePlaces(mode);
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

/** The state of a link; null for any text that `encodeSchemeLink` does not make. Never throws. */
export function decodeSchemeLink(text: string): LinkedScheme | null {
  const version = text.charAt(0);
  const known = version === PLAIN || version === WITH_ORIGINS;
  const state = known && text.length <= LONGEST ? read(text.slice(1, -2), version) : null;
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
  const places = schemePlaces(mode);
  const replaced = places.filter(() => bits.read(1) === 1);
  const replacements = Object.fromEntries(replaced.map((name) => [name, readColor(bits, version)]));
  const locked = places.filter(() => bits.read(1) === 1);
  const order = orderOf(mode, bits.read(orderBits(mode)));
  if (!order) return null;
  const shown = mode === 'dual' && !secondary ? places.slice(0, dualSteps.primary.length) : places;
  // Where there is no swatch yet, there is none to lock as it is.
  if (locked.some((name) => !shown.includes(name) && !replacements[name])) return null;
  const state = { mode, secondary, secondaryShown: second !== NO_SECOND, replacements, locked, order };
  return found ? { ...state, primaryOrigin: 'image' } : state;
}

function writeMode(bits: BitWriter, mode: SchemeKind): void {
  const place = MODES.indexOf(mode);
  bits.write(place < 0 ? FURTHER : place, 2);
  if (place < 0) bits.write(FURTHER_MODES.indexOf(mode) + 1, 3);
}

function readMode(bits: BitReader): SchemeKind | undefined {
  const place = bits.read(2);
  return place === FURTHER ? FURTHER_MODES[bits.read(3) - 1] : MODES[place];
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
