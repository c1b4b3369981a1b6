import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface PictureInput {
  /** A PNG, JPEG or WebP. */
  bytes: Uint8Array;
  /** Pixels of the picture that comes out. */
  width: number;
  height: number;
}

const QUALITY = 86;

/** The picture in another size as WebP: nothing of the file that came but its pixels. Runs in the drawing process. */
export async function scalePicture({ bytes, width, height }: PictureInput): Promise<Buffer> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  // A picture may be transparent, paper is not.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas.encode('webp', QUALITY);
}
