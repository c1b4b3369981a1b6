import { filled } from '../brush/path.ts';
import { dryStroke, PRESSURES, stroke, type Pressure } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export interface Limb {
  points: Point[];
  width: number;
  order: number;
}

export interface Growth {
  from: Point;
  /** Degrees at the base, -90 is up. */
  heading: number;
  length: number;
  width: number;
  orders: number;
  /** Sharpness of turns, in degrees. */
  crook: number;
  /** Degrees that the tip tends to, such as up to the light, or down for old wood. */
  pull?: number;
  children: number;
  /** Degrees between a limb and its twigs. */
  spread?: number;
}

/**
 * Grows limbs in straight runs with sudden turns, as plum and old willow do, always pulled towards `pull`.
 */
export function grow(studio: Studio, growth: Growth, order = 0, budget = { left: 60 }): Limb[] {
  const { chance } = studio;
  const { from, length, width, crook, orders, children, spread = 46 } = growth;
  const pull = growth.pull ?? growth.heading;
  const points = [from];
  let heading = growth.heading;
  const pieces = order === 0 ? 6 : 4;
  for (let piece = 0; piece < pieces; piece += 1) {
    heading += (piece % 2 ? 1 : -1) * chance.between(0.3, 1) * crook + (pull - heading) * 0.22;
    points.push(toward(points.at(-1) ?? from, heading, (length / pieces) * chance.between(0.75, 1.25)));
  }
  const limbs: Limb[] = [{ points, width, order }];
  if (order >= orders) return limbs;
  for (let child = 0; child < children && budget.left > 0; child += 1) {
    const t = 0.25 + (0.7 * (child + chance.between(0.1, 0.9))) / children;
    const index = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
    const [a, b] = [points[index] ?? from, points[index + 1] ?? from];
    const side = child % 2 ? 1 : -1;
    const way =
      (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + side * chance.between(spread * 0.6, spread * 1.3);
    budget.left -= 1;
    limbs.push(
      ...grow(
        studio,
        {
          ...growth,
          from: at((a.x + b.x) / 2, (a.y + b.y) / 2),
          heading: way,
          pull: growth.pull,
          length: length * chance.between(0.38, 0.62),
          width: Math.max(1.6, width * (1 - t * 0.5) * 0.48),
          children: Math.max(2, children - 1),
        },
        order + 1,
        budget,
      ),
    );
  }
  return limbs;
}

/**
 * Returns the strokes of limbs: wet for twigs; for thick wood a pale wet stroke, a dry one over it and a
 * darker lower edge.
 */
export function paintLimbs(
  studio: Studio,
  limbs: readonly Limb[],
  { tone = 0.9, paint, wetness = 0.6 }: { tone?: number; paint?: string; wetness?: number } = {},
): { wet: string[]; dry: string[] } {
  const { chance, paints } = studio;
  const ink = paint ?? paints.ink;
  const wet: string[] = [];
  const dry: string[] = [];
  for (const { points, width, order } of limbs) {
    const pressure: Pressure =
      order === 0 ? PRESSURES.branch : (t) => (1 - 0.8 * t) * (0.92 + 0.16 * Math.sin(t * 17));
    const way =
      order === 0 || width > 8
        ? curve(points, 7).map((p) =>
            at(p.x + chance.around(0, width * 0.06), p.y + chance.around(0, width * 0.06)),
          )
        : curve(points, 5);
    if (width > 7) {
      wet.push(filled(stroke(way, width * 0.98, pressure), ink, tone * 0.5));
      dry.push(filled(dryStroke(way, width, pressure, wetness, chance), ink, tone));
      const under = way.map(({ x, y }, i) =>
        at(x + width * 0.26 * (1 - i / way.length), y + width * 0.16 * (1 - i / way.length)),
      );
      dry.push(filled(stroke(under, width * 0.36, pressure), ink, tone * 0.75));
    } else wet.push(filled(stroke(way, width * 1.5, pressure), ink, tone * (order > 2 ? 0.75 : 0.92)));
  }
  return { wet, dry };
}
