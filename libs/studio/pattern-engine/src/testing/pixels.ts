import { createCanvas, Path2D } from '@napi-rs/canvas';
import { drawPattern, type Frame } from '../drawing/draw-pattern.ts';
import type { Pattern } from '../pattern/pattern.ts';

export interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export function pixelsOf(pattern: Pattern, frame: Frame, fine = 1): Picture {
  const { width, height, scale } = frame;
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
  const large = {
    ...frame,
    width: width * fine,
    height: height * fine,
    scale: [across * fine, down * fine],
  } as const;
  const context = createCanvas(large.width, large.height).getContext('2d');
  drawPattern(context, pattern, large, (d) => new Path2D(d));
  const { data } = context.getImageData(0, 0, large.width, large.height);
  if (fine === 1) return { data, width, height };
  const mean = new Float32Array(width * height * 4);
  for (let y = 0; y < large.height; y += 1)
    for (let x = 0; x < large.width; x += 1) {
      const [from, to] = [
        (y * large.width + x) * 4,
        (Math.floor(y / fine) * width + Math.floor(x / fine)) * 4,
      ];
      for (let channel = 0; channel < 4; channel += 1)
        mean[to + channel] = (mean[to + channel] ?? 0) + (data[from + channel] ?? 0) / fine ** 2;
    }
  return { data: Uint8ClampedArray.from(mean), width, height };
}

export function largestDifference(
  one: Picture,
  other: Picture,
  moved: (x: number, y: number) => readonly [x: number, y: number],
): number {
  let largest = 0;
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) {
      const [ox, oy] = moved(x, y);
      if (ox < 0 || oy < 0 || ox >= other.width || oy >= other.height) continue;
      const [a, b] = [(y * one.width + x) * 4, (oy * other.width + ox) * 4];
      for (let channel = 0; channel < 3; channel += 1)
        largest = Math.max(largest, Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)));
    }
  return largest;
}
