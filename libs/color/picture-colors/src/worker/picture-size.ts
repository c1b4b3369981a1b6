export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Reads the size in pixels, before any rotation, from the first bytes of a PNG, JPEG, WebP or GIF. Returns
 * null for other formats and truncated files.
 */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (text(0, 3) === 'GIF') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return webpSize(view, text(12, 4));
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
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

/** Skips the segments before the frame header, which contains the size in every JPEG coding (ITU-T T.81). */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
