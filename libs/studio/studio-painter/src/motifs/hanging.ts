import { filled } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import { paintBranch } from './branch.ts';

export interface HangingPlan {
  x: number;
  /** Horizontal reach in pixels, negative to the left. */
  reach: number;
  depth: number;
}

export function paintHangingStrands(
  studio: Studio,
  { x, reach, depth, leaves }: HangingPlan & { leaves: string },
): void {
  const { chance, paints } = studio;
  const side = Math.sign(reach);
  const limbs = paintBranch(
    studio,
    depth,
    {
      from: at(x - side * 130, 150),
      heading: side > 0 ? -14 : 194,
      pull: side > 0 ? 6 : 174,
      length: Math.abs(reach) * 1.1,
      width: 30,
      orders: 1,
      crook: 16,
      children: 5,
      spread: 36,
    },
    6,
  );
  const layers: [string[], string[]] = [[], []];
  const buds: [string[], string[]] = [[], []];
  const starts = limbs.flatMap(({ points }) => curve(points, 21).slice(3));
  for (const start of starts) {
    if (chance.yes(0.25)) continue;
    const length = chance.between(170, 560) * (1 - (0.35 * Math.abs(start.x - x)) / Math.abs(reach));
    const wind = side * chance.between(0.08, 0.24);
    const arch = side * chance.between(6, 26);
    const line = curve(
      [
        start,
        at(start.x + arch, start.y - 8),
        at(start.x + arch * 1.6, start.y + length * 0.25),
        at(start.x + arch * 1.7 + wind * length * 0.4, start.y + length * 0.62),
        at(start.x + arch + wind * length, start.y + length),
      ],
      12,
    );
    const front = chance.yes(0.5) ? 1 : 0;
    layers[front].push(ribbon(line, front ? 2.2 : 1.5, PRESSURES.wire));
    for (const point of line.slice(3))
      if (chance.yes(0.62)) {
        const turn = 70 + chance.sign() * chance.between(8, 32);
        const tip = toward(point, turn, chance.between(12, 25));
        buds[front].push(
          ribbon(
            [point, at((point.x + tip.x) / 2 + 1.5, (point.y + tip.y) / 2), tip],
            chance.between(3, 5),
            PRESSURES.leaf,
          ),
        );
      }
  }
  studio.lay('plant', { depth: depth + 0.02, filter: 'ink' }, [
    filled(layers[0], paints.gray, 0.55),
    filled(buds[0], paints.pale ? paints.hue : paints.soft, 0.7),
  ]);
  studio.lay('plant', { depth: depth + 0.04, filter: 'ink' }, [
    filled(layers[1], paints.hue, 0.8),
    filled(buds[1], leaves, 0.92),
  ]);
}

export function paintWisteria(
  studio: Studio,
  { x, reach, depth, paint }: HangingPlan & { paint: string },
): void {
  const { chance, paints } = studio;
  const side = Math.sign(reach);
  const limbs = paintBranch(
    studio,
    depth,
    {
      from: at(x - side * 150, -10),
      heading: side > 0 ? 24 : 156,
      pull: side > 0 ? 8 : 172,
      length: Math.abs(reach) * 1.15,
      width: 24,
      orders: 2,
      crook: 32,
      children: 4,
      spread: 40,
    },
    14,
  );
  const spots = limbs
    .flatMap(({ points, order }) => points.slice(order === 0 ? 1 : 2))
    .filter(({ x: px, y }) => px > 30 && px < 994 && y < 420);
  const petals: string[] = [];
  const stems: string[] = [];
  const light = blend(paint, paints.white, 0.5);
  for (const [index, start] of spots.entries()) {
    if (index % 2 && chance.yes(0.5)) continue;
    const length = chance.between(110, 270);
    const sway = chance.around(0, 26);
    const spine = curve(
      [start, at(start.x + sway * 0.3, start.y + length * 0.4), at(start.x + sway, start.y + length)],
      6,
    );
    stems.push(filled(ribbon(spine, 2, PRESSURES.wire), paints.hue, 0.8));
    for (const [step, point] of spine.entries()) {
      const far = step / spine.length;
      const wide = 30 * (1 - far) ** 0.7 + 4;
      for (let flower = 0; flower < (far < 0.6 ? 4 : 2); flower += 1) {
        const spot: Point = at(point.x + chance.around(0, wide), point.y + chance.around(0, 6));
        petals.push(
          filled(
            dab(
              spot,
              chance.between(9, 15) * (1.15 - far * 0.6),
              chance.between(6, 10) * (1.15 - far * 0.6),
              chance.between(0, 180),
              chance,
            ),
            chance.yes(0.4) ? light : paint,
            chance.between(0.5, 0.95),
          ),
        );
      }
    }
  }
  const leaves: string[] = [];
  for (let index = 0; index < 46; index += 1) {
    const foot = spots[chance.whole(0, Math.max(0, spots.length - 1))] ?? at(x, 100);
    const way = chance.between(-30, 210);
    const size = chance.between(34, 64);
    const line = curve(
      [foot, toward(toward(foot, way, size * 0.5), way + 90, chance.around(0, 8)), toward(foot, way, size)],
      6,
    );
    leaves.push(filled(ribbon(line, size * 0.3, PRESSURES.leaf), paints.hue, chance.between(0.35, 0.8)));
  }
  studio.lay('plant', { depth: depth + 0.02, filter: 'tint' }, leaves);
  studio.lay('flower', { depth: depth + 0.03, filter: 'ink' }, stems);
  studio.lay('flower', { depth: depth + 0.04, filter: 'tint' }, petals);
}
