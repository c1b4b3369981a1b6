import { path, spiral } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const WIDTH = 190;
const HEIGHT = 130;

/** A cloud with a head like that of a ruyi: two volutes, a crest over them, tails that stream to both sides. */
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
  const marks: Mark[] = [tail().stroked(line, edge * 2)];
  const disc = ([dx, dy, r]: readonly [number, number, number], more: number) =>
    path().circle(...at(dx, dy), r * size + more);
  for (const lobe of lobes) marks.push(disc(lobe, edge).filled(line));
  marks.push(tail().filled(fill));
  for (const lobe of lobes) marks.push(disc(lobe, 0).filled(fill));
  const curl = (dx: number, dy: number, r: number, start: number, turns: number, flipped: boolean) =>
    path()
      .line(
        spiral(at(dx, dy), r * size, {
          start,
          turns,
          inner: r * size * 0.12,
          mirrored: flipped !== (side === -1),
        }),
      )
      .stroked(line, edge * 0.9);
  marks.push(curl(-15, 2, 13, Math.PI * 0.15, 1.9, true), curl(15, 2, 13, Math.PI * 0.15, 1.9, false));
  marks.push(curl(-33, 12, 8.5, 0, 1.5, true), curl(33, 12, 8.5, 0, 1.5, false));
  if (rich)
    marks.push(
      path()
        .line(spiral(at(0, -11), 8 * size, { start: -Math.PI * 0.62, turns: 0.62, inner: 8 * size }))
        .stroked(line, edge * 0.7),
      path()
        .line(spiral(at(0, -11), 4 * size, { start: -Math.PI * 0.62, turns: 0.62, inner: 4 * size }))
        .stroked(line, edge * 0.7),
    );
  return marks;
}

/** 云纹: clouds with ruyi heads, each row facing the other way. pg. */
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
