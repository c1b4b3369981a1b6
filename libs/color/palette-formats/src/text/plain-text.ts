/**
 * Returns one line of text that every format can store, cut to `most` code points. Replaces white space,
 * control characters, lone surrogates, U+FFFE, U+FFFF and bidirectional overrides with single spaces. Keeps
 * right-to-left letters, combining marks and joined emoji.
 */
export function plainText(text: string | undefined, most: number): string {
  const line = (text ?? '').replace(/[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu, ' ').trim();
  return [...line.slice(0, 2 * most + 1)].slice(0, most).join('').trim();
}
