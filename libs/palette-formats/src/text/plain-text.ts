/**
 * One line of text that every format can hold: white space and control characters become single spaces, half surrogate pairs,
 * U+FFFE and U+FFFF (not allowed in XML) too, and the characters that reorder a whole line (bidirectional overrides and isolates).
 * Right-to-left letters, combining marks and joined emoji stay. Cut at `most` code points.
 */
export function plainText(text: string | undefined, most: number): string {
  const line = (text ?? '').replace(/[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu, ' ').trim();
  return [...line.slice(0, 2 * most + 1)].slice(0, most).join('').trim();
}
