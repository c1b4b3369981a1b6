import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface Pixels {
  width: number;
  height: number;
  at(x: number, y: number): string;
  /** Returns whether the rectangle has a single colour; right and bottom are exclusive. */
  isPlain(color: string, left: number, top: number, right: number, bottom: number): boolean;
}

/** Decodes a picture for pixel comparisons. Its colours are '#RRGGBB' in upper case, without alpha. */
export async function readPng(file: Buffer): Promise<Pixels> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const colors = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const at = (x: number, y: number) => {
    const pixel = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
    return `#${Buffer.from(pixel).toString('hex').toUpperCase()}`;
  };
  return {
    width,
    height,
    at,
    isPlain(color, left, top, right, bottom) {
      if (at(left, top) !== color) return false;
      const wanted = colors[top * width + left];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) if (colors[y * width + x] !== wanted) return false;
      return true;
    },
  };
}
