import type { GeoTIFF, GeoTIFFImage } from 'geotiff';
import { writePng } from '../../png/write-png.ts';
import { createReducer, type Pixels } from '../../reduction/reduce-pixels.ts';
import { MAX_PIXELS, type ConvertedPicture, type PictureSize } from '../../messages/picture-reading.ts';
import { sampleConverter } from './tiff-samples.ts';

/** Number of the tag, for which geotiff has no name. */
const ICC_PROFILE = 34_675;
/** Pixels that are decoded at once, unless a strip or tile has more. */
const BAND_PIXELS = 4_000_000;
/** Limit for the samples of one band, in bytes. */
const MAX_BAND_BYTES = 480_000_000;

/**
 * Converts the first page of a TIFF, upright, band by band. The copy has the colour profile of the page,
 * except for CMYK, whose inks are converted without a profile.
 *
 * @throws {RangeError} when a strip of the page is too large to decode
 * @throws {Error} when the page is damaged or in an unsupported coding
 */
export async function convertTiff(tiff: GeoTIFF): Promise<ConvertedPicture> {
  const page = await tiff.getImage(0);
  const size: PictureSize = { width: page.getWidth(), height: page.getHeight() };
  const orientation = Number((await page.fileDirectory.loadValue('Orientation')) ?? 1);
  const converter = await sampleConverter(page);
  const pixels = turned(await readPixels(page, size, converter), orientation);
  const icc: unknown = converter.hasProfile ? await page.fileDirectory.loadValue(ICC_PROFILE) : null;
  return {
    file: await writePng(pixels, isBytes(icc) ? { icc: Uint8Array.from(icc) } : {}),
    reducedFrom: size.width * size.height > MAX_PIXELS ? size : null,
  };
}

const isBytes = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && 'length' in value && Number(value.length) > 0;

async function readPixels(
  page: GeoTIFFImage,
  { width, height }: PictureSize,
  { samples, convert }: Awaited<ReturnType<typeof sampleConverter>>,
): Promise<Pixels> {
  const block = Math.min(page.getTileHeight(), height);
  const rows = block * Math.max(1, Math.floor(BAND_PIXELS / (width * block)));
  if (width * rows * Math.max(4, page.getBytesPerPixel()) > MAX_BAND_BYTES)
    throw new RangeError('A strip has too many pixels');
  const reducer = createReducer(width, height);
  const rgba = new Uint8ClampedArray(width * 4);
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(top + rows, height);
    const band = await page.readRasters({ window: [0, top, width, bottom], samples, interleave: true });
    for (let y = 0; y < bottom - top; y++) {
      for (let x = 0; x < width; x++) convert(band, (y * width + x) * samples.length, rgba, x * 4);
      reducer.addRow(rgba);
    }
  }
  return reducer.finish();
}

/** Turns and mirrors pixels as the tag Orientation asks (TIFF 6.0 §8). */
function turned(pixels: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return pixels;
  const { width, height, rgba } = pixels;
  const swapsAxes = orientation >= 5;
  const [wide, high] = swapsAxes ? [height, width] : [width, height];
  const isMirroredX = [2, 3, 7, 8].includes(orientation);
  const isMirroredY = [3, 4, 6, 7].includes(orientation);
  const source = new Uint32Array(rgba.buffer);
  const target = new Uint32Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [column, row] = swapsAxes ? [y, x] : [x, y];
      const from = isMirroredX ? width - 1 - column : column;
      const below = isMirroredY ? height - 1 - row : row;
      target[y * wide + x] = source[below * width + from] ?? 0;
    }
  return { rgba: new Uint8ClampedArray(target.buffer), width: wide, height: high };
}
