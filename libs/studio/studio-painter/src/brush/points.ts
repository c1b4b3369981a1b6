/** Pixels of a 1024 px wide picture, y downward. */
export interface Point {
  x: number;
  y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** Returns the point at an angle and distance. Degrees: 0 is right, 90 is down. */
export const toward = ({ x, y }: Point, degrees: number, length: number): Point =>
  at(x + Math.cos((degrees * Math.PI) / 180) * length, y + Math.sin((degrees * Math.PI) / 180) * length);

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const heading = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Returns a Catmull–Rom curve through the points, sampled about every `step` pixels. */
export function curve(points: readonly Point[], step = 6, closed = false): Point[] {
  const count = points.length;
  const last = closed ? count : count - 1;
  const knot = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]) ?? at(0, 0);
  const result: Point[] = [];
  for (let index = 0; index < last; index += 1) {
    const [p0, p1, p2, p3] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)];
    const parts = Math.max(1, Math.round(distance(p1, p2) / step));
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      const value = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      result.push(at(value(p0.x, p1.x, p2.x, p3.x), value(p0.y, p1.y, p2.y, p3.y)));
    }
  }
  if (!closed) result.push(knot(count - 1));
  return result;
}

/** Returns unit normals, to the left of the direction of travel in SVG's axes. */
export function normals(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return at((after.y - before.y) / length, -(after.x - before.x) / length);
  });
}

/** Transforms local coordinates into the picture: scale, mirror, rotate by degrees, translate. */
export function placed(
  points: readonly Point[],
  origin: Point,
  { scale = 1, mirrored = false, turn = 0 }: { scale?: number; mirrored?: boolean; turn?: number } = {},
): Point[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return points.map(({ x, y }) => {
    const [px, py] = [(mirrored ? -x : x) * scale, y * scale];
    return at(origin.x + px * cos - py * sin, origin.y + px * sin + py * cos);
  });
}
