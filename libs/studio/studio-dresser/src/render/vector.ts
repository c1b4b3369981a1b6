/** Centimetres: x right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Pose in a scene: rotation about x, then y, then z in radians, then translation. */
export interface Pose {
  at: Vector;
  pitch?: number;
  yaw?: number;
  roll?: number;
}

export function poseTransform({ at, pitch = 0, yaw = 0, roll = 0 }: Pose): (point: Vector) => Vector {
  const [sp, cp, sy, cy] = [Math.sin(pitch), Math.cos(pitch), Math.sin(yaw), Math.cos(yaw)];
  const [sr, cr] = [Math.sin(roll), Math.cos(roll)];
  return ([x, y, z]) => {
    const [y1, z1] = [y * cp - z * sp, y * sp + z * cp];
    const [x2, z2] = [x * cy + z1 * sy, z1 * cy - x * sy];
    return add(at, [x2 * cr - y1 * sr, x2 * sr + y1 * cr, z2]);
  };
}
