import { filled } from '../brush/path.ts';
import { dryStroke, PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import type { Studio } from '../studio/studio.ts';

export interface CanePlan {
  foot: Point;
  height: number;
  lean: number;
  width: number;
  tone: number;
  paint: string;
  leafy: number;
}

/**
 * Paints bamboo by Zheng Xie's rules. Each cane joint is one stroke. Leaves grow in threes and fives like 个
 * and 介, dark in front and pale behind.
 */
export function paintBamboo(
  studio: Studio,
  depth: number,
  canes: readonly CanePlan[],
  leafPaint?: string,
): void {
  const { chance, paints } = studio;
  const joints: string[] = [];
  const rings: string[] = [];
  const leaves: string[] = [];
  for (const { foot, height, lean, width, tone, paint, leafy } of canes) {
    const nodes = [foot];
    let way = -90 + lean;
    for (let left = height, length = height * 0.075; left > 0; left -= length) {
      length = Math.min(height * 0.16, length * 1.12);
      way += chance.around(lean * 0.06, 1.3);
      nodes.push(toward(nodes.at(-1) ?? foot, way, length));
    }
    for (const [index, node] of nodes.slice(0, -1).entries()) {
      const next = nodes[index + 1] ?? node;
      const heading = (Math.atan2(next.y - node.y, next.x - node.x) * 180) / Math.PI;
      const start = toward(node, heading, 2.5);
      const end = toward(next, heading, -2.5);
      const size = width * (1 - (index / nodes.length) * 0.45);
      const piece = [start, at((start.x + end.x) / 2, (start.y + end.y) / 2), end];
      const press = (t: number) => 0.86 + 0.16 * Math.abs(2 * t - 1) ** 2;
      if (size > 6) {
        joints.push(filled(ribbon(curve(piece, 9), size, press), paint, tone * 0.45));
        joints.push(filled(dryStroke(piece, size, press, 0.72, chance), paint, tone * 0.8));
      } else joints.push(filled(ribbon(curve(piece, 9), size, press), paint, tone * 0.85));
      const hook = [
        at(node.x - size * 0.55, node.y - 2),
        at(node.x, node.y + 1.5),
        at(node.x + size * 0.6, node.y - 3),
      ];
      rings.push(filled(ribbon(curve(hook, 3), 2.6, PRESSURES.leaf), paints.ink, tone));
    }
    for (let bunch = 0; bunch < leafy; bunch += 1) {
      const node = nodes[chance.whole(Math.floor(nodes.length * 0.35), nodes.length - 1)] ?? foot;
      const side = chance.sign();
      const reach = height * chance.between(0.05, 0.17);
      const tip = toward(node, -90 + side * chance.between(30, 75), reach);
      const twig = curve([node, at((node.x + tip.x) / 2, (node.y + tip.y) / 2 - reach * 0.1), tip], 8);
      leaves.push(filled(stroke(twig, Math.max(3, width * 0.26), PRESSURES.branch), paint, tone * 0.9));
      leaves.push(
        bunchOfLeaves(
          studio,
          twig,
          height * chance.between(0.1, 0.145),
          side,
          tone * chance.between(0.75, 1),
          leafPaint ?? paint,
        ),
      );
    }
  }
  studio.lay('plant', { depth, filter: 'dry' }, joints);
  studio.lay('plant', { depth: depth + 0.003, filter: 'ink' }, [...rings, ...leaves]);
}

function bunchOfLeaves(
  studio: Studio,
  twig: readonly Point[],
  length: number,
  side: number,
  tone: number,
  paint: string,
): string {
  const { chance } = studio;
  const count = chance.whole(4, 7);
  const middle = 90 - side * chance.between(4, 30);
  const blades: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = twig[Math.floor((twig.length - 1) * chance.between(0.45, 1))] ?? twig[0] ?? at(0, 0);
    const stray = chance.yes(0.16) ? -side * chance.between(50, 90) : 0;
    const angle = middle + stray + (index - (count - 1) / 2) * chance.between(10, 19) + chance.around(0, 10);
    const size = length * chance.between(0.5, 1.2);
    const tip = toward(from, angle, size);
    const bend = toward(toward(from, angle, size * 0.5), angle + 90, chance.around(0, size * 0.07));
    blades.push(
      ribbon(
        curve([from, toward(from, angle, size * 0.16), bend, tip], 7),
        size * chance.between(0.1, 0.15),
        BLADE,
      ),
    );
  }
  return filled(blades, paint, Math.min(1, tone));
}

const BLADE = (t: number) => Math.min(1, 0.16 + 3.2 * t) * (1 - t) ** 0.72;
