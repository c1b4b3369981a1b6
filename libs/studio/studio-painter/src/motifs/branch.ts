import { filled, outline } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { grow, paintLimbs, type Growth, type Limb } from './limbs.ts';

/** Paints the wood of a flowering branch and returns its limbs, for flowers and birds to be placed on. */
export function paintBranch(studio: Studio, depth: number, growth: Growth, budget = 26): Limb[] {
  const limbs = grow(studio, growth, 0, { left: budget });
  const { wet, dry } = paintLimbs(studio, limbs, { tone: 0.92, wetness: 0.62 });
  studio.lay('plant', { depth, filter: 'ink' }, wet);
  studio.lay('plant', { depth: depth + 0.002, filter: 'dry' }, dry);
  const moss: string[] = [];
  for (const { points, width } of limbs)
    if (width > 8)
      for (const point of curve(points, 9))
        if (studio.chance.yes(0.2))
          moss.push(
            dab(
              at(point.x + studio.chance.around(0, width * 0.5), point.y - width * 0.4),
              studio.chance.between(4, 9),
              studio.chance.between(3, 6),
              studio.chance.between(0, 180),
              studio.chance,
            ),
          );
  studio.lay('plant', { depth: depth + 0.003, filter: 'ink' }, [filled(moss, studio.paints.ink, 0.9)]);
  return limbs;
}

export interface BloomPlan {
  /** Petals in the colour, or bare with an ink outline (圈花). */
  paint: string;
  outlined: boolean;
  size: number;
  petals?: number;
  /** 0–1, from round like plum to pointed. */
  pointed?: number;
}

export function paintBlossoms(
  studio: Studio,
  depth: number,
  limbs: readonly Limb[],
  plan: BloomPlan & { count: number },
): void {
  const { chance } = studio;
  const washes: string[] = [];
  const lines: string[] = [];
  const spots: Point[] = [];
  const twigs = limbs.filter(({ order, width }) => order > 0 || width < 20);
  for (let tries = 0; spots.length < plan.count && tries < plan.count * 14; tries += 1) {
    const limb = twigs[chance.whole(0, twigs.length - 1)];
    if (!limb) break;
    const way = curve(limb.points, 10);
    const point = way[chance.whole(Math.floor(way.length * 0.2), way.length - 1)];
    if (!point || studio.noise(point.x, point.y, 210, 1) < -0.25) continue;
    const spot = at(point.x + chance.around(0, plan.size * 0.3), point.y + chance.around(0, plan.size * 0.3));
    if (
      spots.some(
        (other) => Math.hypot(other.x - spot.x, other.y - spot.y) < plan.size * chance.between(0.45, 1),
      )
    )
      continue;
    if (spot.x < -10 || spot.x > 1034 || spot.y < -10 || spot.y > 1034) continue;
    spots.push(spot);
    if (chance.yes(0.3)) bud(studio, spot, plan, washes, lines);
    else bloom(studio, spot, plan, washes, lines);
  }
  studio.lay('flower', { depth, filter: 'tint' }, washes);
  studio.lay('flower', { depth: depth + 0.003, filter: 'ink' }, lines);
}

