import type { Surface } from '../render/surface.ts';
import { BRASS, grain, tube, WOOD } from './parts.ts';

/** Height of the hook above the neck in centimetres; garments hang with their neck at 0. */
export const HOOK = 11;

export function hanger(half: number, drop: number): Surface[] {
  return [
    tube({
      radius: (t) => 1 + 0.5 * Math.abs(t * 2 - 1),
      path: (t) => {
        const x = (t * 2 - 1) * half;
        return [x, -1.1 - drop * (Math.abs(x) / half) ** 1.15, 0];
      },
      length: 60,
      material: { color: WOOD, gloss: [0.12, 24] },
      tint: (s, t) => grain(s, t * 6),
    }),
    tube({
      radius: 0.32,
      sides: 10,
      length: 60,
      path: (t) => {
        if (t < 0.3) return [0, -1 + t * 29, 0];
        const turn = ((t - 0.3) / 0.7) * 4.1 - Math.PI / 2;
        return [Math.cos(turn) * 2.6, HOOK - 0.8 + Math.sin(turn) * 2.6, 0];
      },
      material: { color: BRASS, gloss: [0.7, 40] },
    }),
  ];
}
