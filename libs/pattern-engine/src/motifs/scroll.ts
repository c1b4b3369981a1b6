import { around, leaf, path, spiral } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const WIDTH = 188;
const HEIGHT = 112;
const SWING = 24;

/** 缠枝: a vine without end, in each of its bends a flower that its branch winds around. p2mg. */
export function scroll(brush: Brush): Omit<Pattern, 'ground'> {
  const { line, ink, ground, weight, rich } = brush;
  const marks: Mark[] = [];
  const stem = weight(3.4);
  const middle = HEIGHT / 2;
  const vine = (x: number): Point => [x, middle + SWING * Math.sin((x / WIDTH) * 2 * Math.PI)];
  const leaves: [Point, Point, number][] = [];
  marks.push(
    path()
      .line(Array.from({ length: 57 }, (_, index) => vine((index / 56) * WIDTH)))
      .stroked(line, stem),
  );
  for (const [x, up] of [
    [WIDTH * 0.25, 1],
    [WIDTH * 0.75, -1],
  ] as const) {
    // The flower stands in the hollow of the bend: above where the vine hangs low.
    const centre: Point = [x, middle - up * 20];
    // The branch leaves the vine, passes under the flower and winds around it.
    const reach = 38;
    const branch = Array.from({ length: 40 }, (_, index): Point => {
      const way = index / 39;
      const angle = (-0.62 + way * 1.32) * Math.PI;
      const r = reach - way * 5;
      return [centre[0] + r * Math.sin(angle), centre[1] - up * r * Math.cos(angle)];
    });
    marks.push(
      path()
        .line(branch)
        .stroked(line, stem * 0.8),
    );
    const end = branch.at(-1) ?? centre;
    marks.push(
      path()
        .line(spiral([end[0] - 5, end[1] + up * 3], 7, { start: 0.5 * Math.PI, turns: 1.3, inner: 1 }))
        .stroked(line, stem * 0.6),
    );
    for (const way of [4, 11, 18, 25, 32]) {
      const foot = branch[way];
      if (!foot) continue;
      const [dx, dy] = [foot[0] - centre[0], foot[1] - centre[1]];
      const length = Math.hypot(dx, dy);
      const [tx, ty] = [(-dy / length) * up, (dx / length) * up];
      leaves.push([
        foot,
        [foot[0] + (dx / length) * 12 + tx * 12, foot[1] + (dy / length) * 12 + ty * 12],
        9,
      ]);
    }
    flower(centre, 30);
  }
  for (const way of [0.02, 0.4, 0.52, 0.9]) {
    const foot = vine(way * WIDTH);
    const [ahead] = [vine(way * WIDTH + 6)];
    const [dx, dy] = [ahead[0] - foot[0], ahead[1] - foot[1]];
    const length = Math.hypot(dx, dy);
    for (const aside of rich ? [1, -1] : [1])
      leaves.push([
        foot,
        [
          foot[0] + (dx / length) * 17 - (dy / length) * 12 * aside,
          foot[1] + (dy / length) * 17 + (dx / length) * 12 * aside,
        ],
        10,
      ]);
  }
  const [blades, veins] = [path(), path()];
  for (const [from, to, width] of leaves) {
    blades.curve(...leaf(from, to, width), true);
    veins.line([from, to]);
  }
  marks.push(blades.stroked(line, weight(1.2)), blades.filled(ink(0)));
  if (rich) marks.push(veins.stroked(line, 0.9));
  return { width: WIDTH, height: HEIGHT, marks };

  function flower([x, y]: Point, size: number) {
    const petals = (count: number, reach: number, width: number, color: string, turn: number) => {
      for (const tip of around(x, y, reach, count, turn)) {
        const shape = () => path().curve(...leaf([x, y], tip, width), true);
        marks.push(shape().stroked(line, weight(1.3)), shape().filled(color));
      }
    };
    petals(8, size, size * 0.52, ink(1), 0);
    petals(8, size * 0.72, size * 0.4, ground, Math.PI / 8);
    if (rich) petals(8, size * 0.5, size * 0.28, ink(1), 0);
    marks.push(
      path()
        .circle(x, y, size * 0.22)
        .filled(line),
      path()
        .circle(x, y, size * 0.14)
        .filled(ink(2)),
    );
  }
}
