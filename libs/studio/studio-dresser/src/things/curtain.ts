import { foldsOf } from '../cloth/folds.ts';
import type { Style } from '../cloth/style.ts';
import { sheet, type Surface } from '../render/surface.ts';
import { mix, smooth } from '../render/vector.ts';
import { BRASS, button, grain, tube, WOOD } from './parts.ts';

const folds = foldsOf(51);
const FULL = 1.62;

export function curtain({ cloth }: Style, wide: number, tall: number): Surface[] {
  const pleats = Math.round(wide / 8.2);
  const panel = sheet({
    columns: 420,
    rows: 170,
    material: cloth(58, { weave: 0.13 }),
    at: (s, t) => {
      const down = t * tall;
      const wander = 1.1 * folds.waves(s * 9, down, 2, 130) * smooth(0, 0.4, t);
      const turn = s * pleats * 2 * Math.PI + wander;
      const deep = mix(1.7, 2.7, smooth(0, 0.25, t)) * (1 + 0.3 * folds.waves(s * pleats, down, 3, 120));
      const x =
        s * wide +
        1.5 * Math.sin(turn * 2 + 0.5) * smooth(0, 0.3, t) * 0.55 +
        2.5 * folds.waves(s * 4, down, 3, 160) * t;
      const z = Math.cos(turn) * deep + 0.35 * folds.ridges(s * wide, down, 5, 40);
      return [x, -down + 0.5 * Math.cos(turn) * t, z];
    },
    cloth: (s, t) => [s * wide * FULL, t * tall],
    tint: (_, t) => 1 - 0.12 * Math.exp(-((((1 - t) * tall - 6) / 0.4) ** 2)),
  });
  const rings = Array.from({ length: pleats + 1 }, (_, index) =>
    tube({
      radius: 0.3,
      sides: 8,
      length: 26,
      path: (t) => {
        const turn = t * 2 * Math.PI;
        return [(index / pleats) * wide, 2.3 + Math.cos(turn) * 2.4, Math.sin(turn) * 2.4];
      },
      material: { color: BRASS, gloss: [0.6, 30] },
    }),
  );
  const rod = tube({
    radius: 1.5,
    length: 120,
    path: (t) => [mix(-40, wide + 9, t), 3.2, 0],
    material: { color: WOOD, gloss: [0.14, 20] },
    tint: (s, t) => grain(s * 1.2, t * 30),
  });
  return [panel, ...rings, rod, button([wide + 9.5, 3.2, 0], 2.4, WOOD)];
}
