import { getStroke } from 'perfect-freehand';
import type { Chance } from '../studio/chance.ts';
import { outline } from './path.ts';
import { at, curve, normals, type Point } from './points.ts';

/** How the width goes along a stroke, 0-1 by the part of the way 0-1. */
export type Pressure = (t: number) => number;

export const PRESSURES = {
  /** 铁线: even as wire, only the ends are lifted. */
  wire: (t) => Math.min(1, 0.45 + 6 * t, 0.3 + 7 * (1 - t)),
  /** 钉头鼠尾: set down hard, drawn out to a hair. */
  nail: (t) => Math.min(1, 0.55 + 5 * t) * (1 - t) ** 0.75 + 0.04,
  /** Set down lightly, pressed, lifted: leaves, folds, grass. */
  leaf: (t) => Math.sin(Math.PI * Math.min(1, t ** 0.8 * 0.98 + 0.02)) ** 0.85,
  /** 兰叶: presses and lifts twice. */
  orchid: (t) => Math.sin(Math.PI * t) ** 0.6 * (0.68 + 0.32 * Math.cos(t * Math.PI * 3.2)) + 0.03,
  /** A branch: thick at its foot. */
  branch: (t) => 1 - 0.9 * t ** 1.25,
} satisfies Record<string, Pressure>;

/** A stroke of the full brush: its outline as path data. Turns may be sharp. `width` in pixels at full pressure. */
export function stroke(points: readonly Point[], width: number, pressure: Pressure): string {
  const last = Math.max(1, points.length - 1);
  // With full thinning its `size` is the radius at full pressure.
  const shape = getStroke(
    points.map(({ x, y }, index) => [x, y, Math.max(0.02, pressure(index / last))]),
    { size: width / 2, thinning: 1, smoothing: 0.3, streamline: 0, simulatePressure: false, last: true },
  );
  return outline(shape.map(([x, y]) => at(x, y)));
}

/** A light stroke: two edges along the way, for hairs, leaves and texture, where thousands are needed. */
export function ribbon(points: readonly Point[], width: number, pressure: Pressure): string {
  const sides = normals(points);
  const last = Math.max(1, points.length - 1);
  const half = points.map((_point, index) => (width / 2) * pressure(index / last));
  const left = points.map(({ x, y }, i) =>
    at(x + (sides[i]?.x ?? 0) * (half[i] ?? 0), y + (sides[i]?.y ?? 0) * (half[i] ?? 0)),
  );
  const right = points.map(({ x, y }, i) =>
    at(x - (sides[i]?.x ?? 0) * (half[i] ?? 0), y - (sides[i]?.y ?? 0) * (half[i] ?? 0)),
  );
  return outline([...left, ...right.reverse()]);
}

/**
 * 飞白, the flying white of a dry brush: each lock of hair for itself, touching the paper here and there.
 * `wetness` 0-1: 1 hardly breaks, 0.2 is nearly dry; it dries along the way.
 */
export function dryStroke(
  points: readonly Point[],
  width: number,
  pressure: Pressure,
  wetness: number,
  chance: Chance,
): string {
  const way = curve(points, 5);
  const sides = normals(way);
  const last = Math.max(1, way.length - 1);
  const locks = Math.max(3, Math.round(width / 2.3));
  const runs: string[] = [];
  for (let lock = 0; lock < locks; lock += 1) {
    const across = ((lock + 0.5) / locks) * 2 - 1;
    const thirst = chance.between(-0.25, 0.3) + Math.abs(across) ** 3 * 0.15;
    const wave = chance.between(0, 7);
    let run: Point[] = [];
    const end = () => {
      if (run.length > 2) runs.push(ribbon(run, (width / locks) * chance.between(1.05, 1.5), PRESSURES.wire));
      run = [];
    };
    for (let index = 0; index <= last; index += 1) {
      const t = index / last;
      const ink = wetness + 0.32 * Math.sin(wave + index * 0.23 + lock) - thirst - t * 0.35;
      const point = way[index];
      const side = sides[index];
      if (ink < 0.12 || !point || !side) {
        end();
        continue;
      }
      const reach = (width / 2) * pressure(t) * across;
      run.push(at(point.x + side.x * reach, point.y + side.y * reach));
    }
    end();
  }
  return runs.join('');
}
