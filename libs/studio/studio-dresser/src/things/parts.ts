import { sheet, type Light, type Material, type Surface } from '../render/surface.ts';
import {
  add,
  cross,
  scale,
  poseTransform,
  subtract,
  unit,
  type Pose,
  type Vector,
} from '../render/vector.ts';

export const WOOD: Light = [0.4, 0.245, 0.125];
export const BRASS: Light = [0.55, 0.4, 0.17];

export function placed(surfaces: readonly Surface[], stand: Pose): Surface[] {
  const place = poseTransform(stand);
  return surfaces.map((surface) => {
    const points = new Float32Array(surface.points.length);
    for (let at = 0; at < points.length; at += 3)
      points.set(place([surface.points[at]!, surface.points[at + 1]!, surface.points[at + 2]!]), at);
    return { ...surface, points };
  });
}

export function grounded(surfaces: readonly Surface[], floor = 0): Surface[] {
  let lowest = Infinity;
  for (const { points } of surfaces)
    for (let at = 1; at < points.length; at += 3) lowest = Math.min(lowest, points[at]!);
  return placed(surfaces, { at: [0, floor - lowest, 0] });
}

export const sized = (surfaces: readonly Surface[], by: number): Surface[] =>
  surfaces.map((surface) => ({
    ...surface,
    points: surface.points.map((part) => part * by),
    cloth: surface.cloth.map((part) => part * by),
  }));

export interface TubeShape {
  path: (share: number) => Vector;
  radius: number | ((share: number) => number);
  length?: number;
  sides?: number;
  tint?: (s: number, t: number) => number;
  material: Material;
}

export function tube({ path, radius, length = 40, sides = 14, tint, material }: TubeShape): Surface {
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  return sheet({
    columns: sides + 1,
    rows: length,
    closed: true,
    hollow: 0,
    ...(tint && { tint }),
    material,
    at: (s, t) => {
      const here = path(t);
      const ahead = unit(subtract(path(Math.min(1, t + 0.01)), path(Math.max(0, t - 0.01))));
      const aside = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
      const over = cross(aside, ahead);
      const turn = s * 2 * Math.PI;
      const size = radiusAt(t);
      return add(here, add(scale(aside, Math.cos(turn) * size), scale(over, -Math.sin(turn) * size)));
    },
  });
}

export function button(at: Vector, radius: number, color: Light, gloss = 0.25): Surface {
  return sheet({
    columns: 19,
    rows: 7,
    closed: true,
    hollow: 0,
    material: { color, gloss: [gloss, 30] },
    at: (s, t) => {
      const turn = -s * 2 * Math.PI;
      const rim = t < 0.85 ? t / 0.85 : 1;
      const depth = t < 0.7 ? 0.32 - 0.06 * (1 - t) : 0.32 * (1 - (t - 0.7) / 0.3);
      return add(at, [Math.sin(turn) * radius * rim, Math.cos(turn) * radius * rim, depth]);
    },
  });
}

export const grain = (across: number, along: number): number =>
  1 + 0.07 * Math.sin(across * 9 + Math.sin(along * 2.1) * 1.3) + 0.04 * Math.sin(across * 31 + along * 3.7);

export function plank(middle: Vector, [wide, tall, deep]: Vector, color: Light): Surface[] {
  const material: Material = { color, gloss: [0.06, 20] };
  const side = (
    corner: Vector,
    right: Vector,
    down: Vector,
    columns: number,
    rows: number,
    turned: boolean,
  ) =>
    sheet({
      columns,
      rows,
      hollow: 0,
      material,
      tint: (s, t) => (turned ? grain(t * 3, s * 5) : grain(s * 3, t * 5)),
      at: (s, t) => add(add(middle, corner), add(scale(right, s), scale(down, t))),
    });
  const [x, y, z] = [wide / 2, tall / 2, deep / 2];
  return [
    side([-x, y, z], [wide, 0, 0], [0, -tall, 0], 60, 8, wide > tall),
    side([-x, y, -z], [wide, 0, 0], [0, 0, deep], 90, 50, wide > deep),
    side([-x, y, -z], [0, 0, deep], [0, -tall, 0], 30, 8, deep > tall),
    side([x, y, z], [0, 0, -deep], [0, -tall, 0], 30, 8, deep > tall),
  ];
}
