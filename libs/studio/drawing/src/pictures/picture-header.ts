export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Returns the pixel size in a PNG, JPEG or WebP header without decoding, or null for anything else. Decoders
 * allocate memory for the stated size, however small the file is.
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readWebp(view) ?? readJpeg(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Returns whether the file is complete. A decoder does not fail on a truncated file, but fills missing pixels
 * with grey.
 */
export function isWholePicture(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.subarray(-MAX_TRAILER);
  if (file.subarray(0, 4).toString('latin1') === 'RIFF')
    return file.length >= 8 && file.length >= file.readUInt32LE(4) + 8;
  return file[0] === 0x89 ? end.includes('IEND') : end.includes(Buffer.from([0xff, 0xd9]));
}

/**
 * Returns whether a PNG or WebP declares more than one frame: `acTL` before the first `IDAT`, or the
 * animation flag of an extended WebP.
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === 0x89) {
    const control = file.indexOf('acTL');
    const pixels = file.indexOf('IDAT');
    return control >= 0 && (pixels < 0 || control < pixels);
  }
  return file.subarray(12, 16).toString('latin1') === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0;
}

/** Bytes that some programs append after the end of the file. */
const MAX_TRAILER = 1024;

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

function readPng(view: DataView): PictureSize | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (text(view, 12, 4) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Reads the size of a WebP picture.
 *
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
function readWebp(view: DataView): PictureSize | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null;
  const kind = text(view, 12, 4);
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
}

/** Reads the first frame header among the segments (ITU-T T.81, B.1.1). */
function readJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker >>> 8 !== 0xff) return null;
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xffda) return null;
    at += 2 + view.getUint16(at + 2);
  }
}
