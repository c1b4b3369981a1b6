import pixelmatch from 'pixelmatch';
import type { Pixels } from './pixels.ts';

/**
 * Pictures are compared as the means of square blocks, because anti-aliasing changes pixels but hardly a mean.
 * Small blocks show changed shapes, large ones slight changes of colour. `visible` is the colour distance from
 * which a block differs, in OKLab HyAB (1 is black against white). `limit` is how many blocks may differ in
 * any window of `window` by `window` blocks. Measured: six samples per pixel side instead of four, and WebP of
 * quality 90, change no block.
 */
const SCALES = [
  { side: 3, visible: 0.04, window: 4, limit: 8 },
  { side: 12, visible: 0.015, window: 1, limit: 0 },
];

export const looksDifferent = (one: Pixels, other: Pixels): boolean =>
  SCALES.some(({ side, visible, window, limit }) => {
    const [before, after] = [blocksOf(one, side), blocksOf(other, side)];
    const options = { threshold: visible, windowSize: window, includeAA: true };
    return pixelmatch(before.data, after.data, undefined, before.width, before.height, options) > limit;
  });

function blocksOf({ data, width, height }: Pixels, side: number): Pixels {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const sums = new Float64Array(columns * rows * 4);
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const block = Math.floor(y / side) * columns + Math.floor(x / side);
      counts[block]! += 1;
      for (let channel = 0; channel < 4; channel += 1)
        sums[block * 4 + channel]! += data[(y * width + x) * 4 + channel]!;
    }
  return {
    data: Uint8ClampedArray.from(sums, (sum, at) => sum / counts[at >> 2]!),
    width: columns,
    height: rows,
  };
}
