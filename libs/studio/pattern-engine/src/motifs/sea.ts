import { path, through } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';
import { ruyiCloud } from './cloud.ts';

const WIDTH = 192;
const HEIGHT = 226;
const MIDDLE = WIDTH / 2;
const FAN = 24;
const SURF = 122;
const LEVEL = SURF + 6;
const ROWS = 3;
const STANDING = LEVEL + (ROWS * FAN) / 2 - 2;

/**
 * 海水江崖: cliffs above rolling water and streaming bands, as on the hem of a court robe. Symmetry group pm.
 *
 * Combines equal shapes in one `Mark`, because the time to draw a frame depends on the number of marks.
 */
export function sea(brush: Brush): Omit<Pattern, 'ground'> {
  const { line, ink, ground, weight } = brush;
  const edge = weight(1.6);
  const marks: Mark[] = [...ruyiCloud(brush, [0, 50], 0.62, ink(2), 1)];
  marks.push(...cliffs(brush, edge));
  marks.push(...breakers(edge));
  marks.push(...levelWater(brush));
  marks.push(...standingWater(edge));
  marks.push(
    path()
      .line([
        [0, HEIGHT],
        [WIDTH, HEIGHT],
      ])
      .stroked(line, edge * 2, 'butt'),
  );
  return { width: WIDTH, height: HEIGHT, marks };

  function cliffs({ rich }: Brush, rim: number): Mark[] {
    const bands = [ink(0), ground, ink(1)];
    const drawn: Mark[] = [];
    for (const rocks of [
      [
        [MIDDLE - 50, 76, 17],
        [MIDDLE + 50, 76, 17],
      ],
      [
        [MIDDLE - 27, 52, 20],
        [MIDDLE + 27, 52, 20],
      ],
      [[MIDDLE, 22, 23]],
    ] as const) {
      const colors = rich && rocks.length === 1 ? [...bands, ground] : bands;
      colors.forEach((color, index) => {
        const [shadow, body] = [path(), path()];
        for (const [x, top, half] of rocks) {
          const inset = (half / (colors.length + 0.35)) * index;
          rock(shadow, x, top + inset * 1.7 - rim, half - inset + rim);
          rock(body, x, top + inset * 1.7, half - inset);
        }
        drawn.push(shadow.filled(line), body.filled(color));
      });
    }
    return drawn;
  }

  function breakers(rim: number): Mark[] {
    const [outlines, foam, curls] = [path(), path(), path()];
    const roll = (x: number, y: number, r: number, side: 1 | -1) => {
      outlines.circle(x, y, r + rim / 2);
      foam.circle(x, y, r - rim / 2);
      const turns = 1.1;
      const points = Array.from({ length: 8 }, (_, index): Point => {
        const way = index / 7;
        const [radius, angle] = [r * (1 - way * turns * 0.68), Math.PI + way * turns * 2 * Math.PI];
        return [x + side * radius * Math.sin(angle), y - radius * Math.cos(angle)];
      });
      curls.curve(...through(points));
    };
    for (const side of [1, -1] as const)
      for (const [dx, lift, r] of [
        [84, 1, 11.5],
        [62, -3, 10],
        [39, 1, 12.5],
        [14, -1, 11.5],
      ] as const)
        roll(MIDDLE - side * dx, SURF + lift, r, side);
    return [outlines.filled(line), foam.filled(ground), curls.stroked(line, rim)];
  }

  function levelWater({ rich }: Brush): Mark[] {
    const bed = path().line(
      [
        [0, LEVEL + 10],
        [WIDTH, LEVEL + 10],
        [WIDTH, STANDING + 8],
        [0, STANDING + 8],
      ],
      true,
    );
    const rings = rich
      ? ([
          [1, 0.88],
          [0.72, 0.6],
          [0.44, 0.32],
        ] as const)
      : ([
          [1, 0.88],
          [0.62, 0.46],
        ] as const);
    const [scales, lines] = [[path(), path()] as const, path()];
    // Scales never overlap, so that all rows of a colour can share one mark.
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < WIDTH / (2 * FAN); column += 1) {
        const at: Point = [(column * 2 + (row % 2)) * FAN, LEVEL + FAN + row * (FAN / 2)];
        scale(scales[row % 2 === 0 ? 0 : 1], at, 1, 0);
        for (const [outer, inner] of rings) scale(lines, at, outer, inner);
      }
    return [bed.filled(ground), scales[0].filled(ink(0)), scales[1].filled(ink(1)), lines.filled(line)];
  }

  function standingWater(rim: number): Mark[] {
    const stripes = 12;
    const step = WIDTH / stripes;
    const colors = [ink(0), ground, ink(1), ground, ink(2), ground];
    const bend = (x: number): readonly [Point, Point, Point] => [
      [x + 2, STANDING + 14],
      [x + 20, STANDING + 18],
      [x + 22, HEIGHT],
    ];
    const back = (x: number): readonly [Point, Point, Point] => [
      [x + 20, STANDING + 18],
      [x + 2, STANDING + 14],
      [x, STANDING],
    ];
    const bands = new Map(colors.map((color) => [color, path()]));
    const edges = path();
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const x = stripe * step;
      const foot: Point = [x + step + 22, HEIGHT];
      bands
        .get(colors[stripe % colors.length] ?? ground)
        ?.curve([x, STANDING], [bend(x), [foot, foot, foot], back(x + step)], true);
      edges.curve([x, STANDING], [bend(x)]);
    }
    return [...[...bands].map(([color, band]) => band.filled(color)), edges.stroked(line, rim, 'butt')];
  }
}

