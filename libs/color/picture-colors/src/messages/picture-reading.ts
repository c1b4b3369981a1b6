import type { ExtractedColor, Position } from '@danqing/color-core';

/** Size in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Maximum file size in bytes. A decoder holds the whole file; a photo of 100 megapixels has up to 100 MB as
 * TIFF or PNG.
 */
export const MAX_BYTES = 200 * 1024 * 1024;
/**
 * Limit that bounds memory. Decoded, a picture of this size takes 480 MB at four bytes per pixel. Larger ones
 * are decoded only by decoders that scale down while they read.
 */
export const MAX_PIXELS = 120_000_000;
export const TIME_LIMIT = 20_000;
export const COLOR_COUNT = { min: 2, max: 20, default: 10 } as const;

/** For file dialogs. `image/*` alone hides formats that the operating system does not know. */
export const PICTURE_TYPES = 'image/*,.heic,.heif,.avif,.tif,.tiff,.svg';

export type PictureProblem =
  /** A corrupt file, not a picture, or a format that neither the browser nor our decoders support. */
  | 'unreadable'
  | 'tooLarge'
  | 'noColor'
  | 'tooSlow'
  /** A drawing whose shapes would stop the tab. */
  | 'tooComplex'
  | 'noDecoder';

/** Formats that are converted on demand, because not every browser decodes them, or not in a worker. */
export type ConvertibleFormat = 'heif' | 'tiff' | 'svg';

export interface FoundColor extends ExtractedColor {
  position: Position | null;
}

export interface PictureColors {
  colors: readonly FoundColor[];
  /** Index of each pixel's nearest colour, row by row; `NO_COLOR` for a skipped pixel. */
  map: Uint8Array;
  width: number;
  height: number;
  /** Size of a picture that was too large to decode completely, before it was scaled down. */
  reducedFrom: PictureSize | null;
}

export interface ConvertedPicture {
  file: Blob;
  reducedFrom: PictureSize | null;
}

/**
 * Converts a picture to a PNG that every browser decodes, at most as large as the preview.
 *
 * @param stopped ends the conversion; the promise then stays pending
 * @throws {ConversionError} when the picture cannot be converted
 */
export type Convert = (file: Blob, stopped: AbortSignal) => Promise<ConvertedPicture>;

export interface PictureRequest {
  id: number;
  /** Null for another count of the picture that the worker holds. */
  picture: ConvertedPicture | null;
  count: number;
}

export type PictureResponse =
  | { id: number; kind: 'convert'; format: ConvertibleFormat }
  | { id: number; kind: 'decoded'; preview: ImageBitmap }
  | { id: number; kind: 'colors'; result: PictureColors }
  | { id: number; kind: 'fault'; fault: PictureProblem };

export type ConversionResponse =
  ({ kind: 'converted' } & ConvertedPicture) | { kind: 'fault'; fault: PictureProblem };
