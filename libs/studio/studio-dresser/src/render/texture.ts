import type { Light } from './surface.ts';

/** Decoded sRGB pixels, four bytes each. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** One mipmap level: linear light, three numbers per pixel. */
export interface Level {
  width: number;
  height: number;
  light: Float32Array;
}

/** A repeating picture with all its mipmap levels. */
export interface Texture {
  levels: readonly Level[];
  /** Height of a repeat divided by its width. */
  tall: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const STEPS = 4096;
const SHOWN = Uint8Array.from({ length: STEPS + 1 }, (_, value) => {
  const share = value / STEPS;
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
});

export const toLinear = (byte: number): number => LINEAR[byte]!;
export const toShown = (light: number): number =>
  SHOWN[light >= 1 ? STEPS : light <= 0 ? 0 : (light * STEPS + 0.5) | 0]!;

/** Result of `seamOf` above which a seam is visible. */
const SEAM = 0.06;

/** Returns the texture of a picture over white. A picture with visible seams is tiled with its mirror image. */
export function textureOf(picture: Picture): Texture {
  let level = linear(picture);
  if (seamOf(level, 'across') > SEAM) level = mirrored(level, true);
  if (seamOf(level, 'down') > SEAM) level = mirrored(level, false);
  const levels = [level];
  while (level.width > 1 || level.height > 1) levels.push((level = halved(level)));
  return { levels, tall: levels[0]!.height / levels[0]!.width };
}

export const meanOf = ({ levels }: Texture): Light => {
  const { light } = levels.at(-1)!;
  return [light[0]!, light[1]!, light[2]!];
};

function linear({ width, height, data }: Picture): Level {
  const light = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const cover = data[pixel * 4 + 3]! / 255;
    for (let channel = 0; channel < 3; channel++)
      light[pixel * 3 + channel] = 1 - cover + cover * LINEAR[data[pixel * 4 + channel]!]!;
  }
  return { width, height, light };
}

/**
 * Returns the difference between opposite edges, minus the largest difference between neighbouring lines. The
 * value is a mean per channel, at most 1. A seamless picture has 0 or less.
 */
function seamOf({ width, height, light }: Level, way: 'across' | 'down'): number {
  const [lines, length] = way === 'across' ? [width, height] : [height, width];
  const at = (line: number, place: number) =>
    (way === 'across' ? place * width + line : line * width + place) * 3;
  const difference = (a: number, b: number) => {
    let sum = 0;
    for (let place = 0; place < length; place++)
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs(
          Math.sqrt(light[at(a, place) + channel]!) - Math.sqrt(light[at(b, place) + channel]!),
        );
    return sum / length / 3;
  };
  if (lines < 4) return 0;
  let within = 0;
  for (let line = 0; line + 1 < lines; line++) within = Math.max(within, difference(line, line + 1));
  return difference(lines - 1, 0) - within;
}

function mirrored({ width, height, light }: Level, across: boolean): Level {
  const size = across ? { width: width * 2, height } : { width, height: height * 2 };
  const both = new Float32Array(light.length * 2);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = Math.min(y, size.height - 1 - y, height - 1);
      const row = across ? y : from;
      const column = across ? Math.min(x, size.width - 1 - x) : x;
      both.set(
        light.subarray((row * width + column) * 3, (row * width + column) * 3 + 3),
        (y * size.width + x) * 3,
      );
    }
  return { ...size, light: both };
}

function halved({ width, height, light }: Level): Level {
  const size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const small = new Float32Array(size.width * size.height * 3);
  const [wide, tall] = [width / size.width, height / size.height];
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const [left, top] = [Math.floor(x * wide), Math.floor(y * tall)];
        const [right, bottom] = [
          Math.max(left + 1, Math.floor((x + 1) * wide)),
          Math.max(top + 1, Math.floor((y + 1) * tall)),
        ];
        let sum = 0;
        for (let row = top; row < bottom; row++)
          for (let column = left; column < right; column++)
            sum += light[(row * width + column) * 3 + channel]!;
        small[(y * size.width + x) * 3 + channel] = sum / (right - left) / (bottom - top);
      }
  return { ...size, light: small };
}
