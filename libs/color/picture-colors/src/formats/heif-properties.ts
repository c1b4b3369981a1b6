import type { PictureSize } from '../messages/picture-reading.ts';
import type { ColorChunks } from '../png/write-png.ts';

export interface HeifProperties {
  size: PictureSize | null;
  color: ColorChunks;
}

/** Code point of ITU-T H.273. Such a picture counts as sRGB. */
const UNSPECIFIED = 2;

/** Boxes that contain the item properties (ISO/IEC 23008-12 §9.3); `meta` has four bytes before its boxes. */
const PARENTS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * Reads the size and the colour space of a HEIF or AVIF file from its first bytes. The size is that of the
 * largest item, before rotation; tiles and thumbnails are smaller.
 */
export function heifProperties(bytes: Uint8Array): HeifProperties {
  const found: HeifProperties = { size: null, color: {} };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const visit = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to;) {
      const length = view.getUint32(at);
      const type = text(at + 4);
      const end = at + length;
      const skipped = PARENTS[type];
      if (skipped !== undefined) visit(at + 8 + skipped, Math.min(end, to));
      else if (end <= to) readProperty(type, at + 8, end);
      // 0 and 1 stand for "to the end" and a 64-bit length, which only media data has.
      if (length < 8) return;
      at = end;
    }
  };
  const readProperty = (type: string, at: number, end: number): void => {
    if (type === 'ispe' && end - at >= 12) {
      const [width, height] = [view.getUint32(at + 4), view.getUint32(at + 8)];
      const known = found.size;
      if (!known || width * height > known.width * known.height) found.size = { width, height };
    }
    if (type !== 'colr' || end - at < 4) return;
    if (['prof', 'rICC'].includes(text(at))) found.color.icc ??= bytes.slice(at + 4, end);
    if (text(at) !== 'nclx' || end - at < 8) return;
    const [primaries, transfer] = [view.getUint16(at + 4), view.getUint16(at + 6)];
    if (primaries !== UNSPECIFIED && transfer !== UNSPECIFIED) found.color.cicp ??= { primaries, transfer };
  };
  visit(0, bytes.byteLength);
  return found;
}
