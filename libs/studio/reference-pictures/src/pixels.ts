import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';

/** sRGB pixels with four bytes each, row by row. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Returns a canvas with the given pixels. */
export function canvasOf({ data, width, height }: Pixels): Canvas {
  const canvas = createCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}
