import { requireHex } from '../hex.ts';
import { BYTES_PER_PIXEL, labOf, nearestCentre, pixelAt, requirePixels } from './pixels.ts';

/** A transparent or white pixel in a colour map. */
export const NO_COLOR = 255;

/** A point of a picture as fractions of its width and height, 0-1. */
export interface Position {
  x: number;
  y: number;
}

/** Minimum distance between two markers, as a fraction of the longer side. */
const DISTANCE = 0.12;
const SURROUNDINGS = 0.03;

/**
 * Returns for every pixel the index of the nearest colour in OKLab, or `NO_COLOR` where `extractColors` skips
 * the pixel.
 *
 * @param rgba see `extractColors`
 * @param hexes at most 255
 * @throws {RangeError} when `rgba` does not have width × height pixels
 * @throws {InvalidHexError} when a hex is not valid
 */
export function mapColors(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  hexes: readonly string[],
): Uint8Array {
  requirePixels(rgba, width, height);
  const centres = hexes.map((hex) => labOf(Number.parseInt(requireHex(hex).slice(1), 16)));
  const known = new Map<number, number>([[-1, NO_COLOR]]);
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const value = pixelAt(rgba, index * BYTES_PER_PIXEL);
    let color = known.get(value);
    if (color === undefined) known.set(value, (color = nearestCentre(labOf(value), centres)));
    return color;
  });
}

/**
 * Returns a marker position for each colour of a map: where the colour is densest and away from other
 * markers. Colours with few pixels choose first. Null for a colour without pixels.
 */
export function findColorPositions(
  map: Uint8Array,
  width: number,
  height: number,
  count: number,
): (Position | null)[] {
  const places: (Position | null)[] = Array.from({ length: count }, () => null);
  const longer = Math.max(width, height);
  const radius = Math.max(1, Math.round(longer * SURROUNDINGS));
  const members = membersOf(map, count);
  const order = [...members.keys()].sort((a, b) => (members[a]?.length ?? 0) - (members[b]?.length ?? 0));
  const taken: Point[] = [];
  for (const color of order) {
    const points = (members[color] ?? []).map((index) => ({
      x: index % width,
      y: Math.floor(index / width),
    }));
    const free = points.filter((point) =>
      taken.every((other) => Math.hypot(point.x - other.x, point.y - other.y) >= longer * DISTANCE),
    );
    const best = densest(free.length > 0 ? free : points, densityOf(points, width, height, radius));
    if (!best) continue;
    taken.push(best);
    places[color] = { x: (best.x + 0.5) / width, y: (best.y + 0.5) / height };
  }
  return places;
}

interface Point {
  x: number;
  y: number;
}

function membersOf(map: Uint8Array, count: number): number[][] {
  const members: number[][] = Array.from({ length: count }, () => []);
  map.forEach((color, index) => members[color]?.push(index));
  return members;
}

function densityOf(points: readonly Point[], width: number, height: number, radius: number) {
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  for (const { x, y } of points) sums[(y + 1) * row + x + 1] = 1;
  for (let y = 1; y <= height; y++) {
    let line = 0;
    for (let x = 1; x <= width; x++) {
      line += sums[y * row + x] ?? 0;
      sums[y * row + x] = line + (sums[(y - 1) * row + x] ?? 0);
    }
  }
  const sum = (x: number, y: number) =>
    sums[Math.min(Math.max(y, 0), height) * row + Math.min(Math.max(x, 0), width)] ?? 0;
  return ({ x, y }: Point) => {
    const [left, top, right, bottom] = [x - radius, y - radius, x + radius + 1, y + radius + 1];
    return sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
  };
}

function densest(points: readonly Point[], density: (point: Point) => number): Point | undefined {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  let best: Point | undefined;
  let most = -1;
  let least = Infinity;
  for (const point of points) {
    const around = density(point);
    const distance = Math.hypot(point.x - middle.x, point.y - middle.y);
    if (around > most || (around === most && distance < least))
      [best, most, least] = [point, around, distance];
  }
  return best;
}
