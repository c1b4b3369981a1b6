import { parseCssColor, type Hex } from '@danqing/color-core';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette } from '../reading/read-result.ts';
import { ASE_BLOCK, ASE_CHANNELS, ASE_SIGNATURE } from './ase-blocks.ts';

const HEAD = 12;
const BLOCK_HEAD = 6;

export function isAse(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === ASE_SIGNATURE;
}

/**
 * Parses Adobe Swatch Exchange. Merges all groups into one list and names the palette after the first group.
 * RGB and grey are read as sRGB, CMYK is converted without a profile, and Lab is D50 mapped into sRGB.
 *
 * @throws {PaletteFileError} `damaged`
 */
export function readAse(bytes: Uint8Array): ReadPalette {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const palette: ReadPalette = { name: '', colors: [] };
  if (bytes.length < HEAD) throw new PaletteFileError('damaged');
  const count = view.getUint32(8);
  let at = HEAD;
  for (let index = 0; index < count; index++) {
    if (at + BLOCK_HEAD > bytes.length) throw new PaletteFileError('damaged');
    const type = view.getUint16(at);
    const length = view.getUint32(at + 2);
    at += BLOCK_HEAD;
    if (at + length > bytes.length) throw new PaletteFileError('damaged');
    const body = new DataView(bytes.buffer, bytes.byteOffset + at, length);
    if (type === ASE_BLOCK.color) palette.colors.push(readColor(body));
    if (type === ASE_BLOCK.groupStart && palette.name === '') palette.name = readName(body).name;
    at += length;
  }
  return palette;
}

function readName(body: DataView): { name: string; end: number } {
  if (body.byteLength < 2) throw new PaletteFileError('damaged');
  const units = body.getUint16(0);
  const end = 2 + 2 * units;
  if (end > body.byteLength) throw new PaletteFileError('damaged');
  let name = '';
  for (let unit = 0; unit < units; unit++) name += String.fromCharCode(body.getUint16(2 + 2 * unit));
  return { name: name.replace(/\0.*$/s, ''), end };
}

function readColor(body: DataView): ReadColor {
  const { name, end } = readName(body);
  if (end + 4 > body.byteLength) throw new PaletteFileError('damaged');
  const model = String.fromCharCode(...[0, 1, 2, 3].map((offset) => body.getUint8(end + offset)));
  const channels = ASE_CHANNELS[model];
  if (channels === undefined || end + 4 + 4 * channels > body.byteLength)
    throw new PaletteFileError('damaged');
  const values = Array.from({ length: channels }, (_, index) => body.getFloat32(end + 4 + 4 * index));
  const hex = values.every(Number.isFinite) ? hexOf(model, values) : null;
  if (hex === null) throw new PaletteFileError('damaged');
  return { hex, name };
}

function hexOf(model: string, [first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): Hex | null {
  if (model === 'LAB ') return parseCssColor(`lab(${first * 100} ${second} ${third})`);
  const bytes =
    model === 'CMYK'
      ? [first, second, third].map((ink) => (1 - ink) * (1 - fourth))
      : model === 'Gray'
        ? [first, first, first]
        : [first, second, third];
  const digits = bytes.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('').toUpperCase()}`;
}
