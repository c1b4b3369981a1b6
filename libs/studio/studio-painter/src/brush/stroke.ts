import { getStroke } from 'perfect-freehand';
import type { Random } from '../studio/random.ts';
import { outline } from './path.ts';
import { at, curve, normals, type Point } from './points.ts';

/** Stroke width (0–1) by position along the stroke (0–1). */
export type Pressure = (t: number) => number;

export const PRESSURES = {
  /** 铁线 (iron wire): even width, lifted at both ends. */
  wire: (t) => Math.min(1, 0.45 + 6 * t, 0.3 + 7 * (1 - t)),
  /** 钉头鼠尾 (nail head, rat tail): heavy start, drawn out to a hair. */
  nail: (t) => Math.min(1, 0.55 + 5 * t) * (1 - t) ** 0.75 + 0.04,
  leaf: (t) => Math.sin(Math.PI * Math.min(1, t ** 0.8 * 0.98 + 0.02)) ** 0.85,
  /** 兰叶 (orchid leaf): presses and lifts twice. */
  orchid: (t) => Math.sin(Math.PI * t) ** 0.6 * (0.68 + 0.32 * Math.cos(t * Math.PI * 3.2)) + 0.03,
  branch: (t) => 1 - 0.9 * t ** 1.25,
} satisfies Record<string, Pressure>;

/**
 * Returns a full brush stroke as path data. Supports sharp turns.
 *
 * @param width pixels at full pressure
 */
export function stroke(points: readonly Point[], width: number, pressure: Pressure): string {
  const last = Math.max(1, points.length - 1);
  // With full thinning, `size` is the radius at full pressure.
  const shape = getStroke(
    points.map(({ x, y }, index) => [x, y, Math.max(0.02, pressure(index / last))]),
    { size: width / 2, thinning: 1, smoothing: 0.3, streamline: 0, simulatePressure: false, last: true },
  );
  return outline(shape.map(([x, y]) => at(x, y)));
}

/** Returns a cheap stroke with two offset edges, for hairs, leaves and texture that need thousands. */
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
 * 飞白 (flying white): returns a dry-brush stroke in which each bristle touches the paper intermittently. It
 * dries along the way.
 *
 * @param wetness 0–1: at 1 hardly broken, at 0.2 nearly dry
 */
export function dryStroke(
  points: readonly Point[],
  width: number,
  pressure: Pressure,
  wetness: number,
  chance: Random,
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
