import { lookAt, type Camera } from './camera.ts';
import { lightingOf, SKY, softLightingOf, WINDOW, type Lighting } from './lighting.ts';
import { randomFrom } from './random.ts';
import { shadowsOf } from './shadow.ts';
import type { Light, Material, Surface } from './surface.ts';
import { toShown, type Level, type Picture, type Texture } from './texture.ts';
import type { Vector } from './vector.ts';

/** Supersampling factor per axis; `downsample` averages two by two. */
const FINE = 2;
/** Fixed-point unit of linear light; the range above 1 holds highlights. */
const ONE = 32_768;
const WARM: Light = [1.02, 1, 0.965];
const COOL: Light = [0.965, 0.995, 1.045];

export interface Scene {
  camera: Camera;
  /** Nearest first, so that hidden parts are not drawn. */
  things: readonly Surface[];
  /** Walls and floors; they receive shadows but cast none. */
  ground: readonly Surface[];
  /** Centre and radius of the bounding sphere for shadow maps, in centimetres. */
  middle: Vector;
  reach: number;
}

interface Board {
  width: number;
  height: number;
  light: Uint16Array;
  far: Float32Array;
}

/** Returns the rendered scene as sRGB. */
export function paint(scene: Scene, texture: Texture, width: number, height: number): Picture {
  const board: Board = {
    width: width * FINE,
    height: height * FINE,
    light: new Uint16Array(width * height * FINE * FINE * 3),
    far: new Float32Array(width * height * FINE * FINE).fill(1e9),
  };
  const see = lookAt(scene.camera, board.width, board.height);
  const lamps = {
    window: shadowsOf({ towards: WINDOW, size: 0.2, softest: 7 }, scene.things, scene.middle, scene.reach),
    sky: shadowsOf({ towards: SKY, size: 0.9, softest: 14 }, scene.things, scene.middle, scene.reach),
  };
  const eye = scene.camera.from;
  for (const surface of scene.things)
    draw(board, surface, see(surface.points), texture, (side) => lightingOf(surface, side, eye, lamps));
  for (const surface of scene.ground)
    draw(board, surface, see(surface.points), texture, () => softLightingOf(surface, eye, lamps));
  return downsample(board, width, height);
}

interface Paint {
  plain: Light | null;
  scale: number;
}

const paintOf = (color: Material['color']): Paint =>
  'cloth' in color ? { plain: null, scale: 1 / color.cloth } : { plain: color, scale: 1 };

function draw(
  board: Board,
  surface: Surface,
  view: { x: Float32Array; y: Float32Array; far: Float32Array },
  texture: Texture,
  lightOf: (side: 1 | -1) => Lighting,
): void {
  const { columns, rows, cloth, material } = surface;
  const { x, y, far } = view;
  const outside = { lit: null as Lighting | null, paint: paintOf(material.color), side: 1 as const };
  const inside = {
    lit: null as Lighting | null,
    paint: paintOf(material.inside ?? material.color),
    side: -1 as const,
  };
  const weave = material.weave ?? 0;
  const [wide, tall] = [board.width, board.height];
  const widthOfTexture = texture.levels[0]!.width;

  const triangle = (a: number, b: number, c: number) => {
    const ax = x[a]!;
    const ay = y[a]!;
    const bx = x[b]!;
    const by = y[b]!;
    const cx = x[c]!;
    const cy = y[c]!;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) return;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(tall - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (left > right || top > bottom) return;
    const face = area > 0 ? outside : inside;
    const lit = (face.lit ??= lightOf(face.side));
    const { plain, scale } = face.paint;
    let near: Level = texture.levels[0]!;
    let next: Level = near;
    let share = 0;
    let begun = false;
    const au = cloth[a * 2]!;
    const av = cloth[a * 2 + 1]!;
    const bu = cloth[b * 2]!;
    const bv = cloth[b * 2 + 1]!;
    const cu = cloth[c * 2]!;
    const cv = cloth[c * 2 + 1]!;
    if (!plain) {
      const texels = Math.abs((bu - au) * (cv - av) - (cu - au) * (bv - av)) * (scale * widthOfTexture) ** 2;
      const level = Math.min(
        texture.levels.length - 2,
        Math.max(0, 0.5 * Math.log2(texels / Math.abs(area) || 1)),
      );
      near = texture.levels[Math.floor(level)]!;
      next = texture.levels[Math.floor(level) + 1]!;
      share = level - Math.floor(level);
    }
    for (let row = top; row <= bottom; row++) {
      const py = row + 0.5;
      for (let column = left; column <= right; column++) {
        const px = column + 0.5;
        const first = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
        const second = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
        const third = 1 - first - second;
        if (first < 0 || second < 0 || third < 0) continue;
        const place = row * wide + column;
        const distance = first * far[a]! + second * far[b]! + third * far[c]!;
        if (distance >= board.far[place]!) continue;
        board.far[place] = distance;
        if (!begun) {
          begun = true;
          lit.at(a);
          lit.at(b);
          lit.at(c);
        }
        const u = first * au + second * bu + third * cu;
        const v = first * av + second * bv + third * cv;
        red = green = blue = 0;
        if (plain) {
          red = plain[0];
          green = plain[1];
          blue = plain[2];
        } else {
          sample(near, u * scale, (v * scale) / texture.tall, 1 - share);
          sample(next, u * scale, (v * scale) / texture.tall, share);
        }
        let warm = first * lit.warm[a]! + second * lit.warm[b]! + third * lit.warm[c]!;
        let cool = first * lit.cool[a]! + second * lit.cool[b]! + third * lit.cool[c]!;
        const gloss = first * lit.gloss[a]! + second * lit.gloss[b]! + third * lit.gloss[c]!;
        if (weave > 0) {
          const thread = 1 + weave * threads(u, v);
          warm *= thread;
          cool *= thread;
        }
        put(board.light, place * 3, red * (warm * WARM[0] + cool * COOL[0]) + gloss);
        put(board.light, place * 3 + 1, green * (warm * WARM[1] + cool * COOL[1]) + gloss);
        put(board.light, place * 3 + 2, blue * (warm * WARM[2] + cool * COOL[2]) + gloss);
      }
    }
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const index = row * columns + column;
      triangle(index, index + 1, index + columns);
      triangle(index + 1, index + columns + 1, index + columns);
    }
}

