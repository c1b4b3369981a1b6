import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PictureInput } from '@danqing/drawing/pictures';

/** Crops the centre to the aspect ratio and returns it as PNG of this size. Runs in the drawing process. */
export async function cropPicture({ bytes, width, height }: PictureInput): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.encode('png');
}
