/**
 * Returns a Content-Disposition header that saves the response under this file name, which may contain any
 * character.
 *
 * @throws {URIError} when the name contains a lone surrogate
 * @see RFC 8187
 */
export const contentDisposition = (file: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(file).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
