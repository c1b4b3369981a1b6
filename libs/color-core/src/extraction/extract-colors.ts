import { MmcqQuantizer } from 'colorthief/internals';
import { requireHex, type Hex } from '../hex.ts';
import { toOklab, writeHex } from '../spaces.ts';

export interface ExtractedColor {
  hex: Hex;
  /** Part of the usable pixels, above 0 and at most 1; the shares of a picture add up to 1. */
  share: number;
}

export interface ExtractOptions {
  /** How many colours at most, 2-20; values outside are clamped. */
  count?: number;
  /** 1: every pixel counts; n: every nth one, of small pictures more. */
  quality?: number;
}

/** Fewer pixels than this are never thinned out. */
const ENOUGH_PIXELS = 4096;
/** The groups hardly change after that. */
const REFINEMENTS = 6;
const BYTES_PER_PIXEL = 4;

type Triplet = [red: number, green: number, blue: number];
interface Lab {
  l: number;
  a: number;
  b: number;
}
interface CountedColor {
  /** 24 bits, red first. */
  value: number;
  lab: Lab;
  pixels: number;
}

/**
 * The colours of a picture, the largest share first (specification part 1 §9). Pixels with alpha below 125 or with all channels
 * above 250 do not count; a picture without any other gives an empty array. As many colours as `count` or fewer are given
 * exactly; more are grouped: median cut (colorthief's MMCQ) finds the groups, then every sampled pixel goes to the nearest in
 * OKLab and the groups move to their means. A group mostly of one colour is that colour, unchanged. Groups may fall together,
 * so that there are fewer than `count`. The same pixels give the same answer.
 *
 * Time and memory grow with the pixels: scale large pictures down first, to 256 px or so.
 *
 * @param rgba red, green, blue and alpha of each pixel, not premultiplied, as `ImageData.data` has them
 * @throws {RangeError} when `rgba` does not have width × height pixels
 */
export function extractColors(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  { count = 10, quality = 10 }: ExtractOptions = {},
): ExtractedColor[] {
  if (rgba.length !== width * height * BYTES_PER_PIXEL)
    throw new RangeError(`Not ${width} × ${height} pixels: ${rgba.length} bytes`);
  const wanted = clampWhole(count, 2, 20);
  const usable = usablePixels(rgba);
  const all = countColors(usable, wanted);
  const groups = all ?? group(sample(usable, clampWhole(quality, 1, usable.length)), wanted);
  const total = groups.reduce((sum, { pixels }) => sum + pixels, 0);
  return groups
    .sort((a, b) => b.pixels - a.pixels || a.value - b.value)
    .map(({ value, pixels }) => ({ hex: hexOf(value), share: pixels / total }));
}

const clampWhole = (value: number, min: number, max: number) =>
  Math.min(Math.max(Math.trunc(value) || min, min), max);

/** The pixels that count, each as a number of 24 bits. */
function usablePixels(rgba: Uint8ClampedArray): Uint32Array {
  const usable = new Uint32Array(rgba.length / BYTES_PER_PIXEL);
  let length = 0;
  for (let at = 0; at < rgba.length; at += BYTES_PER_PIXEL) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    if ((rgba[at + 3] ?? 0) < 125 || (red > 250 && green > 250 && blue > 250)) continue;
    usable[length++] = (red << 16) | (green << 8) | blue;
  }
  return usable.subarray(0, length);
}

/** Every nth pixel, but not the nth of every row: the place within each stretch of n wanders, so that columns are not favoured. */
function sample(pixels: Uint32Array, quality: number): Uint32Array {
  const step = Math.max(1, Math.min(quality, Math.floor(pixels.length / ENOUGH_PIXELS)));
  const golden = (Math.sqrt(5) - 1) / 2;
  return Uint32Array.from({ length: Math.floor(pixels.length / step) }, (_, index) => {
    const place = index * step + Math.floor(((index * golden) % 1) * step);
    return pixels[place] ?? 0;
  });
}

/** The colours with their numbers of pixels; null when there are more than `most`. */
function countColors(pixels: Uint32Array, most = Infinity): CountedColor[] | null {
  const counts = new Map<number, number>();
  for (const value of pixels) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size > most) return null;
  }
  return [...counts].map(([value, count]) => ({ value, pixels: count, lab: labOf(value) }));
}

function group(pixels: Uint32Array, count: number): CountedColor[] {
  const colors = countColors(pixels) ?? [];
  let centres = seeds(pixels, count).map(labOf);
  let members: CountedColor[][] = [];
  for (let round = 0; round < REFINEMENTS; round++) {
    members = assign(colors, centres);
    centres = members.map(meanLab);
  }
  const groups = new Map<number, CountedColor>();
  for (const group of members) {
    const value = representative(group);
    const pixels = pixelsOf(group) + (groups.get(value)?.pixels ?? 0);
    groups.set(value, { value, pixels, lab: labOf(value) });
  }
  return [...groups.values()];
}

/** Where the groups start. */
function seeds(pixels: Uint32Array, count: number): number[] {
  const triplets = Array.from(pixels, channels);
  // MMCQ misses the largest value of a channel when it comes first and only once.
  const highest = triplets.reduce<Triplet>(
    (max, one) => [Math.max(max[0], one[0]), Math.max(max[1], one[1]), Math.max(max[2], one[2])],
    [0, 0, 0],
  );
  const boxes = new MmcqQuantizer().quantize([...triplets, highest, highest], count);
  return boxes.map(({ color: [red, green, blue] }) => (red << 16) | (green << 8) | blue);
}

/** The colours by their nearest centre, without the groups that stay empty. */
function assign(colors: readonly CountedColor[], centres: readonly Lab[]): CountedColor[][] {
  const groups: CountedColor[][] = centres.map(() => []);
  for (const color of colors) {
    let nearest = 0;
    let least = Infinity;
    centres.forEach((centre, index) => {
      const distance = squaredDistance(color.lab, centre);
      if (distance < least) [nearest, least] = [index, distance];
    });
    groups[nearest]?.push(color);
  }
  return groups.filter(({ length }) => length > 0);
}

const pixelsOf = (group: readonly CountedColor[]) => group.reduce((sum, { pixels }) => sum + pixels, 0);

function meanLab(group: readonly CountedColor[]): Lab {
  const total = pixelsOf(group);
  const mean = (channel: keyof Lab) =>
    group.reduce((sum, { lab, pixels }) => sum + lab[channel] * pixels, 0) / total;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

/** The one colour that most of the group is, else the mean. */
function representative(group: readonly CountedColor[]): number {
  const most = group.reduce((best, one) => (one.pixels > best.pixels ? one : best));
  if (most.pixels * 2 > pixelsOf(group)) return most.value;
  return Number.parseInt(writeHex({ mode: 'oklab', ...meanLab(group) }).slice(1), 16);
}

const squaredDistance = (one: Lab, other: Lab) =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;

const channels = (value: number): Triplet => [value >> 16, (value >> 8) & 0xff, value & 0xff];

const hexOf = (value: number): Hex => requireHex(value.toString(16).padStart(6, '0'));

function labOf(value: number): Lab {
  const [red, green, blue] = channels(value);
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return { l, a, b };
}
