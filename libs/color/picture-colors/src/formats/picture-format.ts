export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp' | 'heif' | 'avif' | 'tiff' | 'svg';

/**
 * Detects a picture's format by its first bytes, whatever its name. Returns null for other formats, some of
 * which browsers can decode.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(1, 3) === 'PNG') return 'png';
  if (text(0, 3) === 'GIF') return 'gif';
  if (text(0, 2) === 'BM' && text(6, 4) === '\0\0\0\0') return 'bmp';
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'webp';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  // 42 is TIFF, 43 BigTIFF, in either byte order.
  if (['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].includes(text(0, 4))) return 'tiff';
  if (text(4, 4) === 'ftyp') return isoFormat(bytes, text);
  return isSvg(bytes) ? 'svg' : null;
}

/** The major brand may be the generic `mif1`, so the compatible brands count too (ISO/IEC 23008-12 §10). */
function isoFormat(
  bytes: Uint8Array,
  text: (from: number, length: number) => string,
): 'heif' | 'avif' | null {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);
  const brands = Array.from({ length: Math.max(0, end - 8) / 4 }, (_, index) => text(8 + index * 4, 4));
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:he[iv][cmsx]|mif[12]|msf1)$/.test(brand)) ? 'heif' : null;
}

const BEFORE_SVG =
  /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*/;

function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder(isUtf16(bytes) ?? 'utf-8').decode(bytes.subarray(0, 65_536));
  return /^<(?:\w+:)?svg[\s>/]/.test(text.replace(BEFORE_SVG, ''));
}

const isUtf16 = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
