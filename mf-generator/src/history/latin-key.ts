/**
 * The letter of a key press in lower case; on a layout without Latin letters the one in that place on an American
 * keyboard.
 */
export function latinKey({ key, code }: { key: string; code: string }): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (/^[\x20-\x7e]$/.test(key) || !letter ? key : letter).toLowerCase();
}
