import { filled, outline } from '../brush/path.ts';
import { dab, pool } from '../brush/dab.ts';
import { PRESSURES, ribbon, stroke } from '../brush/stroke.ts';
import { at, curve, toward, type Point } from '../brush/points.ts';
import { blend } from '../color/blend.ts';
import type { Studio } from '../studio/studio.ts';
import type { Limb } from './limbs.ts';

/** Paints six persimmons in an irregular row, after Mu Qi: each has a different wetness. */
export function paintPersimmons(
  studio: Studio,
  { x, y, size, depth, paint }: { x: number; y: number; size: number; depth: number; paint: string },
): void {
  const { chance, paints } = studio;
  const rows: [number, number, number, 'full' | 'pale' | 'ink' | 'line'][] = [
    [-2.3, -0.1, 0.9, 'line'],
    [-1.18, 0.02, 1, 'pale'],
    [-0.06, -0.06, 1.14, 'full'],
    [1.1, 0.04, 1.02, 'ink'],
    [2.32, -0.1, 0.86, 'line'],
    [-0.52, 1, 0.8, 'full'],
  ];
  for (const [index, [dx, dy, scale, how]] of rows.entries()) {
    const center = at(x + dx * size + chance.around(0, 9), y + dy * size + chance.around(0, 14));
    const side = size * scale;
    const ring = curve(bodyOf(center, side, chance.between(0.76, 0.86)), 5, true);
    const tone = how === 'line' ? 0.14 : how === 'pale' ? 0.5 : 0.95;
    const color = how === 'ink' ? blend(paints.ink, paint, 0.4) : paint;
    const round = studio.glow(
      color,
      center.x - side * 0.15,
      center.y - side * 0.1,
      side * 0.62,
      [0, tone * 0.8],
      [0.6, tone * 0.88],
      [1, tone],
    );
    const strokes = [
      filled(outline(ring), paints.paper, 0.95),
      round.definition + filled(outline(ring), round.fill),
    ];
    if (how === 'full')
      strokes.push(
        filled(
          outline(
            curve(
              pool(at(center.x + side * 0.14, center.y + side * 0.12), side * 0.55, side * 0.4, 0.2, chance),
              5,
              true,
            ),
          ),
          paints.deep,
          0.35,
        ),
      );
    studio.lay('fruit', { depth: depth + index * 0.012, filter: 'tint' }, strokes);
    const lines =
      how === 'line' || how === 'pale'
        ? [
            filled(
              stroke(
                ring.slice(Math.floor(ring.length * 0.08), Math.floor(ring.length * 0.97)),
                4,
                PRESSURES.leaf,
              ),
              paints.ink,
              0.75,
            ),
          ]
        : [];
    lines.push(filled(calyx(studio, at(center.x, center.y - side * 0.37), side), paints.ink, 0.95));
    studio.lay('fruit', { depth: depth + index * 0.012 + 0.006, filter: 'ink' }, lines);
  }
}

const bodyOf = ({ x, y }: Point, side: number, flat: number): Point[] =>
  [
    [0, -0.4],
    [0.3, -0.44],
    [0.5, -0.2],
    [0.5, 0.12],
    [0.32, 0.42],
    [0, 0.48],
    [-0.32, 0.42],
    [-0.5, 0.12],
    [-0.5, -0.2],
    [-0.3, -0.44],
  ].map(([dx = 0, dy = 0]) => at(x + dx * side, y + dy * side * flat));

function calyx(studio: Studio, top: Point, side: number): string[] {
  const { chance } = studio;
  const touches = [0, 55, 125, 180].map((angle) =>
    dab(toward(top, angle, side * 0.11), side * 0.22, side * 0.07, angle + chance.around(0, 12), chance),
  );
  touches.push(
    stroke([at(top.x, top.y), at(top.x + side * 0.01, top.y - side * 0.13)], side * 0.06, PRESSURES.wire),
  );
  touches.push(
    stroke(
      [
        at(top.x - side * 0.11, top.y - side * 0.13),
        at(top.x, top.y - side * 0.15),
        at(top.x + side * 0.12, top.y - side * 0.12),
      ],
      side * 0.06,
      PRESSURES.wire,
    ),
  );
  return touches;
}

export function paintFruit(
  studio: Studio,
  limbs: readonly Limb[],
  { size, depth, paint, count }: { size: number; depth: number; paint: string; count: number },
): void {
  const { chance, paints } = studio;
  const spots: Point[] = [];
  const twigs = limbs.filter(({ order }) => order > 0);
  for (let tries = 0; spots.length < count && tries < 200; tries += 1) {
    const tip = twigs[chance.whole(0, twigs.length - 1)]?.points[chance.whole(2, 4)];
    if (
      !tip ||
      tip.x < 60 ||
      tip.x > 960 ||
      tip.y > 800 ||
      spots.some((spot) => Math.hypot(spot.x - tip.x, spot.y - tip.y) < size * chance.between(0.75, 1.3))
    )
      continue;
    spots.push(tip);
  }
  for (const [index, tip] of spots.entries()) {
    const side = size * chance.between(0.8, 1.1);
    const center = at(tip.x + chance.around(0, 6), tip.y + side * 0.52);
    const ring = curve(bodyOf(center, side, 0.86), 5, true);
    const tone = chance.between(0.72, 0.97);
    const round = studio.glow(
      paint,
      center.x - side * 0.16,
      center.y - side * 0.14,
      side * 0.7,
      [0, tone * 0.72],
      [0.6, tone * 0.9],
      [1, tone],
    );
    studio.lay('fruit', { depth: depth + index * 0.01, filter: 'tint' }, [
      filled(outline(ring), paints.paper, 0.9),
      round.definition + filled(outline(ring), round.fill),
      filled(
        outline(
          curve(
            pool(at(center.x + side * 0.16, center.y + side * 0.14), side * 0.5, side * 0.4, 0.2, chance),
            5,
            true,
          ),
        ),
        paints.deep,
        0.35,
      ),
    ]);
    studio.lay('fruit', { depth: depth + index * 0.01 + 0.005, filter: 'ink' }, [
      filled(calyx(studio, at(center.x, center.y - side * 0.36), side), paints.ink, 0.92),
      filled(
        ribbon(
          [at(tip.x, tip.y - 8), at(tip.x, tip.y), at(center.x, center.y - side * 0.4)],
          3,
          PRESSURES.wire,
        ),
        paints.ink,
        0.9,
      ),
    ]);
  }
}