function bloom(studio: Studio, center: Point, plan: BloomPlan, washes: string[], lines: string[]): void {
  const { chance, paints } = studio;
  const { paint, outlined, petals = 5, pointed = 0 } = plan;
  const radius = (plan.size / 2) * chance.between(0.82, 1.12);
  const tilt = chance.between(0, 180);
  const squash = chance.yes(0.4) ? chance.between(0.5, 0.75) : chance.between(0.85, 1);
  const seen = (angle: number, reach: number): Point => {
    const [x, y] = [
      Math.cos((angle * Math.PI) / 180) * reach,
      Math.sin((angle * Math.PI) / 180) * reach * squash,
    ];
    const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
    return at(center.x + x * cos - y * sin, center.y + x * sin + y * cos);
  };
  const first = chance.between(0, 360);
  const light = paints.pale ? paint : blend(paint, paints.white, 0.55);
  for (let petal = 0; petal < petals; petal += 1) {
    const angle = first + (360 / petals) * petal + chance.around(0, 9);
    const half = (180 / petals) * chance.between(0.98, 1.25);
    const reach = radius * chance.between(0.88, 1.1);
    const ring = [
      seen(angle, radius * 0.1),
      seen(angle - half * 0.9, reach * 0.55),
      seen(angle - half * 0.72, reach * 0.9),
      seen(angle, reach * (1 + pointed * 0.3 + (pointed ? 0 : chance.between(-0.06, 0.04)))),
      seen(angle + half * 0.72, reach * 0.9),
      seen(angle + half * 0.9, reach * 0.55),
    ];
    const edge = curve(ring, 3.5, true);
    if (outlined) {
      washes.push(filled(outline(edge), paints.white, 0.75));
      const shade = studio.glow(paint, center.x, center.y, radius, [0, 0.75], [0.5, 0.4], [1, 0.12]);
      washes.push(shade.definition + filled(outline(edge), shade.fill));
      lines.push(
        filled(ribbon(curve(ring.slice(1), 4), chance.between(1.5, 2.3), PRESSURES.leaf), paints.ink, 0.8),
      );
    } else {
      washes.push(filled(outline(edge), light, 0.9));
      const shade = studio.glow(paint, center.x, center.y, reach * 1.05, [0, 0.2], [0.45, 0.62], [1, 0.95]);
      washes.push(shade.definition + filled(outline(edge), shade.fill, 0.9));
    }
  }
  const stamens = chance.whole(7, 11);
  const dark = paints.dark || !outlined ? paints.ink : blend(paint, paints.ink, 0.72);
  for (let index = 0; index < stamens; index += 1) {
    const angle = (360 / stamens) * index + chance.around(0, 14);
    const tip = seen(angle, radius * chance.between(0.32, 0.55));
    lines.push(
      filled(
        ribbon([center, at((center.x + tip.x) / 2 + 0.6, (center.y + tip.y) / 2), tip], 1.1, PRESSURES.wire) +
          dab(tip, 3, 2.6, 0, chance),
        dark,
        0.85,
      ),
    );
  }
}

function bud(studio: Studio, center: Point, plan: BloomPlan, washes: string[], lines: string[]): void {
  const { chance, paints } = studio;
  const radius = plan.size * chance.between(0.16, 0.24);
  const turn = chance.between(0, 360);
  washes.push(filled(dab(center, radius * 2.2, radius * 1.8, turn, chance), plan.paint, 0.95));
  const foot = toward(center, turn, radius);
  for (const open of [-42, 0, 42])
    lines.push(
      filled(
        ribbon(
          [
            foot,
            toward(foot, turn + 180 + open, radius * 0.6),
            toward(foot, turn + 180 + open * 0.6, radius * 1.1),
          ],
          2.4,
          PRESSURES.nail,
        ),
        paints.ink,
        0.9,
      ),
    );
}

export function paintLeaves(
  studio: Studio,
  depth: number,
  limbs: readonly Limb[],
  { paint, count, length }: { paint: string; count: number; length: number },
): void {
  const { chance, paints } = studio;
  const blades: string[] = [];
  const veins: string[] = [];
  const twigs = limbs.filter(({ order }) => order > 0);
  for (let index = 0; index < count; index += 1) {
    const limb = twigs[chance.whole(0, twigs.length - 1)];
    const foot = limb && curve(limb.points, 10)[chance.whole(2, Math.max(3, limb.points.length * 2))];
    if (!foot) continue;
    const way = chance.between(20, 160);
    const size = length * chance.between(0.6, 1.1);
    const middle = toward(toward(foot, way, size * 0.5), way + 90, chance.around(0, size * 0.14));
    const line = curve([foot, middle, toward(foot, way + chance.around(0, 12), size)], 6);
    blades.push(
      filled(
        ribbon(line, size * chance.between(0.28, 0.38), PRESSURES.leaf),
        paint,
        chance.between(0.5, 0.9),
      ),
    );
    veins.push(filled(ribbon(line, 1.6, PRESSURES.nail), paints.ink, 0.7));
  }
  studio.lay('plant', { depth, filter: 'tint' }, blades);
  studio.lay('plant', { depth: depth + 0.002, filter: 'ink' }, veins);
}
