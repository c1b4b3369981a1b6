/** Returns a generator of numbers in [0, 1), seeded by the text (FNV-1a, mulberry32). */
export function randomOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOne<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

/** Picks a value by weight. Returns undefined if no weight is positive. */
export function pickWeighted<Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  random: () => number,
): Value | undefined {
  const weights = values.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return values.find((_value, index) => (left -= weights[index] ?? 0) < 0);
}