const put = (light: Uint16Array, at: number, value: number) => {
  light[at] = value >= 1.99 ? 65_208 : value * ONE;
};

// Results of `sample`, kept in module variables to avoid an allocation per pixel.
let red = 0;
let green = 0;
let blue = 0;

/**
 * Adds the light at a point of a repeating texture to `red`, `green` and `blue`, filtered bilinearly and
 * multiplied by `by`.
 *
 * @param u in texture widths
 * @param v in texture heights
 */
function sample({ width, height, light }: Level, u: number, v: number, by: number): void {
  const x = (u - Math.floor(u)) * width - 0.5;
  const y = (v - Math.floor(v)) * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const column = left < 0 ? width - 1 : left;
  const beside = left + 1 >= width ? 0 : left + 1;
  const row = (top < 0 ? height - 1 : top) * width;
  const below = (top + 1 >= height ? 0 : top + 1) * width;
  const a = (row + column) * 3;
  const b = (row + beside) * 3;
  const c = (below + column) * 3;
  const d = (below + beside) * 3;
  const first = (1 - across) * (1 - down) * by;
  const second = across * (1 - down) * by;
  const third = (1 - across) * down * by;
  const fourth = across * down * by;
  red += light[a]! * first + light[b]! * second + light[c]! * third + light[d]! * fourth;
  green += light[a + 1]! * first + light[b + 1]! * second + light[c + 1]! * third + light[d + 1]! * fourth;
  blue += light[a + 2]! * first + light[b + 2]! * second + light[c + 2]! * third + light[d + 2]! * fourth;
}

const THREADS = (() => {
  const random = randomFrom(5);
  return Float32Array.from({ length: 256 }, () => random() - 0.5);
})();
const THREADS_PER_CENTIMETRE = 7;

const threads = (u: number, v: number): number =>
  THREADS[Math.floor(u * THREADS_PER_CENTIMETRE) & 255]! +
  THREADS[(Math.floor(v * THREADS_PER_CENTIMETRE) + 77) & 255]!;

/** Downsamples to the final picture and compresses highlights smoothly. */
function downsample({ width: wide, light }: Board, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const above = (y * FINE * wide + x * FINE) * 3 + channel;
        const below = above + wide * 3;
        const value = (light[above]! + light[above + 3]! + light[below]! + light[below + 3]!) / (4 * ONE);
        data[to + channel] = toShown(value < 0.8 ? value : 1 - 0.2 * Math.exp(-(value - 0.8) / 0.2));
      }
      data[to + 3] = 255;
    }
  return { width, height, data };
}
