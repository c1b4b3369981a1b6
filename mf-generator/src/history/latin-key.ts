/**
 * Returns the typed letter in lower case. On layouts without Latin letters, it is the letter of that key on a
 * US keyboard.
 */
export function latinKey({ key, code }: { key: string; code: string }): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (/^[\x20-\x7e]$/.test(key) || !letter ? key : letter).toLowerCase();
}
