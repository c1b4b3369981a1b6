export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Width and height in pixels, as the first bytes of a PNG, JPEG, WebP or GIF state them, before any rotation. Null for other
 * formats and for files that are cut off before. It tells how far to scale a picture down before anything of it is decoded.
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
    // Read beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** Google, "WebP Container Specification" (RFC 9649): lossy, lossless, extended. */
function webpSize(view: DataView, chunk: string): PictureSize | null {
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  // Three bytes, less one; with the byte before them they are four.
  const below = (at: number) => (view.getUint32(at - 1, true) >>> 8) + 1;
  return { width: below(24), height: below(27) };
}

/** ITU-T T.81: the frame header, of whatever coding, behind segments that each state their length. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
