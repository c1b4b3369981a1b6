import { path, spiral, through } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const WIDTH = 190;
const HEIGHT = 130;

export function ruyiCloud(
  { line, weight, rich }: Brush,
  [x, y]: Point,
  size: number,
  fill: string,
  side: 1 | -1,
): Mark[] {
  const edge = weight(2.2);
  const at = (dx: number, dy: number): Point => [x + side * dx * size, y + dy * size];
  const lobes = [
    [-15, 2, 13],
    [15, 2, 13],
    [0, -11, 13],
    [0, 3, 11],
    [-33, 12, 8.5],
    [33, 12, 8.5],
  ] as const;
  const tail = () =>
    path().curve(
      at(20, 12),
      [
        [at(38, 26), at(52, 6), at(76, 17)],
        [at(58, 14), at(50, 31), at(26, 25)],
        [at(4, 20), at(-10, 25), at(-30, 23)],
        [at(-48, 23), at(-54, 16), at(-66, 19)],
        [at(-54, 8), at(-40, 18), at(-20, 12)],
      ],
      true,
    );
  const heads = (more: number) => {
    const discs = path();
    for (const [dx, dy, r] of lobes) discs.circle(...at(dx, dy), r * size + more);
    return discs;
  };
  const curls = path();
  for (const [dx, dy, r, start, turns, flipped] of [
    [-15, 2, 13, Math.PI * 0.15, 1.9, true],
    [15, 2, 13, Math.PI * 0.15, 1.9, false],
    [-33, 12, 8.5, 0, 1.5, true],
    [33, 12, 8.5, 0, 1.5, false],
  ] as const)
    curls.curve(
      ...through(
        spiral(at(dx, dy), r * size, {
          start,
          turns,
          inner: r * size * 0.12,
          mirrored: flipped !== (side === -1),
          steps: Math.ceil(turns * 8),
        }),
      ),
    );
  const marks = [
    tail().stroked(line, edge * 2),
    heads(edge).filled(line),
    tail().filled(fill),
    heads(0).filled(fill),
    curls.stroked(line, edge * 0.9),
  ];
  if (rich) {
    const crests = path();
    for (const radius of [8 * size, 4 * size])
      crests.line(spiral(at(0, -11), radius, { start: -Math.PI * 0.62, turns: 0.62, inner: radius }));
    marks.push(crests.stroked(line, edge * 0.7));
  }
  return marks;
}

/** 云纹: clouds with ruyi heads; rows alternate direction. Symmetry group pg. */
export function cloud(brush: Brush): Omit<Pattern, 'ground'> {
  const { ink, line, rich } = brush;
  const marks = [
    ...ruyiCloud(brush, [WIDTH * 0.27, HEIGHT * 0.24], 1, ink(0), 1),
    ...ruyiCloud(brush, [WIDTH * 0.77, HEIGHT * 0.74], 1, ink(1), -1),
  ];
  if (rich)
    for (const [x, y] of [
      [WIDTH * 0.77, HEIGHT * 0.17],
      [WIDTH * 0.27, HEIGHT * 0.67],
    ] as const)
      marks.push(
        path()
          .circle(x - 7, y, 4.5)
          .filled(line),
        path()
          .circle(x, y - 4, 4.5)
          .filled(line),
        path()
          .circle(x + 7, y, 4.5)
          .filled(line),
      );
  return { width: WIDTH, height: HEIGHT, marks };
}
