import { toOklab } from '../spaces.ts';

export const BYTES_PER_PIXEL = 4;

export interface Lab {
  l: number;
  a: number;
  b: number;
}

export function requirePixels(rgba: Uint8ClampedArray, width: number, height: number): void {
  if (rgba.length !== width * height * BYTES_PER_PIXEL)
    throw new RangeError(`Not ${width} × ${height} pixels: ${rgba.length} bytes`);
}

/** Returns the pixel at a byte offset as 0xRRGGBB, or -1 when it is skipped (specification part 1 §9). */
export function pixelAt(rgba: Uint8ClampedArray, at: number): number {
  const red = rgba[at] ?? 0;
  const green = rgba[at + 1] ?? 0;
  const blue = rgba[at + 2] ?? 0;
  if ((rgba[at + 3] ?? 0) < 125 || (red > 250 && green > 250 && blue > 250)) return -1;
  return (red << 16) | (green << 8) | blue;
}

export const channels = (value: number): [red: number, green: number, blue: number] => [
  value >> 16,
  (value >> 8) & 0xff,
  value & 0xff,
];

export function labOf(value: number): Lab {
  const [red, green, blue] = channels(value);
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return { l, a, b };
}

export function nearestCentre({ l, a, b }: Lab, centres: readonly Lab[]): number {
  let nearest = 0;
  let least = Infinity;
  centres.forEach((centre, index) => {
    const distance = (l - centre.l) ** 2 + (a - centre.a) ** 2 + (b - centre.b) ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  });
  return nearest;
}
