/** Returns a seeded generator of numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const left = [...things];
  const taken: Thing[] = [];
  while (left.length > 0) taken.push(...left.splice(Math.floor(random() * left.length), 1));
  return taken;
}
