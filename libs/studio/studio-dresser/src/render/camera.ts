import { cross, dot, subtract, unit, type Vector } from './vector.ts';

export interface Camera {
  from: Vector;
  to: Vector;
  /** Centimetres across the picture at the distance of `to`. */
  wide: number;
}

export interface View {
  /** Pixels from the upper left corner; `far` is the distance in centimetres. */
  x: Float32Array;
  y: Float32Array;
  far: Float32Array;
}

/** Returns a projection of points into a picture of the given size in pixels. */
export function lookAt(
  { from, to, wide }: Camera,
  width: number,
  height: number,
): (points: Float32Array) => View {
  const ahead = unit(subtract(to, from));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const lens = (width / wide) * Math.hypot(...subtract(to, from));
  return (points) => {
    const count = points.length / 3;
    const view = { x: new Float32Array(count), y: new Float32Array(count), far: new Float32Array(count) };
    for (let index = 0; index < count; index++) {
      const x = points[index * 3]! - from[0];
      const y = points[index * 3 + 1]! - from[1];
      const z = points[index * 3 + 2]! - from[2];
      const far = dot([x, y, z], ahead);
      view.x[index] = width / 2 + (dot([x, y, z], right) * lens) / far;
      view.y[index] = height / 2 - (dot([x, y, z], up) * lens) / far;
      view.far[index] = far;
    }
    return view;
  };
}
