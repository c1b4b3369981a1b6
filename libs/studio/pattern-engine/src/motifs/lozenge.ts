import { path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const WIDTH = 178;
const HEIGHT = 116;
const REACH = 38;
const ASIDE = 19;

/** 方胜: two interlaced squares on their corners. Symmetry group cmm, except for the interlacing. */
export function lozenge({ ground, line, ink, weight, rich }: Brush): Omit<Pattern, 'ground'> {
  const band = Math.min(10.5, weight(7.5));
  const edge = 1.8;
  const marks: Mark[] = [];
  for (const [x, y, first] of [
    [WIDTH / 4, HEIGHT / 4, 0],
    [(WIDTH * 3) / 4, (HEIGHT * 3) / 4, 1],
  ] as const) {
    const square = (cx: number, reach: number): Point[] => [
      [cx, y - reach],
      [cx + reach, y],
      [cx, y + reach],
      [cx - reach, y],
    ];
    const [left, right] = [x - ASIDE, x + ASIDE];
    const [one, two] = [ink(first), ink(first + 1)];
    const ribbon = (points: readonly Point[], color: string, closed: boolean) => {
      const shape = () => path().line(points, closed);
      marks.push(
        shape().stroked(ground, band + edge * 4, 'butt'),
        shape().stroked(line, band + edge * 2, 'butt'),
        shape().stroked(color, band, 'butt'),
      );
    };
    ribbon(square(left, REACH), one, true);
    ribbon(square(right, REACH), two, true);
    const across = band * 0.5 + edge * 2.4;
    const crossing = y + REACH - ASIDE;
    ribbon(
      [
        [x - across * 0.72, crossing + across * 0.72],
        [x + across * 0.72, crossing - across * 0.72],
      ],
      one,
      false,
    );
    if (rich) {
      marks.push(
        path().line(square(x, 8), true).filled(line),
        path()
          .line(square(x, 4.4), true)
          .filled(ink(first + 2)),
      );
      for (const cx of [x - ASIDE * 1.9, x + ASIDE * 1.9])
        marks.push(path().line(square(cx, 4.5), true).filled(line));
    }
  }
  for (const [x, y] of [
    [(WIDTH * 3) / 4, HEIGHT / 4],
    [WIDTH / 4, (HEIGHT * 3) / 4],
  ] as const) {
    for (const [dx, dy] of [
      [0, -5.2],
      [5.2, 0],
      [0, 5.2],
      [-5.2, 0],
    ] as const)
      marks.push(
        path()
          .circle(x + dx, y + dy, 4.6)
          .filled(ink(2)),
      );
    marks.push(path().circle(x, y, 3).filled(line));
  }
  return { width: WIDTH, height: HEIGHT, marks };
}
