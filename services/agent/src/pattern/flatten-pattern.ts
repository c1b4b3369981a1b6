import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface PatternInput {
  bytes: Uint8Array;
}

/** Pixels of the longer side. No product shows more detail. */
const SIDE = 1024;

/**
 * Redraws the pattern as a PNG on white, which drops everything in the uploaded file except its pixels. Runs
 * in the drawing process.
 */
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
