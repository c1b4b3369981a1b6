import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface PatternInput {
  /** A PNG, JPEG or WebP. */
  bytes: Uint8Array;
}

/** Pixels of the longer side: more is not seen on any product. */
const SIDE = 1024;

/** The pattern as PNG on white: nothing of the file that came but its pixels. Runs in the drawing process. */
export async function flattenPattern({ bytes }: PatternInput): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width!, height!);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width!, height!);
  context.drawImage(image, 0, 0, width!, height!);
  return canvas.encode('png');
}