/** Distance and angle (from the top) of the neighbouring scale half a step lower, in scale radii. */
const NEIGHBOUR = { distance: Math.hypot(1, 0.5), angle: Math.atan2(1, -0.5) };

/**
 * Draws the part of a ring that earlier scales leave uncovered.
 *
 * @param outer in scale radii
 * @param inner in scale radii; 0 draws the whole inside
 */
function scale(into: ReturnType<typeof path>, [x, y]: Point, outer: number, inner: number): void {
  const { distance, angle } = NEIGHBOUR;
  const edge = (r: number) =>
    angle - Math.acos(Math.min(1, (r * r + distance * distance - 1) / (2 * r * distance)));
  const nearest = Math.max(inner, distance - 1);
  const [wide, narrow] = [edge(outer), edge(nearest)];
  const on = (r: number, at: number): Point => [x + FAN * r * Math.sin(at), y - FAN * r * Math.cos(at)];
  const beside = (side: 1 | -1, from: Point, to: Point) => {
    const middle: Point = [x + side * FAN, y + FAN / 2];
    const angleOf = ([px, py]: Point) => Math.atan2(px - middle[0], middle[1] - py);
    return arc(middle, FAN, angleOf(from), angleOf(to), 1);
  };
  const [left, right] = [on(nearest, -narrow), on(nearest, narrow)];
  into.curve(
    on(outer, -wide),
    [
      ...arc([x, y], FAN * outer, -wide, wide, 2),
      ...beside(1, on(outer, wide), right),
      ...(inner === 0 ? [[right, left, left] as const] : arc([x, y], FAN * inner, narrow, -narrow, 2)),
      ...beside(-1, left, on(outer, -wide)),
    ],
    true,
  );
}

function arc(
  [x, y]: Point,
  radius: number,
  from: number,
  to: number,
  count: number,
): (readonly [Point, Point, Point])[] {
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, aside: number): Point => [
    x + radius * (Math.sin(angle) + aside * Math.cos(angle)),
    y - radius * (Math.cos(angle) - aside * Math.sin(angle)),
  ];
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + index * step, from + (index + 1) * step];
    return [at(start, reach), at(end, -reach), at(end, 0)] as const;
  });
}

function rock(into: ReturnType<typeof path>, x: number, top: number, half: number): void {
  const foot = SURF + 4;
  const tall = foot - top;
  const steps = [
    [1, 0.62],
    [0.76, 0.3],
    [0.5, 0],
  ] as const;
  const left: (readonly [Point, Point, Point])[] = [];
  const right: (readonly [Point, Point, Point])[] = [];
  let below: Point = [half * 0.92, tall];
  for (const [wide, high] of steps) {
    const [w, y] = [wide * half, high * tall];
    const shoulder = Math.min(half * 0.62, tall * 0.2);
    const end: Point = high === 0 ? [0, 0] : [w - half * 0.3, y];
    const round: [Point, Point, Point] = [
      [w * 1.04, below[1] - (below[1] - y) * 0.45],
      [high === 0 ? w * 0.62 : w * 1.06, y + (high === 0 ? shoulder * 0.15 : -shoulder * 0.1)],
      end,
    ];
    left.push(round);
    right.unshift([round[1], round[0], below]);
    below = end;
  }
  const at = (side: 1 | -1, curves: readonly (readonly [Point, Point, Point])[]) =>
    curves.map(
      ([a, b, c]) =>
        [
          [x + side * a[0], top + a[1]],
          [x + side * b[0], top + b[1]],
          [x + side * c[0], top + c[1]],
        ] as const,
    );
  into.curve([x - half * 0.92, foot], [...at(-1, left), ...at(1, right)], true);
}
