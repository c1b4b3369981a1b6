import { createNoise2D } from 'simplex-noise';

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A cloth's own unevenness: -1 to 1 at places in centimetres. */
export interface Folds {
  /** Soft waves, so many centimetres from crest to crest across and along. */
  waves: (x: number, y: number, across: number, along: number) => number;
  /** Rounded ridges with flat cloth in between, as cloth folds that is pulled or gathered: 0 to 1. */
  ridges: (x: number, y: number, across: number, along: number) => number;
}

export function foldsOf(seed: number): Folds {
  const noise = createNoise2D(randomFrom(seed));
  const waves: Folds['waves'] = (x, y, across, along) => noise(x / across, y / along);
  return {
    waves,
    ridges: (x, y, across, along) => {
      const bend = noise(x / across / 3 + 40, y / along / 2) * 0.5;
      const ridge = 1 - Math.abs(noise(x / across + bend, y / along + 90));
      return ridge ** 3;
    },
  };
}
