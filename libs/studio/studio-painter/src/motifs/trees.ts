import { filled } from '../brush/path.ts';
import { dab } from '../brush/dab.ts';
import { PRESSURES, ribbon } from '../brush/stroke.ts';
import { at, curve, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';
import { grow, paintLimbs } from './limbs.ts';

export interface TreePlan {
  foot: Point;
  height: number;
  depth: number;
  tone?: number;
  lean?: number;
}

function rootGrass(studio: Studio, foot: Point, width: number, tone: number): string {
  const { chance, paints } = studio;
  const tufts: string[] = [];
  for (let index = 0; index < 26; index += 1) {
    const root = at(chance.around(foot.x, width * 1.5), foot.y + chance.between(-width * 0.05, width * 0.45));
    const blade = at(root.x + chance.around(0, width * 0.2), root.y - width * chance.between(0.25, 0.6));
    tufts.push(
      index % 3
        ? dab(root, width * chance.between(0.16, 0.34), width * chance.between(0.12, 0.2), 0, chance)
        : ribbon(
            [root, at((root.x + blade.x) / 2 + 1, (root.y + blade.y) / 2), blade],
            width * 0.09,
            PRESSURES.nail,
          ),
    );
  }
  return filled(tufts, paints.ink, tone);
}

/**
 * Paints a tree.
 *
 * @param leaves paint of the leaf dots; omit for bare wood
 * @param fullness 0–1
 */
export function paintTree(
  studio: Studio,
  {
    foot,
    height,
    depth,
    tone = 0.85,
    lean = 0,
    leaves,
    fullness = 0.6,
  }: TreePlan & { leaves?: string; fullness?: number },
): void {
  const { chance, paints } = studio;
  const limbs = grow(
    studio,
    {
      from: foot,
      heading: -90 + lean * 24,
      pull: -90 + lean * 14,
      length: height * 0.78,
      width: Math.max(5, height * 0.05),
      orders: 3,
      crook: 15,
      children: 5,
      spread: 40,
    },
    0,
    { left: 70 },
  );
  const { wet, dry } = paintLimbs(studio, limbs, { tone });
  studio.lay('tree', { depth, filter: 'ink' }, wet);
  studio.lay('tree', { depth: depth + 0.002, filter: 'dry' }, [
    ...dry,
    rootGrass(studio, foot, Math.max(5, height * 0.05), tone),
  ]);
  if (!leaves) return;
  const dots: [string[], string[], string[]] = [[], [], []];
  for (const { points, order } of limbs) {
    if (order < 1) continue;
    for (const point of curve(points, 12))
      for (let index = 0; index < 3; index += 1) {
        if (!chance.yes(fullness)) continue;
        const spot = at(chance.around(point.x, height * 0.055), chance.around(point.y, height * 0.045));
        dots[chance.whole(0, 2)]?.push(
          dab(
            spot,
            height * chance.between(0.018, 0.036),
            height * chance.between(0.012, 0.02),
            chance.around(0, 40),
            chance,
          ),
        );
      }
  }
  studio.lay('tree', { depth: depth + 0.004, filter: 'tint' }, [
    filled(dots[0], paints.hue, tone * 0.55),
    filled(dots[1], leaves, 0.6),
    filled(dots[2], leaves, 0.92),
  ]);
}

export function paintWillow(
  studio: Studio,
  { foot, height, depth, tone = 0.85, lean = 0.4, leaves }: TreePlan & { leaves: string },
): void {
  const { chance, paints } = studio;
  const limbs = grow(
    studio,
    {
      from: foot,
      heading: -90 + lean * 34,
      pull: -90 + lean * 20,
      length: height * 0.6,
      width: height * 0.062,
      orders: 2,
      crook: 17,
      children: 5,
      spread: 42,
    },
    0,
    { left: 22 },
  );
  const { wet, dry } = paintLimbs(studio, limbs, { tone, wetness: 0.55 });
  studio.lay('tree', { depth, filter: 'ink' }, wet);
  studio.lay('tree', { depth: depth + 0.002, filter: 'dry' }, [
    ...dry,
    rootGrass(studio, foot, height * 0.062, tone),
  ]);
  const wind = (lean < 0 ? -1 : 1) * chance.between(0.1, 0.22);
  const strands: [string[], string[]] = [[], []];
  const buds: [string[], string[]] = [[], []];
  for (const { points, order } of limbs) {
    const way = curve(points, 13);
    for (const [index, start] of way.entries()) {
      if (order === 0 && index < way.length * 0.55) continue;
      if (chance.yes(order === 0 ? 0.55 : 0.4)) continue;
      const length = height * chance.between(0.14, 0.46);
      const arch =
        chance.between(0.03, 0.1) * height * (chance.yes(0.6) ? Math.sign(wind) : -Math.sign(wind));
      const strand = [
        start,
        at(start.x + arch, start.y - height * 0.025),
        at(start.x + arch * 1.7, start.y + length * 0.25),
        at(start.x + arch * 1.9 + wind * length * 0.5, start.y + length * 0.62),
        at(start.x + arch * 1.9 + wind * length, start.y + length),
      ];
      const line = curve(strand, 11);
      const front = chance.yes(0.55) ? 1 : 0;
      strands[front].push(ribbon(line, 1.5, PRESSURES.wire));
      for (const point of line.slice(3))
        if (chance.yes(0.5))
          buds[front].push(
            dab(
              at(point.x + chance.around(0, 3), point.y),
              chance.between(7, 13),
              2.6,
              74 + chance.around(0, 34),
              chance,
            ),
          );
    }
  }
  studio.lay('tree', { depth: depth + 0.004, filter: 'ink' }, [
    filled(strands[0], paints.gray, 0.55),
    filled(buds[0], paints.hue, 0.35),
    filled(strands[1], paints.hue, 0.75),
    filled(buds[1], leaves, 0.85),
  ]);
}

/** Paints a far wood of horizontal dots, as in Mi Fu's cloudy hills. */
export function paintGrove(
  studio: Studio,
  {
    x,
    y,
    width,
    depth,
    height = 60,
    paint,
    tone = 0.7,
  }: { x: number; y: number; width: number; depth: number; height?: number; paint?: string; tone?: number },
): void {
  const { chance, paints } = studio;
  const dots: [string[], string[], string[]] = [[], [], []];
  const trunks: string[] = [];
  const count = Math.max(2, Math.round(width / (height * 0.6)));
  for (let tree = 0; tree < count; tree += 1) {
    const foot = at(
      x + (width * (tree + chance.between(0.15, 0.85))) / count,
      y + chance.around(0, height * 0.1),
    );
    if (count > 4 && studio.noise(foot.x, y, width * 0.4, 2) < -0.12) continue;
    const tall = height * chance.between(0.55, 1.3);
    trunks.push(
      ribbon(
        [
          foot,
          at(foot.x + chance.around(0, 3), foot.y - tall * 0.5),
          at(foot.x + chance.around(0, 5), foot.y - tall * 0.85),
        ],
        height * 0.07,
        PRESSURES.branch,
      ),
    );
    const heads = [0, 1, 2, 3].map(() => at(chance.around(0, tall * 0.3), chance.between(0.14, 0.9)));
    for (let index = 0; index < 64; index += 1) {
      const head = heads[index % heads.length] ?? at(0, 0.7);
      const spot = at(
        foot.x + head.x + chance.around(0, tall * 0.24),
        foot.y - tall * head.y + chance.around(0, tall * 0.15),
      );
      dots[chance.whole(0, 2)]?.push(
        dab(
          spot,
          height * chance.between(0.07, 0.13) + 2,
          height * chance.between(0.035, 0.055) + 1.5,
          chance.around(0, 9),
          chance,
        ),
      );
    }
  }
  studio.lay('tree', { depth, filter: 'ink' }, [
    filled(trunks, paints.ink, tone * 0.7),
    filled(dots[0], paints.gray, tone * 0.5),
    filled(dots[1], paint ?? paints.hue, tone * 0.7),
    filled(dots[2], paints.ink, tone * 0.75),
  ]);
}
