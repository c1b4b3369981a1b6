import { MAX_PIXELS } from '../reading/picture-reading.ts';
import { pictureSize, type PictureSize } from './picture-size.ts';

const PREVIEW_SIDE = 960;
/** Length in pixels of the longer side of the copy whose colours are counted. */
const COUNTED_SIDE = 256;
/** Bytes searched for the picture's size. An embedded preview and a colour profile may precede it. */
const HEAD = 256 * 1024;

export interface DecodedPicture {
  preview: OffscreenCanvas;
  pixels: ImageData;
}

/**
 * Decodes a picture, upright, into two small copies.
 *
 * @throws {RangeError} when the picture has more than MAX_PIXELS; it is then not decoded
 * @throws {DOMException} when the browser cannot decode the picture
 */
export async function decodePicture(file: Blob): Promise<DecodedPicture> {
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (size && size.width * size.height > MAX_PIXELS) throw new RangeError('The picture has too many pixels');
  const bitmap = await createImageBitmap(file, scaling(size));
  try {
    const preview = copy(bitmap, PREVIEW_SIDE);
    const counted = copy(preview.canvas, COUNTED_SIDE);
    const { width, height } = counted.canvas;
    return { preview: preview.canvas, pixels: counted.context.getImageData(0, 0, width, height) };
  } finally {
    bitmap.close();
  }
}

/**
 * Scales large pictures down while decoding. Sets only the width, because some browsers rotate before scaling
 * and others after. The height then follows from the aspect ratio.
 */
function scaling(size: PictureSize | null): ImageBitmapOptions | undefined {
  const longer = size ? Math.max(size.width, size.height) : 0;
  if (!size || longer <= PREVIEW_SIDE) return undefined;
  return {
    resizeWidth: Math.max(1, Math.round((size.width * PREVIEW_SIDE) / longer)),
    resizeQuality: 'high',
  };
}

function copy(source: ImageBitmap | OffscreenCanvas, side: number) {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { canvas, context };
}
