import { createNoise2D } from 'simplex-noise';
import { randomFrom } from '../render/random.ts';

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
