export const contentDisposition = (file: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(file).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
