import { ciede2000, readRgb, toLab } from '../spaces.ts';
import type { CountedColor } from './color-groups.ts';
import { channels, labOf, nearestCentre } from './pixels.ts';

const ONE_COLOR = 3;
/**
 * A picture is flat, like a logo, when at least this share of its pixels is within `COMPRESSION` (0-255 per
 * channel) of one of its colours.
 */
const FLAT_PART = 0.8;
const COMPRESSION = 4;
/**
 * An edge colour has less than this share of the pixels and lies within `EDGE_WIDTH` (0-255) of a line
 * between two other colours.
 */
const EDGE_PART = 0.05;
const EDGE_WIDTH = 24;
const WHITE = 0xffffff;

/**
 * Merges colours nearer than ΔE 3 (CIEDE2000) into the larger one. In flat pictures it also removes the
 * blends of antialiased edges.
 *
 * @param groups none may be empty
 * @param counted all colours that the groups contain
 * @returns the colours by size, largest first, with the pixels of the merged ones
 */
export function mergeColors(
  groups: readonly CountedColor[],
  counted: readonly CountedColor[],
): CountedColor[] {
  const told: CountedColor[] = [];
  for (const group of largestFirst(groups)) {
    const same = told.findIndex((larger) => distance(larger, group) < ONE_COLOR);
    if (same < 0) told.push(group);
    else told[same] = joined(told[same] ?? group, group);
  }
  return largestFirst(isFlat(told, counted) ? withoutEdges(told) : told);
}

const largestFirst = (groups: readonly CountedColor[]) =>
  groups.toSorted((a, b) => b.pixels - a.pixels || a.value - b.value);

const joined = (larger: CountedColor, smaller: CountedColor): CountedColor => ({
  ...larger,
  pixels: larger.pixels + smaller.pixels,
});

const pixelsIn = (colors: readonly CountedColor[]) => colors.reduce((sum, { pixels }) => sum + pixels, 0);

const cieLab = (value: number) => toLab(readRgb(hexOf(value)));
const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const distance = (one: CountedColor, other: CountedColor) =>
  ciede2000(cieLab(one.value), cieLab(other.value));

function isFlat(groups: readonly CountedColor[], counted: readonly CountedColor[]): boolean {
  const near = ({ value }: CountedColor) =>
    groups.some((group) =>
      channels(group.value).every(
        (channel, index) => Math.abs(channel - (channels(value)[index] ?? 0)) <= COMPRESSION,
      ),
    );
  return pixelsIn(counted.filter(near)) >= FLAT_PART * pixelsIn(counted);
}

function withoutEdges(groups: readonly CountedColor[]): CountedColor[] {
  const total = pixelsIn(groups);
  const clear: CountedColor[] = [];
  const edges: CountedColor[] = [];
  for (const group of groups) {
    const ends = [WHITE, ...clear.map(({ value }) => value)];
    const small = group.pixels < EDGE_PART * total;
    (small && isMixture(group.value, ends) ? edges : clear).push(group);
  }
  const centres = clear.map(({ value }) => labOf(value));
  for (const edge of edges) {
    const nearest = nearestCentre(edge.lab, centres);
    clear[nearest] = joined(clear[nearest] ?? edge, edge);
  }
  return clear;
}

function isMixture(value: number, ends: readonly number[]): boolean {
  return ends.some((one, index) =>
    ends.slice(index + 1).some((other) => fromLine(value, one, other) < EDGE_WIDTH),
  );
}

function fromLine(value: number, one: number, other: number): number {
  const start = channels(one);
  const along = channels(other).map((channel, index) => channel - (start[index] ?? 0));
  const from = channels(value).map((channel, index) => channel - (start[index] ?? 0));
  const length = along.reduce((sum, part) => sum + part * part, 0);
  const dot = from.reduce((sum, part, index) => sum + part * (along[index] ?? 0), 0);
  const part = Math.min(1, Math.max(0, dot / length));
  return Math.hypot(...from.map((way, index) => way - part * (along[index] ?? 0)));
}
