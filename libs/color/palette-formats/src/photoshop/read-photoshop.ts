import { parseCssColor, type Hex } from '@danqing/color-core';
import { readInks, unitHex } from '../components/unit-hex.ts';
import { hsbToHex } from '../procreate/hsb.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';
import { ACT_COLORS } from './write-photoshop.ts';

// Adobe Photoshop File Formats Specification, "Color Swatches" and "Color Table". Every number is big-endian.
const SECTION_HEAD = 4;
const ENTRY = 10;
const FULL = 65_535;

type Values = readonly [number, number, number, number];

/** Converters by colour-space number. Lab's a and b are signed hundredths. */
const SPACES: Readonly<Record<number, (values: Values) => Hex | Pick<ReadColor, 'hex' | 'inks'> | null>> = {
  0: ([red, green, blue]) => unitHex([red / FULL, green / FULL, blue / FULL]),
  1: ([h, s, b]) => hsbToHex({ hue: h / FULL, saturation: s / FULL, brightness: b / FULL }),
  2: ([c, m, y, k]) => readInks([1 - c / FULL, 1 - m / FULL, 1 - y / FULL, 1 - k / FULL]),
  7: ([lightness, a, b]) => parseCssColor(`lab(${lightness / 100} ${signed(a) / 100} ${signed(b) / 100})`),
  8: ([grey]) => unitHex([grey / 10_000, grey / 10_000, grey / 10_000]),
  9: ([c, m, y, k]) => readInks([c / 10_000, m / 10_000, y / 10_000, k / 10_000]),
};

const signed = (value: number) => (value > 32_767 ? value - 65_536 : value);

/** Detects an ACO file by its structure, because it has no signature. */
export function isAco(bytes: Uint8Array): boolean {
  if (bytes.length < SECTION_HEAD + ENTRY) return false;
  const view = viewOf(bytes);
  const version = view.getUint16(0);
  const count = view.getUint16(2);
  if (count === 0) return false;
  const end = SECTION_HEAD + ENTRY * count;
  if (version === 2) return end <= bytes.length && view.getUint16(SECTION_HEAD) < 16;
  if (version !== 1 || end > bytes.length) return false;
  return end === bytes.length || (end + SECTION_HEAD <= bytes.length && view.getUint16(end) === 2);
}

/**
 * Parses Photoshop's colour swatches, with their names if the file has a section of version 2. CMYK
 * also has its inks, Lab is D50.
 *
 * @throws {PaletteFileError} `damaged`
 */
export function readAco(bytes: Uint8Array): ReadPalette {
  const view = viewOf(bytes);
  const first = view.getUint16(0) === 1 ? SECTION_HEAD + ENTRY * view.getUint16(2) : 0;
  const hasNames = first + SECTION_HEAD <= bytes.length && view.getUint16(first) === 2;
  const start = hasNames ? first : 0;
  const count = view.getUint16(start + 2);
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  let at = start + SECTION_HEAD;
  for (let index = 0; index < count; index++) {
    const nameAt = at + ENTRY;
    const units = hasNames && nameAt + 4 <= bytes.length ? view.getUint32(nameAt) : 0;
    const end = nameAt + (hasNames ? 4 + 2 * units : 0);
    if (end > bytes.length) {
      if (colors.length === 0) throw new PaletteFileError('damaged');
      unread.push({ name: '', reason: 'cut-off' });
      break;
    }
    let name = '';
    for (let unit = 0; unit < units; unit++)
      name += String.fromCharCode(view.getUint16(nameAt + 4 + 2 * unit));
    name = name.replace(/\0.*$/s, '');
    const values = [2, 4, 6, 8].map((offset) => view.getUint16(at + offset)) as unknown as Values;
    const space = SPACES[view.getUint16(at)];
    const color = space?.(values) ?? null;
    if (color !== null) colors.push(typeof color === 'string' ? { hex: color, name } : { ...color, name });
    else unread.push({ name, reason: space ? 'invalid-value' : 'unknown-model' });
    at = end;
  }
  return { name: '', colors, unread };
}

const ACT_BYTES = 3 * ACT_COLORS;
const NO_INDEX = 0xffff;

export const isAct = (bytes: Uint8Array): boolean =>
  bytes.length === ACT_BYTES || bytes.length === ACT_BYTES + 4;

/**
 * Parses Photoshop's colour table of 256 entries. Without a count, the black entries at the end are padding.
 * The transparent entry is not read.
 */
export function readAct(bytes: Uint8Array): ReadPalette {
  const view = viewOf(bytes);
  const hasCount = bytes.length > ACT_BYTES;
  const all = Array.from({ length: ACT_COLORS }, (_, index): ReadColor => {
    const [red, green, blue] = [0, 1, 2].map((offset) => (bytes[3 * index + offset] ?? 0) / 255);
    return { hex: unitHex([red!, green!, blue!]) };
  });
  const counted = hasCount ? view.getUint16(ACT_BYTES) : 0;
  const filled = all.findLastIndex(({ hex }) => hex !== '#000000') + 1;
  const colors = all.slice(0, counted > 0 ? Math.min(counted, ACT_COLORS) : filled);
  const transparent = hasCount ? view.getUint16(ACT_BYTES + 2) : NO_INDEX;
  if (transparent >= colors.length) return { name: '', colors };
  colors.splice(transparent, 1);
  return { name: '', colors, unread: [{ name: '', reason: 'transparent' }] };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
