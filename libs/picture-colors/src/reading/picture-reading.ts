import type { ExtractedColor, Place } from '@danqing/color-core';

/** Bytes of a file that is read at all: a photo of 50 megapixels has some 25 MB. */
export const MOST_BYTES = 50 * 1024 * 1024;
/** Pixels of a picture that is decoded at all: four bytes each. */
export const MOST_PIXELS = 120_000_000;
/** Milliseconds after which a reading is given up. */
export const TIME_LIMIT = 20_000;
/** How many colours may be asked for (specification part 1 §9). */
export const COUNTS = { least: 2, most: 20, usual: 10 } as const;

/** Why a picture gave no colours. */
export type PictureFault =
  /** Broken, of a kind that this browser cannot read, or no picture. */
  | 'unreadable'
  | 'tooLarge'
  /** All pixels are transparent or white. */
  | 'noColor'
  | 'tooSlow';

export interface FoundColor extends ExtractedColor {
  /** Where in the picture it is best seen; null when no pixel is nearest to it. */
  place: Place | null;
}

/** The colours of a picture, and which of them each pixel of its small copy is nearest to. */
export interface PictureColors {
  /** The largest share first. */
  colors: readonly FoundColor[];
  /** Index of the colour, `NO_COLOR` for a pixel that does not count; row by row. */
  map: Uint8Array;
  width: number;
  height: number;
}

/** To the worker. */
export interface PictureRequest {
  id: number;
  /** Null: the picture that came last. */
  file: Blob | null;
  count: number;
}

/** From the worker: first the picture, when it is a new one, then its colours or why there are none. */
export type PictureAnswer =
  | { id: number; kind: 'decoded'; preview: ImageBitmap }
  | { id: number; kind: 'colors'; result: PictureColors }
  | { id: number; kind: 'fault'; fault: PictureFault };
