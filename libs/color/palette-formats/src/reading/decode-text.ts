/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252 for files of older programs. Returns null
 * when the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  const text = decode(bytes, encoding) ?? decode(bytes, 'windows-1252');
  return text === null || hasControls(text) ? null : text;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function hasControls(text: string): boolean {
  return /[\0-\x08\x0E-\x1F]/.test(text);
}
