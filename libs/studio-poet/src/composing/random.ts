/** Numbers from 0 up to but not 1, the same for the same text: FNV-1a seeds mulberry32. */
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

/** A value by weight; undefined where no weight is above 0. */
export function pickWeighted<Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  random: () => number,
): Value | undefined {
  const weights = values.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return values.find((_value, index) => (left -= weights[index] ?? 0) < 0);
}
