import { Inflate } from 'fflate';
import { PaletteFileError } from '../reading/palette-file-error.ts';
import { crc32 } from './crc32.ts';

/** Bytes of one unpacked part. A theme has some 10 kB. */
const PART_BYTES = 5_000_000;
const MOST_ENTRIES = 20_000;
/**
 * Deflate expands at most about a thousandfold, so one step adds at most about 8 MB before the limit is
 * checked.
 */
const STEP_BYTES = 8192;

const END_RECORD = { signature: 0x06054b50, length: 22, mostComment: 0xffff };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const ENCRYPTED = 1;
const DEFLATED = 8;

export interface ZipEntry {
  method: number;
  flags: number;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * Returns a zip's entries by name from its central directory, without unpacking them.
 *
 * @throws {PaletteFileError} when the directory is damaged or has too many entries
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = viewOf(bytes);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_ENTRIES) throw new PaletteFileError('too-large');
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index++) {
    if (at + ENTRY.length > end || view.getUint32(at, true) !== ENTRY.signature)
      throw new PaletteFileError('damaged');
    const name = at + ENTRY.length;
    const nameEnd = name + view.getUint16(at + 28, true);
    const text = new TextDecoder().decode(bytes.subarray(name, nameEnd));
    if (!entries.has(text)) {
      entries.set(text, {
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks one entry. Enforces 5 MB regardless of the declared size, and verifies length and checksum.
 *
 * @throws {PaletteFileError} when the entry is too large or damaged
 */
export function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.unpacked > PART_BYTES) throw new PaletteFileError('too-large');
  const view = viewOf(bytes);
  const { offset } = entry;
  if (
    entry.flags & ENCRYPTED ||
    offset + LOCAL.length > bytes.length ||
    view.getUint32(offset, true) !== LOCAL.signature
  ) {
    throw new PaletteFileError('damaged');
  }
  const start = offset + LOCAL.length + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  const part =
    entry.method === DEFLATED
      ? inflate(packed, entry.unpacked)
      : entry.method === 0
        ? packed
        : new Uint8Array();
  if (part.length !== entry.unpacked || crc32(part) !== entry.crc) throw new PaletteFileError('damaged');
  return part;
}

function inflate(packed: Uint8Array, unpacked: number): Uint8Array {
  const part = new Uint8Array(unpacked);
  let length = 0;
  const inflater = new Inflate((piece) => {
    // Throws a RangeError when the part exceeds its declared size, which stops unpacking.
    part.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      inflater.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    }
  } catch {
    throw new PaletteFileError('damaged');
  }
  return part.subarray(0, length);
}

function endRecord(view: DataView): number {
  const last = view.byteLength - END_RECORD.length;
  for (let at = last; at >= 0 && at >= last - END_RECORD.mostComment; at--) {
    if (view.getUint32(at, true) === END_RECORD.signature) return at;
  }
  throw new PaletteFileError('damaged');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
