import { filled, outline } from '../brush/path.ts';
import { pool } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';
import { paintLimbs, type Limb } from './limbs.ts';

export interface PinePlan {
  foot: Point;
  height: number;
  /** -1 leans left, 1 right. */
  lean: number;
  depth: number;
  tone?: number;
}

/** Paints a pine after Ma Yuan: bent trunk, boughs thrown out to one side, needles in wheels. */
export function paintPine(studio: Studio, { foot, height, lean, depth, tone = 0.9 }: PinePlan): void {
  const { chance, paints } = studio;
  const side = lean < 0 ? -1 : 1;
  const width = height * 0.068;
  const trunk = [
    foot,
    at(foot.x + side * height * 0.05, foot.y - height * 0.2),
    at(foot.x - side * height * 0.03, foot.y - height * 0.4),
    at(foot.x + lean * height * 0.12, foot.y - height * 0.6),
    at(foot.x + lean * height * 0.26, foot.y - height * 0.8),
    at(foot.x + lean * height * 0.48, foot.y - height * 0.95),
  ];
  const limbs: Limb[] = [{ points: trunk, width, order: 0 }];
  const plates: { center: Point; reach: number }[] = [];
  const bough = (t: number, way: number, length: number, droop: number) => {
    const line = curve(trunk, 8);
    const start = line[Math.floor(t * (line.length - 1))] ?? foot;
    const points = [start];
    for (let piece = 1; piece <= 5; piece += 1) {
      const far = piece / 5;
      points.push(
        at(
          start.x + way * length * far,
          start.y + droop * length * Math.sin(far * 2.4) * 0.5 + (piece % 2 ? -1 : 1) * length * 0.035,
        ),
      );
    }
    limbs.push({ points, width: width * (0.42 - t * 0.16), order: 1 });
    for (let piece = 2; piece <= 5; piece += 1) {
      const point = points[piece];
      if (!point) continue;
      plates.push({
        center: at(point.x, point.y - height * 0.012),
        reach: height * chance.between(0.05, 0.078),
      });
      if (chance.yes(0.75)) {
        const twig = toward(point, -90 + way * chance.between(-20, 60), length * 0.16);
        limbs.push({
          points: [point, at((point.x + twig.x) / 2 + 3, (point.y + twig.y) / 2), twig],
          width: width * 0.1,
          order: 2,
        });
        plates.push({ center: twig, reach: height * chance.between(0.045, 0.068) });
      }
    }
  };
  bough(0.5, -side, height * chance.between(0.16, 0.24), 0.2);
  bough(0.6, side, height * chance.between(0.42, 0.55), chance.between(0.25, 0.7));
  bough(0.76, -side, height * chance.between(0.2, 0.3), 0.1);
  bough(0.84, side, height * chance.between(0.26, 0.38), chance.between(-0.2, 0.3));
  bough(0.95, -side, height * 0.14, -0.1);
  const tip = trunk.at(-1) ?? foot;
  plates.push(
    { center: tip, reach: height * 0.07 },
    { center: at(tip.x + side * height * 0.05, tip.y + 4), reach: height * 0.06 },
  );

  const washes = plates.map(({ center, reach }) =>
    filled(
      outline(
        curve(pool(at(center.x, center.y - reach * 0.12), reach * 2.3, reach * 0.95, 0.14, chance), 7, true),
      ),
      paints.dark ? paints.gray : paints.hue,
      tone * 0.26,
    ),
  );
  studio.lay('tree', { depth, filter: 'tint' }, washes);
  const { wet, dry } = paintLimbs(studio, limbs, { tone, wetness: 0.5 });
  studio.lay('tree', { depth: depth + 0.003, filter: 'ink' }, wet);
  studio.lay('tree', { depth: depth + 0.004, filter: 'dry' }, [...dry, scales(studio, trunk, width, tone)]);
  const needles = plates.map((plate) => wheel(studio, plate, tone));
  studio.lay('tree', { depth: depth + 0.006, filter: 'ink' }, needles);
}

function wheel(studio: Studio, { center, reach }: { center: Point; reach: number }, tone: number): string {
  const { chance, paints } = studio;
  const hairs: string[] = [];
  const fans = 3;
  for (let fan = 0; fan < fans; fan += 1) {
    const heart = at(
      center.x + (fan - 1) * reach * 0.62 + chance.around(0, reach * 0.12),
      center.y + chance.around(0, reach * 0.16),
    );
    const count = 13;
    for (let index = 0; index < count; index += 1) {
      const angle = -188 + (196 * index) / (count - 1) + chance.around(0, 6);
      const length =
        reach * chance.between(0.62, 0.95) * (0.72 + 0.28 * Math.abs(Math.cos((angle * Math.PI) / 180)));
      const end = toward(heart, angle, length);
      hairs.push(
        ribbon(
          [heart, at((heart.x + end.x) / 2 + chance.around(0, 1.5), (heart.y + end.y) / 2 - 1), end],
          1.9,
          PRESSURES.nail,
        ),
      );
    }
  }
  return filled(hairs, paints.ink, tone * chance.between(0.55, 0.95));
}

function scales(studio: Studio, trunk: readonly Point[], width: number, tone: number): string {
  const { chance, paints } = studio;
  const way = curve(trunk, 9);
  const rings: string[] = [];
  for (const [index, point] of way.entries()) {
    if (index > way.length * 0.75 || chance.yes(0.25)) continue;
    const size = width * chance.between(0.16, 0.26);
    const middle = at(point.x + chance.around(0, width * 0.3), point.y);
    const arc = [0, 60, 120, 180, 240].map((angle) => toward(middle, angle + 40, size));
    rings.push(ribbon(curve(arc, 3), 1.7, PRESSURES.leaf));
  }
  return filled(rings, paints.ink, tone);
}
