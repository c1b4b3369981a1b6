const PREFIX = '丹青_';
const LENGTH = 80;
/** What common file systems allow, in bytes of UTF-8. */
const FILE_NAME_BYTES = 255;

/**
 * The name of a downloaded file: `丹青_<name>.<extension>`. Letters, digits and marks of every script are kept, each other
 * character becomes '_'. The name is cut at 80 characters (code points), and earlier where the whole would exceed 255 bytes.
 * A name of which nothing is kept gives `丹青_palette`.
 */
export function exportFileName(paletteName: string, extension: string): string {
  const kept = paletteName.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '_');
  const suffix = `.${extension}`;
  const encoder = new TextEncoder();
  let room = FILE_NAME_BYTES - encoder.encode(PREFIX + suffix).length;
  let name = '';
  for (const character of [...kept.slice(0, 2 * LENGTH)].slice(0, LENGTH)) {
    room -= encoder.encode(character).length;
    if (room < 0) break;
    name += character;
  }
  return `${PREFIX}${/[^_]/.test(name) ? name : 'palette'}${suffix}`;
}
