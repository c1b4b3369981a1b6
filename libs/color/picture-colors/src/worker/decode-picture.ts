import { pictureFormat } from '../formats/picture-format.ts';
import { isSequentialJpeg, pictureSize } from '../formats/picture-size.ts';
import { reducePng } from '../png/reduce-png.ts';
import { asSrgb } from '../png/srgb-png.ts';
import { MAX_PIXELS, type ConvertibleFormat, type PictureSize } from '../messages/picture-reading.ts';
import { PREVIEW_SIDE } from '../reduction/reduce-pixels.ts';

/** Length in pixels of the longer side of the copy whose colours are counted. */
const COUNTED_SIDE = 256;
/** Bytes searched for the picture's size. An embedded preview and a colour profile may precede it. */
const HEAD = 256 * 1024;

export interface DecodedPicture {
  preview: OffscreenCanvas;
  pixels: ImageData;
  reducedFrom: PictureSize | null;
}

/** A format that this browser does not decode here. It has to be converted first. */
export class UnsupportedFormat extends Error {
  readonly format: ConvertibleFormat;

  constructor(format: ConvertibleFormat) {
    super(`The browser cannot decode ${format}`);
    this.format = format;
  }
}

/**
 * Decodes a picture, upright and in sRGB, into two small copies.
 *
 * @throws {RangeError} when the picture has more than MAX_PIXELS and its format cannot be scaled while it is
 *   decoded; it is then not decoded
 * @throws {UnsupportedFormat} when the picture has to be converted first
 * @throws {Error} when the picture cannot be decoded
 */
export async function decodePicture(file: Blob): Promise<DecodedPicture> {
  const head = await headOf(file);
  const format = pictureFormat(head);
  if (format === 'svg') throw new UnsupportedFormat(format);
  const size = pictureSize(head);
  const isReduced = size !== null && size.width * size.height > MAX_PIXELS;
  const source = isReduced
    ? await decodeReduced(file, head, size)
    : await createImageBitmap(format === 'png' ? asSrgb(file, head) : file, scaling(size)).catch((error) => {
        throw format === 'heif' || format === 'tiff' ? new UnsupportedFormat(format) : error;
      });
  try {
    const preview = copy(source, PREVIEW_SIDE);
    const counted = copy(preview.canvas, COUNTED_SIDE);
    const { width, height } = counted.canvas;
    const pixels = counted.context.getImageData(0, 0, width, height);
    return { preview: preview.canvas, pixels, reducedFrom: isReduced ? size : null };
  } finally {
    source.close();
  }
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD).arrayBuffer());

async function decodeReduced(
  file: Blob,
  head: Uint8Array,
  size: PictureSize,
): Promise<ImageBitmap | VideoFrame> {
  const format = pictureFormat(head);
  if (format === 'png') {
    const reduced = await reducePng(file, head);
    if (reduced) return createImageBitmap(asSrgb(reduced, await headOf(reduced)));
  }
  if (format === 'jpeg' && isSequentialJpeg(head) && 'ImageDecoder' in globalThis) {
    const scale = PREVIEW_SIDE / Math.max(size.width, size.height);
    const decoder = new ImageDecoder({
      type: 'image/jpeg',
      data: await file.arrayBuffer(),
      desiredWidth: Math.max(1, Math.round(size.width * scale)),
      desiredHeight: Math.max(1, Math.round(size.height * scale)),
    });
    try {
      return (await decoder.decode()).image;
    } finally {
      decoder.close();
    }
  }
  throw new RangeError('The picture has too many pixels');
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

function copy(source: ImageBitmap | VideoFrame | OffscreenCanvas, side: number) {
  const from =
    'displayWidth' in source ? { width: source.displayWidth, height: source.displayHeight } : source;
  const scale = Math.min(1, side / Math.max(from.width, from.height));
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { canvas, context };
}
