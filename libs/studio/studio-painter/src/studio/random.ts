/** Random source of a painting. Equal texts give equal numbers. FNV-1a seeds mulberry32. */
export class Random {
  #state = 0x811c9dc5;

  constructor(text: string) {
    for (const character of text)
      this.#state = Math.imul(this.#state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  around(middle: number, spread: number): number {
    return middle + spread * (this.next() + this.next() + this.next() - 1.5) * (2 / 3);
  }

  yes(probability = 0.5): boolean {
    return this.next() < probability;
  }

  sign(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1;
  }

  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[Math.floor(this.next() * values.length)] ?? values[0];
  }
}
