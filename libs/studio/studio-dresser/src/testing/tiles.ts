import type { Picture } from '../render/texture.ts';

export type Pixel = readonly [red: number, green: number, blue: number, cover?: number];

export function tileOf(side: number, pixel: (x: number, y: number) => Pixel): Picture {
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [red, green, blue, cover = 255] = pixel(x, y);
      data.set([red, green, blue, cover], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}
