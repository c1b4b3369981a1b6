import type { Mark, Point } from '../pattern/pattern.ts';

export class Path {
  readonly #parts: string[] = [];
  readonly #box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];

  line(points: readonly Point[], closed = false): this {
    points.forEach(([x, y], index) => {
      this.#reach(x, y, 0);
      this.#parts.push(`${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`);
    });
    if (closed) this.#parts.push('Z');
    return this;
  }

  circle(x: number, y: number, radius: number): this {
    this.#reach(x, y, radius);
    // Uses cubic curves, because all their numbers are coordinates and scale by multiplication. 0.55228 is
    // the factor for a quarter circle.
    const k = radius * 0.55228;
    const at = (dx: number, dy: number) => `${number(x + dx)} ${number(y + dy)}`;
    this.#parts.push(
      `M${at(radius, 0)}`,
      `C${at(radius, k)} ${at(k, radius)} ${at(0, radius)}`,
      `C${at(-k, radius)} ${at(-radius, k)} ${at(-radius, 0)}`,
      `C${at(-radius, -k)} ${at(-k, -radius)} ${at(0, -radius)}`,
      `C${at(k, -radius)} ${at(radius, -k)} ${at(radius, 0)}Z`,
    );
    return this;
  }

  curve(from: Point, curves: readonly (readonly [Point, Point, Point])[], closed = false): this {
    this.#reach(...from, 0);
    this.#parts.push(`M${number(from[0])} ${number(from[1])}`);
    for (const points of curves) {
      for (const [x, y] of points) this.#reach(x, y, 0);
      const [[ax, ay], [bx, by], [cx, cy]] = points;
      this.#parts.push(
        `C${number(ax)} ${number(ay)} ${number(bx)} ${number(by)} ${number(cx)} ${number(cy)}`,
      );
    }
    if (closed) this.#parts.push('Z');
    return this;
  }

  filled(fill: string): Mark {
    return { d: this.#parts.join(''), fill, box: [...this.#box] };
  }

  stroked(stroke: string, width: number, cap: 'butt' | 'round' = 'round'): Mark {
    const [left, top, right, bottom] = this.#box;
    return {
      d: this.#parts.join(''),
      stroke,
      width: round(width),
      cap,
      box: [left - width * 1.5, top - width * 1.5, right + width * 1.5, bottom + width * 1.5],
    };
  }

  #reach(x: number, y: number, by: number) {
    const box = this.#box;
    box[0] = Math.min(box[0], x - by);
    box[1] = Math.min(box[1], y - by);
    box[2] = Math.max(box[2], x + by);
    box[3] = Math.max(box[3], y + by);
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const number = (value: number) => String(round(value));

export const path = () => new Path();

/**
 * Returns points on a circle.
 *
 * @param turn angle of the first point from the top, in radians
 */
export function around(x: number, y: number, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** Returns a spiral from the outside inwards; angles in radians from the top, clockwise. */
export function spiral(
  [x, y]: Point,
  radius: number,
  {
    start,
    turns,
    inner = 0,
    mirrored = false,
    steps = Math.ceil(turns * 18),
  }: { start: number; turns: number; inner?: number; mirrored?: boolean; steps?: number },
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const way = index / steps;
    const r = radius + (inner - radius) * way;
    const angle = start + way * turns * 2 * Math.PI;
    return [x + (mirrored ? -1 : 1) * r * Math.sin(angle), y - r * Math.cos(angle)];
  });
}

/**
 * Returns cubic curves through points (Catmull-Rom). Needs fewer segments than a polyline and has no visible
 * joints. `before` and `after` are the points beyond the ends and set the directions there.
 */
export function through(
  points: readonly Point[],
  before: Point | undefined = points[0],
  after: Point | undefined = points.at(-1),
): [Point, (readonly [Point, Point, Point])[]] {
  const all = [before, ...points, after] as Point[];
  const beyond = ([x, y]: Point, from: Point, to: Point, by: number): Point => [
    x + ((to[0] - from[0]) * by) / 6,
    y + ((to[1] - from[1]) * by) / 6,
  ];
  const curves = points.slice(1).map((point, index) => {
    const [a, b, c, d] = all.slice(index, index + 4) as [Point, Point, Point, Point];
    return [beyond(b, a, c, 1), beyond(c, b, d, -1), point] as const;
  });
  return [points[0] ?? [0, 0], curves];
}

export function leaf(
  from: Point,
  to: Point,
  width: number,
  lean = 0,
): [Point, (readonly [Point, Point, Point])[]] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (along: number, aside: number): Point => [
    from[0] + dx * along + nx * aside,
    from[1] + dy * along + ny * aside,
  ];
  const half = width * 0.67;
  return [
    from,
    [
      [at(0.2, half + lean), at(0.75, half + lean), to],
      [at(0.75, -half + lean), at(0.2, -half + lean), from],
    ],
  ];
}
