/**
 * Splits a text at a separator outside of brackets and quotes, and trims the parts.
 *
 * @param separator a single character
 */
export function splitArguments(text: string, separator = ','): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, at + 1);
      at = close < 0 ? text.length : close;
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

/** Returns the index of the bracket that closes the one at `open`, or -1. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}
