import { parseCssColor, type Hex } from '@danqing/color-core';
import { readInks, unitHex } from '../components/unit-hex.ts';
import { hsbToHex } from '../procreate/hsb.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';
import { ASE_BLOCK, ASE_SIGNATURE } from './ase-blocks.ts';

const HEAD = 12;
const BLOCK_HEAD = 6;

type Components = readonly number[];

interface Model {
  channels: number;
  read: (components: Components) => Hex | Pick<ReadColor, 'hex' | 'inks'> | null;
}

const MODELS: Readonly<Record<string, Model>> = {
  RGB: { channels: 3, read: ([red = 0, green = 0, blue = 0]) => unitHex([red, green, blue]) },
  CMYK: { channels: 4, read: ([c = 0, m = 0, y = 0, k = 0]) => readInks([c, m, y, k]) },
  LAB: { channels: 3, read: ([lightness = 0, a = 0, b = 0]) => labHex(lightness, a, b) },
  GRAY: { channels: 1, read: ([grey = 0]) => unitHex([grey, grey, grey]) },
  HSB: {
    channels: 3,
    read: ([hue = 0, saturation = 0, brightness = 0]) => hsbToHex({ hue, saturation, brightness }),
  },
};

/** Lightness is 0-1; some programs write 0-100. */
const labHex = (lightness: number, a: number, b: number) =>
  parseCssColor(`lab(${lightness > 1 ? lightness : lightness * 100} ${a} ${b})`);

export function isAse(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === ASE_SIGNATURE;
}

/**
 * Parses Adobe Swatch Exchange. Merges all groups into one list and names the palette after the first group.
 * RGB and grey are read as sRGB, CMYK also has its inks, and Lab is D50 mapped into sRGB.
 *
 * Reads until the end of the file, because some programs count only the colours, or write 0. A file that
 * ends early gives the colours before its end, and the missing blocks as unread.
 *
 * @throws {PaletteFileError} `damaged` when the file ends before its first colour
 */
export function readAse(bytes: Uint8Array): ReadPalette {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD) throw new PaletteFileError('damaged');
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  let name = '';
  let at = HEAD;
  let cut = false;
  while (at < bytes.length && !cut) {
    const length = at + BLOCK_HEAD > bytes.length ? Infinity : view.getUint32(at + 2);
    const body = at + BLOCK_HEAD;
    cut = body + length > bytes.length;
    if (cut) break;
    const block = new DataView(bytes.buffer, bytes.byteOffset + body, length);
    const type = view.getUint16(at);
    if (type === ASE_BLOCK.color) {
      const color = readColor(block);
      if ('hex' in color) colors.push(color);
      else unread.push(color);
    } else if (type === ASE_BLOCK.groupStart && name === '') name = readName(block)?.name ?? '';
    at = body + length;
  }
  if (cut && colors.length === 0) throw new PaletteFileError('damaged');
  if (cut) unread.push({ name: '', reason: 'cut-off' });
  return { name, colors, unread };
}

function readName(body: DataView): { name: string; end: number } | null {
  if (body.byteLength < 2) return null;
  const units = body.getUint16(0);
  const end = 2 + 2 * units;
  if (end > body.byteLength) return null;
  let name = '';
  for (let unit = 0; unit < units; unit++) name += String.fromCharCode(body.getUint16(2 + 2 * unit));
  return { name: name.replace(/\0.*$/s, ''), end };
}

function readColor(body: DataView): ReadColor | UnreadEntry {
  const field = readName(body);
  if (!field || field.end + 4 > body.byteLength) return { name: field?.name ?? '', reason: 'invalid-value' };
  const { name, end } = field;
  const letters = [0, 1, 2, 3].map((offset) => body.getUint8(end + offset));
  const model =
    MODELS[
      String.fromCharCode(...letters)
        .trim()
        .toUpperCase()
    ];
  if (!model) return { name, reason: 'unknown-model' };
  if (end + 4 + 4 * model.channels > body.byteLength) return { name, reason: 'invalid-value' };
  const values = Array.from({ length: model.channels }, (_, index) => body.getFloat32(end + 4 + 4 * index));
  const color = values.every(Number.isFinite) ? model.read(values) : null;
  if (color === null) return { name, reason: 'invalid-value' };
  return typeof color === 'string' ? { hex: color, name } : { ...color, name };
}
