import { path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const UNIT = 9.6;
const SIDE = 12;
/** In units around the centre. The upper hook points left, as in 卍, never as in 卐. */
const CHARACTER: readonly (readonly Point[])[] = [
  [
    [2, -2],
    [2, 0],
    [-2, 0],
    [-2, 2],
  ],
  [
    [-2, -2],
    [0, -2],
    [0, 2],
    [2, 2],
  ],
];
const LINKS: readonly (readonly Point[])[] = [
  [
    [-2, -2],
    [-3, -2],
    [-3, -4],
    [-4, -4],
  ],
  [
    [-2, 2],
    [-2, 3],
    [-4, 3],
    [-4, 4],
  ],
];
const MIDDLES: readonly Point[] = [
  [3, 3],
  [9, 9],
];

/** 万字: an endless grid of linked 卍 characters. Symmetry group p4. */
export function wan({ line, ink, weight, rich, config }: Brush): Omit<Pattern, 'ground'> {
  const stroke = Math.min(UNIT * 1.2, weight(UNIT * 0.78));
  const marks: Mark[] = [];
  const draw = (lines: readonly (readonly Point[])[], [mx, my]: Point, color: string, width: number) => {
    const shape = path();
    for (const points of lines) shape.line(points.map(([x, y]): Point => [(mx + x) * UNIT, (my + y) * UNIT]));
    marks.push(shape.stroked(color, width, 'butt'));
  };
  for (const middle of MIDDLES) draw(LINKS, middle, ink(0), stroke * 0.62);
  for (const middle of MIDDLES) draw(CHARACTER, middle, line, stroke);
  if (rich)
    for (const [mx, my] of [
      [9, 3],
      [3, 9],
    ] as const) {
      const [x, y] = [mx * UNIT, my * UNIT];
      for (const [reach, color] of [
        [1.5, ink(1)],
        [0.75, line],
      ] as const) {
        const r = reach * UNIT * (1 + config.shapeVariation);
        marks.push(
          path()
            .line(
              [
                [x, y - r],
                [x + r, y],
                [x, y + r],
                [x - r, y],
              ],
              true,
            )
            .filled(color),
        );
      }
    }
  return { width: SIDE * UNIT, height: SIDE * UNIT, marks };
}
