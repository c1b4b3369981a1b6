import { leaf, path, through } from '../drawing/path.ts';
import type { Brush, Mark, Pattern, Point } from '../pattern/pattern.ts';

const WIDTH = 188;
const HEIGHT = 108;
const SWING = 22;
const MIDDLE = HEIGHT / 2;
const REACH = 43;
const PETALS = 8;

const vine = (x: number): Point => [x, MIDDLE + SWING * Math.sin((x / WIDTH) * 2 * Math.PI)];

/**
 * 缠枝: an endless vine; in each bend a branch winds once and ends in a lotus. Symmetry group p2.
 *
 * Combines equal shapes in one `Mark`, because the time to draw a frame depends on the number of marks.
 */
export function scroll({ line, ink, ground, weight, rich }: Brush): Omit<Pattern, 'ground'> {
  const stem = weight(3.2);
  const [stems, branches, edges, blades, veins] = [path(), path(), path(), path(), path()];
  // Outlines are enlarged copies beneath the shape, because stroking this many curves takes four times as
  // long.
  const leafEdge = weight(0.6);
  const [rims, petals] = [[path(), path()] as const, [path(), path()] as const];
  const [hearts, seeds] = [path(), path()];
  const along = (from: number, to: number, steps: number, at: (way: number) => Point) =>
    Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps));
  stems.curve(...through(along(0, WIDTH, 12, vine), vine(-WIDTH / 12), vine(WIDTH * (13 / 12))));

  for (const turned of [(point: Point): Point => point, ([x, y]: Point): Point => [WIDTH - x, HEIGHT - y]]) {
    const [x, y] = vine(WIDTH / 4);
    const centre: Point = [x, y - REACH];
    const angleOf = (way: number) => Math.PI - way * 1.74 * Math.PI;
    const on = (way: number, more = 0): Point => {
      const r = REACH - way * 8 + more;
      return [centre[0] + r * Math.sin(angleOf(way)), centre[1] - r * Math.cos(angleOf(way))];
    };
    branches.curve(...through(along(0, 1, 12, on).map(turned), turned(vine(WIDTH / 4 - 12))));
    const [endX, endY] = on(1);
    const curl = along(0, 1, 9, (way) => {
      const angle = (-0.24 + way * 1.3) * 2 * Math.PI;
      const r = 6.6 - way * 5.4;
      return [endX + 5 + r * Math.sin(angle), endY + 2.6 - r * Math.cos(angle)];
    });
    branches.curve(...through(curl.map(turned)));

    const spray = (foot: Point, heading: number, size: number) => {
      const towards = (turn: number, length: number): Point => [
        foot[0] + Math.sin(heading + turn) * length,
        foot[1] - Math.cos(heading + turn) * length,
      ];
      for (const [turn, length, width, lean] of [
        [-0.95, 12, 7, -2],
        [0.95, 12, 7, 2],
        [0, 19, 9, 0],
      ] as const)
        for (const [into, more] of [
          [edges, leafEdge],
          [blades, 0],
        ] as const) {
          const [from, curves] = leaf(
            towards(turn, -more),
            towards(turn, length * size + more * 1.6),
            width * size + more * 2.4,
            lean,
          );
          into.curve(
            turned(from),
            curves.map(([a, b, c]) => [turned(a), turned(b), turned(c)]),
            true,
          );
        }
      veins.line([turned(towards(0, 3)), turned(towards(0, 12))]);
    };
    for (const way of [0.3, 0.55, 0.81]) spray(on(way, 1), angleOf(way) - 0.7, 0.9);
    for (const [way, side] of [
      [0.05, -1],
      [0.36, 1],
    ] as const) {
      const [foot, ahead] = [vine(way * WIDTH), vine(way * WIDTH + 4)];
      const heading = Math.atan2(ahead[0] - foot[0], foot[1] - ahead[1]);
      spray(foot, heading + side * 0.95, 0.9);
    }

    const petalEdge = weight(0.8);
    rosette(rims[0], turned(centre), 29 + petalEdge * 1.5, 18 + petalEdge, 0);
    rosette(petals[0], turned(centre), 29, 18, 0);
    rosette(rims[1], turned(centre), 19 + petalEdge * 1.4, 11 + petalEdge, Math.PI / PETALS);
    rosette(petals[1], turned(centre), 19, 11, Math.PI / PETALS);
    hearts.circle(...turned(centre), 6.6);
    seeds.circle(...turned(centre), 4);
  }

  const marks: Mark[] = [
    stems.stroked(line, stem),
    branches.stroked(line, stem * 0.72),
    edges.filled(line),
    blades.filled(ink(0)),
    ...(rich ? [veins.stroked(line, 0.9)] : []),
    rims[0].filled(line),
    petals[0].filled(ink(1)),
    rims[1].filled(line),
    petals[1].filled(ground),
    hearts.filled(line),
    seeds.filled(ink(2)),
  ];
  return { width: WIDTH, height: HEIGHT, marks };
}

function rosette(
  into: ReturnType<typeof path>,
  [x, y]: Point,
  reach: number,
  notch: number,
  turn: number,
): void {
  const at = (angle: number, r: number): Point => [x + r * Math.sin(angle), y - r * Math.cos(angle)];
  const half = Math.PI / PETALS;
  const curves = Array.from({ length: PETALS }, (_, index) => {
    const angle = turn + index * 2 * half;
    return [
      [
        at(angle - half * 1.08, notch + (reach - notch) * 0.5),
        at(angle - half * 0.5, reach * 0.93),
        at(angle, reach),
      ],
      [
        at(angle + half * 0.5, reach * 0.93),
        at(angle + half * 1.08, notch + (reach - notch) * 0.5),
        at(angle + half, notch),
      ],
    ] as const;
  }).flat();
  into.curve(at(turn - half, notch), curves, true);
}
