import { createNoise2D } from 'simplex-noise';
import { randomFrom } from '../render/random.ts';

/** Random unevenness of cloth, -1 to 1; coordinates in centimetres. */
export interface Folds {
  /** Soft waves; `across` and `along` are wavelengths in centimetres. */
  waves: (x: number, y: number, across: number, along: number) => number;
  /** Rounded ridges between flat areas, as in pulled or gathered cloth; 0 to 1. */
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
