import type { SchemeKind } from '../palette/scheme-kind.ts';
import { requireHex } from '../hex.ts';
import { dualSteps } from '../schemes.ts';
import { checkOf, bitReader, bitWriter, type BitReader, type BitWriter } from './link-bits.ts';
import { orderBits, orderOf, rankOf } from './order-rank.ts';
import { schemePlaces } from './scheme-places.ts';
import type { SchemeState, StateColor } from './scheme-state.ts';

/** Name of the query parameter that carries a link's state; the path says the primary colour. */
export const schemeLinkParam = 's';

/** First character of every link of this format. A later format takes another, and this one stays readable. */
const VERSION = '1';
/** No state makes a longer link. */
const LONGEST = 128;
const MODES: readonly SchemeKind[] = ['mono', 'dual', 'triadic'];
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
 * mode (2), in dual mode second colour (2: none, selector shown, colour; then the colour), replaced swatches (11; then their
 * colours), locked swatches (11), rank of the order (26 in mono, else 12). A colour is its RGB (24), whether an id follows (1), id
 * (24). Two check characters follow: of a link that was cut off or mistyped on its way nothing must be believed.
 */
export function encodeSchemeLink(state: SchemeState): string | null {
  const { mode, secondary, secondaryShown, replacements, locked, order } = state;
  const places = schemePlaces(mode);
  const bits = bitWriter();
  bits.write(MODES.indexOf(mode), 2);
  if (mode === 'dual') {
    bits.write(secondary ? SECOND : secondaryShown ? SECOND_SHOWN : NO_SECOND, 2);
    if (secondary) writeColor(bits, secondary);
  }
  const colors = places.map((name) => replacements[name]);
  for (const color of colors) bits.write(color ? 1 : 0, 1);
  for (const color of colors) if (color) writeColor(bits, color);
  for (const name of places) bits.write(locked.includes(name) ? 1 : 0, 1);
  bits.write(rankOf(mode, order), orderBits(mode));
  const text = bits.text();
  return text === '' ? null : `${VERSION}${text}${checkOf(text)}`;
}

/** The state of a link; null for any text that `encodeSchemeLink` does not make. Never throws. */
export function decodeSchemeLink(text: string): SchemeState | null {
  const state = text.startsWith(VERSION) && text.length <= LONGEST ? read(text.slice(1, -2)) : null;
  return state && encodeSchemeLink(state) === text ? state : null;
}

function read(text: string): SchemeState | null {
  const bits = bitReader(text);
  if (!bits) return null;
  const mode = MODES[bits.read(2)];
  if (!mode) return null;
  const second = mode === 'dual' ? bits.read(2) : NO_SECOND;
  const secondary = second === SECOND ? readColor(bits) : null;
  const places = schemePlaces(mode);
  const replaced = places.filter(() => bits.read(1) === 1);
  const replacements = Object.fromEntries(replaced.map((name) => [name, readColor(bits)]));
  const locked = places.filter(() => bits.read(1) === 1);
  const order = orderOf(mode, bits.read(orderBits(mode)));
  if (!order) return null;
  const shown = mode === 'dual' && !secondary ? places.slice(0, dualSteps.primary.length) : places;
  // Where there is no swatch yet, there is none to lock as it is.
  if (locked.some((name) => !shown.includes(name) && !replacements[name])) return null;
  return { mode, secondary, secondaryShown: second !== NO_SECOND, replacements, locked, order };
}

function writeColor(bits: BitWriter, { hex, id }: StateColor): void {
  bits.write(Number.parseInt(requireHex(hex).slice(1), 16), 24);
  bits.write(id === undefined ? 0 : 1, 1);
  if (id !== undefined) bits.write(id, ID_BITS);
}

function readColor(bits: BitReader): StateColor {
  const hex = `#${bits.read(24).toString(16).padStart(6, '0').toUpperCase()}`;
  return bits.read(1) === 1 ? { hex, id: bits.read(ID_BITS) } : { hex };
}
