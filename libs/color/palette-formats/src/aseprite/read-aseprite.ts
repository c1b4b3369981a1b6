import { unitHex } from '../components/unit-hex.ts';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import type { ReadColor, ReadPalette, UnreadEntry } from '../reading/read-result.ts';

// https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md. Every number is little-endian.
const FILE = { magic: 0xa5e0, length: 128 };
const FRAME = { magic: 0xf1fa, length: 16 };
const CHUNK_HEAD = 6;
const PALETTE_CHUNK = 0x2019;
const OLD_PALETTE_CHUNK = 0x0004;
const MOST_COLORS = 65_536;

export function isAseprite(bytes: Uint8Array): boolean {
  return (
    bytes.length >= FILE.length + FRAME.length &&
    viewOf(bytes).getUint16(4, true) === FILE.magic &&
    viewOf(bytes).getUint16(FILE.length + 4, true) === FRAME.magic
  );
}

/**
 * Parses the palette of an Aseprite sprite, from its first frame. Such files end in `.ase`, as those of Adobe
 * do.
 *
 * @throws {PaletteFileError} `damaged` when the frame or its palette is cut off
 */
export function readAseprite(bytes: Uint8Array): ReadPalette {
  const chunks = chunksOf(bytes);
  const chunk = chunks.get(PALETTE_CHUNK);
  const old = chunks.get(OLD_PALETTE_CHUNK);
  try {
    if (chunk) return readPalette(chunk);
    return { name: '', colors: old ? readOldPalette(old) : [] };
  } catch (cause) {
    if (cause instanceof RangeError) throw new PaletteFileError('damaged');
    throw cause;
  }
}

function chunksOf(bytes: Uint8Array): Map<number, DataView> {
  const view = viewOf(bytes);
  const chunks = new Map<number, DataView>();
  const end = FILE.length + view.getUint32(FILE.length, true);
  if (end > bytes.length) throw new PaletteFileError('damaged');
  for (let at = FILE.length + FRAME.length; at + CHUNK_HEAD <= end;) {
    const length = view.getUint32(at, true);
    if (length < CHUNK_HEAD || at + length > end) throw new PaletteFileError('damaged');
    const type = view.getUint16(at + 4, true);
    const body = new DataView(bytes.buffer, bytes.byteOffset + at + CHUNK_HEAD, length - CHUNK_HEAD);
    if (!chunks.has(type)) chunks.set(type, body);
    at += length;
  }
  return chunks;
}

function readPalette(chunk: DataView): ReadPalette {
  const colors: ReadColor[] = [];
  const unread: UnreadEntry[] = [];
  const count = chunk.getUint32(8, true) - chunk.getUint32(4, true) + 1;
  if (count < 0 || count > MOST_COLORS) throw new PaletteFileError('damaged');
  let at = 20;
  for (let index = 0; index < count; index++) {
    const named = (chunk.getUint16(at, true) & 1) === 1;
    const [red, green, blue, alpha] = [2, 3, 4, 5].map((offset) => chunk.getUint8(at + offset) / 255);
    at += 6;
    let name = '';
    if (named) {
      const length = chunk.getUint16(at, true);
      const letters = Uint8Array.from({ length }, (_, letter) => chunk.getUint8(at + 2 + letter));
      name = new TextDecoder().decode(letters);
      at += 2 + length;
    }
    if (alpha === 0) unread.push({ name, reason: 'transparent' });
    else colors.push({ hex: unitHex([red!, green!, blue!]), name, translucent: alpha! < 1 });
  }
  return { name: '', colors, unread };
}

function readOldPalette(chunk: DataView): ReadColor[] {
  const colors: ReadColor[] = [];
  const packets = chunk.getUint16(0, true);
  let at = 2;
  for (let packet = 0; packet < packets; packet++) {
    const count = chunk.getUint8(at + 1) || 256;
    at += 2;
    for (let index = 0; index < count; index++, at += 3) {
      const [red, green, blue] = [0, 1, 2].map((offset) => chunk.getUint8(at + offset) / 255);
      colors.push({ hex: unitHex([red!, green!, blue!]) });
    }
  }
  return colors;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
