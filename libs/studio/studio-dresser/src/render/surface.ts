import { clamp, type Vector } from './vector.ts';

/** Linear RGB, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

export interface Material {
  /** A plain colour, or patterned cloth; `cloth` is the width of one repeat in centimetres. */
  color: Light | { cloth: number };
  inside?: Light | { cloth: number };
  /** Specular strength and exponent; silk 0.2 and 18, glaze 0.6 and 90. */
  gloss?: readonly [strength: number, sharpness: number];
  weave?: number;
}

export interface Surface {
  columns: number;
  rows: number;
  /** Row by row, in centimetres: three coordinates per point, and two cloth coordinates. */
  points: Float32Array;
  cloth: Float32Array;
  /** Brightness factor per point, about 1, which draws seams and wood grain. */
  tint: Float32Array;
  /** True when the last column coincides with the first. */
  closed: boolean;
  hollow: number;
  material: Material;
}

export interface SheetShape {
  columns: number;
  rows: number;
  /** Returns a point; `s` runs right and `t` down, 0 to 1, seen from outside. */
  at: (s: number, t: number) => Vector;
  /**
   * Returns cloth coordinates in centimetres. By default they are measured on the surface from the middle of
   * its first row.
   */
  cloth?: (s: number, t: number, point: Vector) => readonly [across: number, down: number];
  tint?: (s: number, t: number, point: Vector) => number;
  closed?: boolean;
  hollow?: number;
  material: Material;
}

export function sheet({
  columns,
  rows,
  at,
  cloth,
  tint,
  closed = false,
  hollow = 1,
  material,
}: SheetShape): Surface {
  const count = columns * rows;
  const surface: Surface = {
    columns,
    rows,
    points: new Float32Array(count * 3),
    cloth: new Float32Array(count * 2),
    tint: new Float32Array(count).fill(1),
    closed,
    hollow,
    material,
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [s, t, index] = [column / (columns - 1), row / (rows - 1), row * columns + column];
      const point = at(s, t);
      surface.points.set(point, index * 3);
      if (cloth) surface.cloth.set(cloth(s, t, point), index * 2);
      if (tint) surface.tint[index] = tint(s, t, point);
    }
  if (!cloth) measureCloth(surface);
  return surface;
}

/** Cloth does not stretch, so its length matches the surface along each row and down the middle. */
function measureCloth({ columns, rows, points, cloth }: Surface): void {
  const middle = columns >> 1;
  const between = (a: number, b: number) =>
    Math.hypot(
      points[a * 3]! - points[b * 3]!,
      points[a * 3 + 1]! - points[b * 3 + 1]!,
      points[a * 3 + 2]! - points[b * 3 + 2]!,
    );
  let down = 0;
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    if (row > 0) down += between(start + middle, start + middle - columns);
    let across = 0;
    for (let column = middle; column < columns; column++) {
      if (column > middle) across += between(start + column, start + column - 1);
      cloth[(start + column) * 2] = across;
      cloth[(start + column) * 2 + 1] = down;
    }
    across = 0;
    for (let column = middle - 1; column >= 0; column--) {
      across -= between(start + column, start + column + 1);
      cloth[(start + column) * 2] = across;
      cloth[(start + column) * 2 + 1] = down;
    }
  }
}

function neighbours({ columns, rows, closed }: Surface, column: number, row: number, reach: number) {
  const wrap = (value: number) => (value + columns - 1) % (columns - 1);
  const left = closed ? wrap(column - reach) : Math.max(0, column - reach);
  const right = closed ? wrap(column + reach) : Math.min(columns - 1, column + reach);
  const start = row * columns;
  return [
    start + left,
    start + right,
    Math.max(0, row - reach) * columns + column,
    Math.min(rows - 1, row + reach) * columns + column,
  ] as const;
}

/** Returns outward unit normals, three numbers per point. */
export function normalsOf(surface: Surface): Float32Array {
  const { columns, rows, points } = surface;
  const normals = new Float32Array(points.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right, up, down] = neighbours(surface, column, row, 1);
      const ax = points[right * 3]! - points[left * 3]!;
      const ay = points[right * 3 + 1]! - points[left * 3 + 1]!;
      const az = points[right * 3 + 2]! - points[left * 3 + 2]!;
      const bx = points[down * 3]! - points[up * 3]!;
      const by = points[down * 3 + 1]! - points[up * 3 + 1]!;
      const bz = points[down * 3 + 2]! - points[up * 3 + 2]!;
      const x = by * az - bz * ay;
      const y = bz * ax - bx * az;
      const z = bx * ay - by * ax;
      const length = Math.hypot(x, y, z) || 1;
      const index = (row * columns + column) * 3;
      normals[index] = x / length;
      normals[index + 1] = y / length;
      normals[index + 2] = z / length;
    }
  return normals;
}

/** Returns the concavity per point, at two scales: above 0 in a hollow, below 0 on a ridge. */
export function hollowsOf(surface: Surface, normals: Float32Array): Float32Array {
  const { columns, rows, points } = surface;
  const hollows = new Float32Array(columns * rows);
  for (const reach of [2, 5])
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column;
        const [left, right, up, down] = neighbours(surface, column, row, reach);
        let depth = 0;
        let spread = 0;
        for (let axis = 0; axis < 3; axis++) {
          const here = points[index * 3 + axis]!;
          const across = points[left * 3 + axis]! + points[right * 3 + axis]! - 2 * here;
          const along = points[up * 3 + axis]! + points[down * 3 + axis]! - 2 * here;
          depth += (across + along) * normals[index * 3 + axis]!;
          spread += Math.abs(points[left * 3 + axis]! - points[right * 3 + axis]!);
          spread += Math.abs(points[up * 3 + axis]! - points[down * 3 + axis]!);
        }
        hollows[index]! += clamp(depth / (spread || 1), -0.4, 0.4);
      }
  return hollows;
}
