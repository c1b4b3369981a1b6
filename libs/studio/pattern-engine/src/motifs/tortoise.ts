import { around, leaf, path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern } from '../pattern/pattern.ts';

const SIDE = 50;

/** 龟背: tortoise shell; nested hexagons with a flower in each. Symmetry group p6m. */
export function tortoise({ line, ink, weight, rich }: Brush): Omit<Pattern, 'ground'> {
  const [width, height] = [Math.sqrt(3) * SIDE, 3 * SIDE];
  const marks: Mark[] = [];
  for (const [x, y] of [
    [0, 0],
    [width / 2, height / 2],
  ] as const) {
    const hexagon = (radius: number) => path().line(around(x, y, radius, 6), true);
    marks.push(hexagon(SIDE).stroked(line, weight(5), 'butt'));
    marks.push(hexagon(SIDE * 0.76).filled(ink(0)));
    if (rich) marks.push(hexagon(SIDE * 0.76).stroked(line, weight(1.6), 'butt'));
    for (const tip of around(x, y, SIDE * 0.56, 6))
      marks.push(
        path()
          .curve(...leaf([x, y], tip, SIDE * 0.24), true)
          .filled(ink(1)),
      );
    if (rich)
      for (const tip of around(x, y, SIDE * 0.46, 6, Math.PI / 6))
        marks.push(
          path()
            .curve(...leaf([x, y], tip, SIDE * 0.12), true)
            .filled(line),
        );
    marks.push(
      path()
        .circle(x, y, SIDE * 0.12)
        .filled(line),
      path()
        .circle(x, y, SIDE * 0.065)
        .filled(ink(0)),
    );
  }
  return { width, height, marks };
}
