import type { Visibility } from './shadow.ts';
import { hollowsOf, normalsOf, type Surface } from './surface.ts';
import { clamp, unit, type Vector } from './vector.ts';

export const WINDOW: Vector = unit([-0.62, 0.72, 0.62]);
/** Direction of the skylight; it lights undersides less. */
export const SKY: Vector = unit([0.12, 0.92, 0.5]);
const BOUNCE: Vector = unit([0.85, 0.1, 0.5]);
/**
 * Strength of shadows on walls and floors. It is below 1, because walls and floors of a room receive
 * reflected light.
 */
const ON_PAPER = 0.62;
const STRENGTH = { window: 0.86, sky: 0.34, bounce: 0.12, everywhere: 0.12 };

export interface Lit {
  warm: Float32Array;
  cool: Float32Array;
  gloss: Float32Array;
}

/** Computes the light of points on demand, because most hidden points are never needed. */
export interface Lighting extends Lit {
  at: (index: number) => void;
}

/**
 * Returns the light on one side of a surface.
 *
 * @param side 1 outside, -1 inside
 */
export function lightingOf(
  surface: Surface,
  side: 1 | -1,
  eye: Vector,
  { window, sky }: { window: Visibility; sky: Visibility },
): Lighting {
  const { points, tint, material, hollow } = surface;
  const normals = normalsOf(surface);
  const hollows = hollow > 0 ? hollowsOf(surface, normals) : new Float32Array(tint.length);
  const count = tint.length;
  const lit = {
    warm: new Float32Array(count),
    cool: new Float32Array(count),
    gloss: new Float32Array(count),
  };
  const done = new Uint8Array(count);
  const [strength, sharpness] = material.gloss ?? [0, 1];
  const at = (index: number): void => {
    if (done[index] === 1) return;
    done[index] = 1;
    const [x, y, z] = [points[index * 3]!, points[index * 3 + 1]!, points[index * 3 + 2]!];
    const nx = normals[index * 3]! * side;
    const ny = normals[index * 3 + 1]! * side;
    const nz = normals[index * 3 + 2]! * side;
    const facing = nx * WINDOW[0] + ny * WINDOW[1] + nz * WINDOW[2];
    const above = nx * SKY[0] + ny * SKY[1] + nz * SKY[2];
    const beside = nx * BOUNCE[0] + ny * BOUNCE[1] + nz * BOUNCE[2];
    const open = clamp(1 - hollows[index]! * side * 1.6 * hollow, 0.4, 1.22);
    const shade = tint[index]! * open;
    const direct = clamp((facing + 0.12) / 1.12);
    const seen = direct > 0 ? window(x, y, z, nx, ny, nz) : 0;
    const under = sky(x, y, z, nx, ny, nz);
    lit.warm[index] = STRENGTH.window * direct * seen * shade;
    lit.cool[index] =
      (STRENGTH.sky * (0.55 + 0.45 * above) * (0.35 + 0.65 * under) +
        STRENGTH.bounce * clamp(0.4 + 0.6 * beside) * (0.5 + 0.5 * under) +
        STRENGTH.everywhere) *
      shade;
    if (strength === 0) return;
    const [ex, ey, ez] = unit([eye[0] - x, eye[1] - y, eye[2] - z]);
    const [hx, hy, hz] = unit([ex + WINDOW[0], ey + WINDOW[1], ez + WINDOW[2]]);
    const mirrored = clamp(nx * hx + ny * hy + nz * hz) ** sharpness;
    const edge = (1 - clamp(nx * ex + ny * ey + nz * ez)) ** 4;
    lit.gloss[index] = strength * (mirrored * (0.25 + 0.75 * seen) + edge * 0.18 * under) * open;
  };
  return { ...lit, at };
}

/** Lights walls and floors eagerly and blurs their shadows over neighbouring points. */
export function softLightingOf(
  surface: Surface,
  eye: Vector,
  lamps: { window: Visibility; sky: Visibility },
): Lighting {
  const paler =
    (seen: Visibility): Visibility =>
    (...point) =>
      1 - (1 - seen(...point)) * ON_PAPER;
  const lighting = lightingOf(surface, 1, eye, { window: paler(lamps.window), sky: paler(lamps.sky) });
  for (let index = 0; index < surface.tint.length; index++) lighting.at(index);
  for (const channel of [lighting.warm, lighting.cool])
    for (let pass = 0; pass < 3; pass++) blur(channel, surface);
  return { ...lighting, at: () => undefined };
}

function blur(channel: Float32Array, { columns, rows }: Surface): void {
  const before = channel.slice();
  for (let row = 1; row + 1 < rows; row++)
    for (let column = 1; column + 1 < columns; column++) {
      let sum = 0;
      for (let y = -1; y <= 1; y++)
        for (let x = -1; x <= 1; x++) sum += before[(row + y) * columns + column + x]!;
      channel[row * columns + column] = sum / 9;
    }
}
