/** A seeded generator, so that every site has the same content. */
export interface Random {
  /** Range [0, 1). */
  next(): number;
  pick<Item>(items: readonly Item[]): Item;
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** Mulberry32, seeded with the FNV-1a hash of the word. */
export function createRandom(word: string): Random {
  let state = 0x811c9dc5;
  for (const byte of Buffer.from(word)) state = Math.imul(state ^ byte, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const place = (length: number) => Math.floor(next() * length);
  return {
    next,
    pick(items) {
      const item = items[place(items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    sample(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(place(left.length), 1),
      ).flat();
    },
  };
}
