const SITE = '丹青';
/** With the prefix and an extension, in the 255 bytes that file systems allow, also where each takes four. */
const LONGEST = 60;

/** `丹青_江南春水.png`: letters, digits and Chinese characters stay, everything else is an underscore. */
export function fileName(name: string, extension: string): string {
  const kept = [...name.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '_')].slice(0, LONGEST);
  return `${SITE}_${kept.join('')}.${extension}`;
}

/** The header that has a browser save the answer under this name (RFC 6266, RFC 8187). */
export const contentDisposition = (file: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(file).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
