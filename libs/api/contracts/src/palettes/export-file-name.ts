const PREFIX = '丹青_';
const LENGTH = 80;
const FILE_NAME_BYTES = 255;

/**
 * Returns the name of a downloaded file: `丹青_<name>.<extension>`. Characters other than letters, digits and
 * marks become '_'. The name is cut at 80 code points, or earlier so that the result fits 255 bytes. An empty
 * name becomes `丹青_palette`.
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
