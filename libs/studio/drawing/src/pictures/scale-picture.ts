import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface PictureInput {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const QUALITY = 86;

/** Returns the picture rescaled as WebP, without the metadata of the original. Runs in the drawing process. */
export async function scalePicture({ bytes, width, height }: PictureInput): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas.encode('webp', QUALITY);
}
