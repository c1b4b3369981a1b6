import type { Surface } from './surface.ts';
import { clamp, cross, unit, type Vector } from './vector.ts';

const SIDE = 1024;
/** Shadow bias: minimum depth difference in centimetres. */
const NEAR = 0.5;
/** Centimetres by which points are moved off their surface before the lookup; avoids self-shadowing. */
const LIFT = 0.5;

/** Sample points on a unit disc, evenly spread on a golden spiral. */
const disc = (count: number) =>
  Float32Array.from({ length: count * 2 }, (_, place) => {
    const index = place >> 1;
    const [radius, turn] = [Math.sqrt((index + 0.5) / count), index * 2.399963];
    return radius * (place % 2 === 0 ? Math.cos(turn) : Math.sin(turn));
  });
const SEARCH = disc(14);
const TAPS = disc(32);

export interface Lamp {
  towards: Vector;
  /** Radius divided by distance; larger values give softer shadows. */
  size: number;
  /** Maximum width of a shadow's edge in centimetres. */
  softest: number;
}

/** Returns the visible share of a lamp, 0 to 1, at a point with the given normal. */
export type Visibility = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Renders a shadow map for a lamp and returns its lookup. Penumbras widen with the distance to the occluder. */
export function shadowsOf(
  lamp: Lamp,
  casting: readonly Surface[],
  middle: Vector,
  reach: number,
): Visibility {
  const towards = unit(lamp.towards);
  const right = unit(cross([0, 1, 0.01], towards));
  const up = cross(towards, right);
  const perCentimetre = SIDE / (2 * reach);
  const depths = new Float32Array(SIDE * SIDE).fill(-1e9);
  const across = (x: number, y: number, z: number) =>
    ((x - middle[0]) * right[0] + (y - middle[1]) * right[1] + (z - middle[2]) * right[2]) * perCentimetre +
    SIDE / 2;
  const down = (x: number, y: number, z: number) =>
    ((x - middle[0]) * up[0] + (y - middle[1]) * up[1] + (z - middle[2]) * up[2]) * perCentimetre + SIDE / 2;
  const nearness = (x: number, y: number, z: number) => x * towards[0] + y * towards[1] + z * towards[2];
  for (const surface of casting) drawDepths(surface, depths, across, down, nearness);

  return (x, y, z, nx, ny, nz) => {
    const px = x + nx * LIFT;
    const py = y + ny * LIFT;
    const pz = z + nz * LIFT;
    const u = across(px, py, pz);
    const v = down(px, py, pz);
    const here = nearness(px, py, pz) + NEAR;
    const widest = lamp.softest * perCentimetre;
    let blockers = 0;
    let gap = 0;
    for (let tap = 0; tap < SEARCH.length; tap += 2) {
      const depth = depthAt(depths, u + SEARCH[tap]! * widest, v + SEARCH[tap + 1]! * widest);
      if (depth > here) {
        blockers++;
        gap += depth - here;
      }
    }
    if (blockers === 0) return 1;
    const radius = clamp((gap / blockers) * lamp.size, 0.6, lamp.softest) * perCentimetre;
    let lit = 0;
    for (let tap = 0; tap < TAPS.length; tap += 2)
      if (depthAt(depths, u + TAPS[tap]! * radius, v + TAPS[tap + 1]! * radius) <= here) lit++;
    return (lit * 2) / TAPS.length;
  };
}

function depthAt(depths: Float32Array, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? -1e9 : depths[row * SIDE + column]!;
}

type Measure = (x: number, y: number, z: number) => number;

function drawDepths(
  { columns, rows, points }: Surface,
  depths: Float32Array,
  across: Measure,
  down: Measure,
  nearness: Measure,
) {
  const count = columns * rows;
  const [u, v, near] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let index = 0; index < count; index++) {
    const [x, y, z] = [points[index * 3]!, points[index * 3 + 1]!, points[index * 3 + 2]!];
    u[index] = across(x, y, z);
    v[index] = down(x, y, z);
    near[index] = nearness(x, y, z);
  }
  const fill = (a: number, b: number, c: number) => {
    const left = Math.max(0, Math.floor(Math.min(u[a]!, u[b]!, u[c]!)));
    const right = Math.min(SIDE - 1, Math.ceil(Math.max(u[a]!, u[b]!, u[c]!)));
    const top = Math.max(0, Math.floor(Math.min(v[a]!, v[b]!, v[c]!)));
    const bottom = Math.min(SIDE - 1, Math.ceil(Math.max(v[a]!, v[b]!, v[c]!)));
    const area = (u[b]! - u[a]!) * (v[c]! - v[a]!) - (u[c]! - u[a]!) * (v[b]! - v[a]!);
    if (area === 0) return;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const first = ((u[b]! - x) * (v[c]! - y) - (u[c]! - x) * (v[b]! - y)) / area;
        const second = ((u[c]! - x) * (v[a]! - y) - (u[a]! - x) * (v[c]! - y)) / area;
        const third = 1 - first - second;
        if (first < -0.01 || second < -0.01 || third < -0.01) continue;
        const depth = first * near[a]! + second * near[b]! + third * near[c]!;
        if (depth > depths[y * SIDE + x]!) depths[y * SIDE + x] = depth;
      }
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const index = row * columns + column;
      fill(index, index + 1, index + columns);
      fill(index + 1, index + columns + 1, index + columns);
    }
}
