/** Returns a number from 0 to `count - 1` that depends only on the text (FNV-1a). */
export function numberOf(text: string, count: number): number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // Mixes the bits: the last bits of FNV-1a depend on little of the text.
  state ^= state >>> 15;
  return ((Math.imul(state, 0x2c1b3c6d) ^ (state >>> 12)) >>> 0) % count;
}
