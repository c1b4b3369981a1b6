import { path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const UNIT = 5.4;
const ARM: readonly Point[] = [
  [-2, 10],
  [0, 10],
  [0, 0],
  [8, 0],
  [8, 8],
  [2, 8],
  [2, 2],
  [6, 2],
  [6, 6],
  [4, 6],
  [4, 4],
];

/** 回纹: linked square spirals in bands; neighbours are rotated by 180°. Symmetry group pgg. */
export function fret({ line, ink, weight, rich, ground }: Brush): Omit<Pattern, 'ground'> {
  const rowHeight = rich ? 15 : 13;
  const [width, height] = [20 * UNIT, 2 * rowHeight * UNIT];
  const stroke = Math.min(UNIT * 1.35, weight(UNIT * 0.95));
  const marks: Mark[] = [];
  for (const row of [0, 1]) {
    const color = row === 0 ? line : ink(0);
    const place = ([x, y]: Point): Point => [
      (row === 0 ? x : 18 - x) * UNIT,
      (y + 1.5 + row * rowHeight) * UNIT,
    ];
    marks.push(
      path()
        .line(ARM.map(place))
        .line(ARM.map(([x, y]) => place([18 - x, 10 - y])))
        .stroked(color, stroke, 'butt'),
    );
    if (!rich) continue;
    const y = (row * rowHeight + rowHeight - 0.9) * UNIT;
    marks.push(
      path()
        .line([
          [0, y],
          [width, y],
        ])
        .stroked(ink(1), UNIT * 1.5, 'butt'),
    );
    for (let dot = 0; dot < 5; dot += 1)
      marks.push(
        path()
          .circle((dot + 0.5) * 4 * UNIT, y, UNIT * 0.42)
          .filled(ground),
      );
  }
  return { width, height, marks };
}
