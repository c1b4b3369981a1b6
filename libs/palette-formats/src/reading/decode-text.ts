/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252 as older programs write it.
 * Null where the bytes are no text.
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

/** Control characters other than white space tell bytes from text. */
function hasControls(text: string): boolean {
  return /[\0-\x08\x0E-\x1F]/.test(text);
}
