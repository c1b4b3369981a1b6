import { heifProperties } from './heif-properties.ts';
import type { PictureSize } from '../messages/picture-reading.ts';
import { pictureFormat } from './picture-format.ts';

/**
 * Reads the size in pixels, before any rotation, from the first bytes of a PNG, JPEG, WebP, GIF, BMP, HEIF
 * or AVIF. Returns null for other formats and truncated files.
 */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = pictureFormat(bytes);
  try {
    if (format === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (format === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    // A negative height means that the rows go down.
    if (format === 'bmp')
      return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
    if (format === 'webp') return webpSize(view, String.fromCharCode(...bytes.subarray(12, 16)));
    if (format === 'jpeg') return jpegSize(view);
    if (format === 'heif' || format === 'avif') return heifProperties(bytes).size;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** Reads the lossy, lossless and extended formats (RFC 9649, Google "WebP Container Specification"). */
function webpSize(view: DataView, chunk: string): PictureSize | null {
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  // The size is stored as a 24-bit value minus one. DataView reads 32 bits, so the byte before is shifted
  // out.
  const below = (at: number) => (view.getUint32(at - 1, true) >>> 8) + 1;
  return { width: below(24), height: below(27) };
}

function jpegSize(view: DataView): PictureSize | null {
  const at = jpegFrame(view);
  return at === null ? null : { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
}

/**
 * Returns whether a JPEG stores each part of the picture completely. Decoders can scale such a file down
 * block by block; a progressive one needs the coefficients of the whole picture in memory.
 */
export function isSequentialJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = jpegFrame(view);
  return at !== null && view.getUint8(at + 1) <= 0xc1;
}

/** Skips the segments before the frame header, which contains the size in every JPEG coding (ITU-T T.81). */
function jpegFrame(view: DataView): number | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return at;
  }
  return null;
}
