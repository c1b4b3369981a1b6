/** Length in pixels of the longer side of the copy that is shown. */
export const PREVIEW_SIDE = 960;

export interface Pixels {
  /** Red, green, blue and alpha of each pixel, not premultiplied. */
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export interface PixelReducer {
  /**
   * Adds the next row.
   *
   * @param rgba red, green, blue and alpha of each pixel, 0-255, not premultiplied
   */
  addRow(rgba: ArrayLike<number>, from?: number): void;
  finish(): Pixels;
}

/**
 * Creates a reducer that averages the pixels of a picture row by row, so that the whole picture is never in
 * memory. Pictures up to the size of the preview keep their pixels exactly.
 */
export function createReducer(width: number, height: number, side = PREVIEW_SIDE): PixelReducer {
  const scale = Math.min(1, side / Math.max(width, height));
  const wide = Math.max(1, Math.round(width * scale));
  const high = Math.max(1, Math.round(height * scale));
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * wide) / width));
  /** Sums of red, green and blue times alpha, of alpha, and the number of pixels. */
  const sums = new Float64Array(wide * high * 5);
  let y = 0;
  return {
    addRow(rgba, from = 0) {
      if (y >= height) return;
      const row = Math.floor((y * high) / height) * wide;
      for (let x = 0; x < width; x++) {
        const at = from + x * 4;
        const to = (row + (columns[x] ?? 0)) * 5;
        const alpha = rgba[at + 3] ?? 0;
        sums[to] = (sums[to] ?? 0) + (rgba[at] ?? 0) * alpha;
        sums[to + 1] = (sums[to + 1] ?? 0) + (rgba[at + 1] ?? 0) * alpha;
        sums[to + 2] = (sums[to + 2] ?? 0) + (rgba[at + 2] ?? 0) * alpha;
        sums[to + 3] = (sums[to + 3] ?? 0) + alpha;
        sums[to + 4] = (sums[to + 4] ?? 0) + 1;
      }
      y++;
    },
    finish() {
      const rgba = new Uint8ClampedArray(wide * high * 4);
      for (let index = 0; index < wide * high; index++) {
        const alpha = sums[index * 5 + 3] ?? 0;
        if (alpha === 0) continue;
        for (const channel of [0, 1, 2]) rgba[index * 4 + channel] = (sums[index * 5 + channel] ?? 0) / alpha;
        rgba[index * 4 + 3] = alpha / (sums[index * 5 + 4] ?? 1);
      }
      return { rgba, width: wide, height: high };
    },
  };
}
