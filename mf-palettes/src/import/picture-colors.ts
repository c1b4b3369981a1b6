import { extractColors } from '@danqing/color-core';
import type { ImportedColor } from './imported-palette.ts';

/** Longer side, in pixels, to which a picture is scaled down: enough for its colours, and read in a few milliseconds. */
const SIDE = 256;
/** Pixels of a picture that is decoded at all: four bytes each. */
const MOST_PIXELS = 120_000_000;

/**
 * The colours of a picture, the largest share first; none when there are none to take.
 *
 * On the main thread: the browser decodes beside it, and what is left takes some milliseconds.
 * @throws when the browser cannot read the picture
 */
export async function pictureColors(file: Blob): Promise<ImportedColor[]> {
  const bitmap = await createImageBitmap(file);
  try {
    const { data, width, height } = pixelsOf(bitmap);
    return extractColors(data, width, height).map(({ hex }) => ({ hex }));
  } finally {
    bitmap.close();
  }
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  if (bitmap.width * bitmap.height > MOST_PIXELS) throw new RangeError('The picture is too large');
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
