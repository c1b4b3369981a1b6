import type { ExtractedColor, Position } from '@danqing/color-core';

/** Maximum file size in bytes; a photo of 50 megapixels has about 25 MB. */
export const MAX_BYTES = 50 * 1024 * 1024;
/** Limit that bounds memory. Decoded, a picture of this size takes 480 MB at four bytes per pixel. */
export const MAX_PIXELS = 120_000_000;
export const TIME_LIMIT = 20_000;
export const COLOR_COUNT = { min: 2, max: 20, default: 10 } as const;

export type PictureProblem =
  /** `unreadable`: a corrupt file, not a picture, or a format that the browser does not support. */
  'unreadable' | 'tooLarge' | 'noColor' | 'tooSlow';

export interface FoundColor extends ExtractedColor {
  position: Position | null;
}

export interface PictureColors {
  colors: readonly FoundColor[];
  /** Index of each pixel's nearest colour, row by row; `NO_COLOR` for a skipped pixel. */
  map: Uint8Array;
  width: number;
  height: number;
}

export interface PictureRequest {
  id: number;
  file: Blob | null;
  count: number;
}

export type PictureResponse =
  | { id: number; kind: 'decoded'; preview: ImageBitmap }
  | { id: number; kind: 'colors'; result: PictureColors }
  | { id: number; kind: 'fault'; fault: PictureProblem };
