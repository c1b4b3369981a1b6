import { MmcqQuantizer } from 'colorthief/internals';
import { requireHex, type Hex } from '../hex.ts';
import { writeHex } from '../spaces.ts';
import { mergeColors } from './merge-colors.ts';
import { salienceIn, visualWeight, weighed } from './salience.ts';
import { groupColors, meanLab, pixelsOf, type ColorGroup, type CountedColor } from './color-groups.ts';
import { BYTES_PER_PIXEL, channels, labOf, nearestCentre, pixelAt, requirePixels } from './pixels.ts';

export interface ExtractedColor {
  hex: Hex;
  /** Fraction of the counted pixels, above 0 and at most 1. All shares add up to 1. */
  share: number;
}

export interface ExtractOptions {
  /** Maximum number of colours; clamped to 2-20. */
  count?: number;
  /** Sampling step: 1 reads every pixel, n every nth one. Small pictures are sampled more densely. */
  quality?: number;
}

const ENOUGH_PIXELS = 4096;

/**
 * Returns the colours of a picture in the order in which they stand out (specification part 1 §9): by area,
 * except that a small colour far more colourful than the rest moves up. Shares are areas: each pixel counts
 * for the nearest colour, as in `mapColors`. Deterministic.
 * Pixels with alpha below 125 or all channels above 250 are skipped; a picture without other pixels returns
 * an empty array. If the picture has at most `count` colours, they are returned exactly. Otherwise median cut
 * (colorthief's MMCQ) seeds a k-means grouping of the sampled pixels in OKLab, in which pixels that stand out
 * count more. A group that is mostly one
 * colour is represented by that colour.
 * Colours nearer than ΔE 3 (CIEDE2000) are merged, and antialiased edges of flat pictures are removed. So the
 * result may have fewer than `count` colours.
 * Time and memory grow with the pixels: scale large pictures down first, to about 256 px.
 *
 * @param rgba red, green, blue and alpha of each pixel, not premultiplied, like `ImageData.data`
 * @throws {RangeError} when `rgba` does not have width × height pixels
 */
export function extractColors(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  { count = 10, quality = 10 }: ExtractOptions = {},
): ExtractedColor[] {
  requirePixels(rgba, width, height);
  const wanted = clampWhole(count, 2, 20);
  const usable = usablePixels(rgba);
  const all = countColors(usable, wanted);
  const pixels = all ? usable : sample(usable, clampWhole(quality, 1, usable.length));
  const counted = all ?? countColors(pixels) ?? [];
  const salience = salienceIn(counted);
  const groups = all ? mergeColors(all, counted) : clearGroups(pixels, weighed(counted, salience), wanted);
  const weight = ({ share, lab }: SharedColor) => visualWeight(share, salience(lab));
  return sharesOf(groups, usable)
    .toSorted((one, other) => weight(other) - weight(one) || one.value - other.value)
    .map(({ value, share }) => ({ hex: hexOf(value), share }));
}

interface SharedColor extends CountedColor {
  share: number;
}

/** Counts every pixel with its nearest colour, as `mapColors` does, so that shares are what the map shows. */
function sharesOf(colors: readonly CountedColor[], usable: Uint32Array): SharedColor[] {
  const centres = colors.map(({ lab }) => lab);
  const nearest = new Map<number, number>();
  const counts = colors.map(() => 0);
  for (const value of usable) {
    let color = nearest.get(value);
    if (color === undefined) nearest.set(value, (color = nearestCentre(labOf(value), centres)));
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return colors
    .map((color, index) => ({ ...color, share: (counts[index] ?? 0) / usable.length }))
    .filter(({ share }) => share > 0);
}

const clampWhole = (value: number, min: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max);

function usablePixels(rgba: Uint8ClampedArray): Uint32Array {
  const usable = new Uint32Array(rgba.length / BYTES_PER_PIXEL);
  let length = 0;
  for (let at = 0; at < rgba.length; at += BYTES_PER_PIXEL) {
    const value = pixelAt(rgba, at);
    if (value >= 0) usable[length++] = value;
  }
  return usable.subarray(0, length);
}

/**
 * Takes one pixel from each stretch of n. The offset varies by the golden ratio, so that no image column is
 * favoured.
 */
function sample(pixels: Uint32Array, quality: number): Uint32Array {
  const step = Math.max(1, Math.min(quality, Math.floor(pixels.length / ENOUGH_PIXELS)));
  const golden = (Math.sqrt(5) - 1) / 2;
  return Uint32Array.from({ length: Math.floor(pixels.length / step) }, (_, index) => {
    const place = index * step + Math.floor(((index * golden) % 1) * step);
    return pixels[place] ?? 0;
  });
}

function countColors(pixels: Uint32Array, most = Infinity): CountedColor[] | null {
  const counts = new Map<number, number>();
  for (const value of pixels) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size > most) return null;
  }
  return [...counts].map(([value, count]) => ({ value, pixels: count, lab: labOf(value) }));
}

function clearGroups(pixels: Uint32Array, counted: readonly CountedColor[], wanted: number): CountedColor[] {
  let best = mergeColors(group(pixels, counted, wanted), counted);
  for (let asked = 2 * wanted - best.length; best.length < wanted; asked += wanted - best.length) {
    const more = mergeColors(group(pixels, counted, asked), counted);
    if (more.length <= best.length || more.length > wanted) break;
    best = more;
  }
  return best;
}

function group(pixels: Uint32Array, colors: readonly CountedColor[], count: number): CountedColor[] {
  const groups = new Map<number, CountedColor>();
  for (const group of groupColors(colors, seeds(pixels, count).map(labOf), count)) {
    const value = representative(group);
    const pixels = pixelsOf(group) + (groups.get(value)?.pixels ?? 0);
    groups.set(value, { value, pixels, lab: labOf(value) });
  }
  return [...groups.values()];
}

function seeds(pixels: Uint32Array, count: number): number[] {
  const triplets = Array.from(pixels, channels);
  // MMCQ ignores a channel's maximum that occurs only once, in the first pixel. Appending it twice avoids
  // that.
  const highest = triplets.reduce(
    (max, one): [number, number, number] => [
      Math.max(max[0], one[0]),
      Math.max(max[1], one[1]),
      Math.max(max[2], one[2]),
    ],
    [0, 0, 0],
  );
  const boxes = new MmcqQuantizer().quantize([...triplets, highest, highest], count);
  return boxes.map(({ color: [red, green, blue] }) => (red << 16) | (green << 8) | blue);
}

function representative(group: ColorGroup): number {
  const most = group.reduce((best, one) => (one.pixels > best.pixels ? one : best));
  if (most.pixels * 2 > pixelsOf(group)) return most.value;
  return Number.parseInt(writeHex({ mode: 'oklab', ...meanLab(group) }).slice(1), 16);
}

const hexOf = (value: number): Hex => requireHex(value.toString(16).padStart(6, '0'));
