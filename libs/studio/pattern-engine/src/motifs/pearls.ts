import { around, leaf, path } from '../drawing/path.ts';
import type { Brush, Mark, Pattern } from '../pattern/pattern.ts';

const WIDTH = 170;
const PEARLS = 20;

/** 联珠: roundels ringed with pearls, with flowers inside and between them. Symmetry group p4m. */
export function pearls({ config, ground, line, ink, weight, rich }: Brush): Omit<Pattern, 'ground'> {
  const middle = WIDTH / 2;
  const outer = WIDTH * 0.475;
  const ring = WIDTH * 0.405;
  const inner = WIDTH * 0.335;
  const pearl = WIDTH * 0.05 * (1 + config.shapeVariation) + config.bleed * 0.15;
  const disc = (radius: number, color: string) => path().circle(middle, middle, radius).filled(color);
  const marks: Mark[] = [disc(outer, line), disc(inner + 3, ground), disc(inner, ink(0))];
  for (const [x, y] of around(middle, middle, ring, PEARLS))
    marks.push(path().circle(x, y, pearl).filled(ground));
  if (rich)
    for (const [x, y] of around(middle, middle, ring, PEARLS))
      marks.push(
        path()
          .circle(x, y, pearl * 0.4)
          .filled(ink(1)),
      );
  const petals = (reach: number, width: number, color: string, turn: number) => {
    for (const tip of around(middle, middle, reach, 8, turn))
      marks.push(
        path()
          .curve(...leaf([middle, middle], tip, width), true)
          .filled(color),
      );
  };
  petals(inner * 0.93, WIDTH * 0.14, line, Math.PI / 8);
  petals(inner * 0.86, WIDTH * 0.15, ground, 0);
  petals(inner * 0.72, WIDTH * 0.11, ink(1), 0);
  petals(inner * 0.45, WIDTH * 0.07, line, Math.PI / 8);
  marks.push(disc(inner * 0.2, ground), disc(inner * 0.13, line));
  for (const tip of around(0, 0, WIDTH * 0.19, 4, Math.PI / 4))
    marks.push(
      path()
        .curve(...leaf([0, 0], tip, WIDTH * 0.11), true)
        .filled(ink(2)),
    );
  for (const tip of around(0, 0, WIDTH * 0.15, 4))
    marks.push(
      path()
        .curve(...leaf([0, 0], tip, WIDTH * 0.06), true)
        .filled(line),
    );
  marks.push(
    path()
      .circle(0, 0, WIDTH * 0.035)
      .filled(ground),
    path()
      .circle(0, 0, WIDTH * 0.02)
      .filled(line),
  );
  for (const [x, y] of [
    [0, middle],
    [middle, 0],
  ] as const)
    marks.push(
      path()
        .circle(x, y, WIDTH * 0.055)
        .filled(line),
      path()
        .circle(x, y, weight(WIDTH * 0.036))
        .filled(ground),
      path()
        .circle(x, y, WIDTH * 0.018)
        .filled(ink(0)),
    );
  return { width: WIDTH, height: WIDTH, marks };
}
