import { nearestCentre, type Lab } from './pixels.ts';

export interface CountedColor {
  value: number;
  lab: Lab;
  pixels: number;
}

export type ColorGroup = readonly CountedColor[];

const REFINEMENTS = 6;

export const pixelsOf = (group: ColorGroup): number => group.reduce((sum, { pixels }) => sum + pixels, 0);

export function meanLab(group: ColorGroup): Lab {
  const total = pixelsOf(group);
  const mean = (channel: keyof Lab) =>
    group.reduce((sum, { lab, pixels }) => sum + lab[channel] * pixels, 0) / total;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

/**
 * Groups colours by nearness in OKLab (k-means) into at most `count` non-empty groups.
 * The seeds may miss a rare colour. To find it, the function merges the two most similar groups and splits
 * the group that gains most. It repeats this while the total spread falls.
 */
export function groupColors(colors: ColorGroup, seeds: readonly Lab[], count: number): ColorGroup[] {
  let groups = refine(colors, seeds);
  const splits = new Map<ColorGroup, Split>();
  for (let step = 0; step < 2 * count; step++) {
    const split = bestSplit(groups, splits);
    if (!split) break;
    const others = groups.filter((group) => group !== split.group);
    if (groups.length >= count) {
      const merge = cheapestMerge(others);
      if (!merge || merge.cost >= split.gain) break;
      const [one, other] = merge.pair;
      groups = [
        ...others.filter((group) => group !== one && group !== other),
        [...one, ...other],
        ...split.parts,
      ];
    } else groups = [...others, ...split.parts];
  }
  return refine(colors, groups.map(meanLab));
}

function refine(colors: ColorGroup, seeds: readonly Lab[]): ColorGroup[] {
  let centres = seeds;
  let groups: ColorGroup[] = [];
  for (let round = 0; round < REFINEMENTS; round++) {
    groups = assign(colors, centres);
    centres = groups.map(meanLab);
  }
  return groups;
}

function assign(colors: ColorGroup, centres: readonly Lab[]): ColorGroup[] {
  const groups: CountedColor[][] = centres.map(() => []);
  for (const color of colors) groups[nearestCentre(color.lab, centres)]?.push(color);
  return groups.filter(({ length }) => length > 0);
}

const squaredDistance = (one: Lab, other: Lab) =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;

function spread(group: ColorGroup): number {
  const mean = meanLab(group);
  return group.reduce((sum, { lab, pixels }) => sum + pixels * squaredDistance(lab, mean), 0);
}

interface Split {
  group: ColorGroup;
  parts: readonly ColorGroup[];
  gain: number;
}

function bestSplit(groups: readonly ColorGroup[], known: Map<ColorGroup, Split>): Split | null {
  let best: Split | null = null;
  for (const group of groups) {
    if (group.length < 2) continue;
    let split = known.get(group);
    if (!split) known.set(group, (split = splitInTwo(group)));
    if (split.gain > (best?.gain ?? 0)) best = split;
  }
  return best;
}

function splitInTwo(group: ColorGroup): Split {
  const one = farthestFrom(meanLab(group), group);
  const parts = refine(group, [one, farthestFrom(one, group)]);
  return { group, parts, gain: spread(group) - parts.reduce((sum, part) => sum + spread(part), 0) };
}

function farthestFrom(place: Lab, group: ColorGroup): Lab {
  let farthest = place;
  let most = -1;
  for (const { lab } of group) {
    const distance = squaredDistance(lab, place);
    if (distance > most) [farthest, most] = [lab, distance];
  }
  return farthest;
}

function cheapestMerge(groups: readonly ColorGroup[]) {
  const measured = groups.map((group) => ({ group, mean: meanLab(group), pixels: pixelsOf(group) }));
  let cheapest: { pair: readonly [ColorGroup, ColorGroup]; cost: number } | null = null;
  measured.forEach((one, index) => {
    for (const other of measured.slice(index + 1)) {
      const weight = (one.pixels * other.pixels) / (one.pixels + other.pixels);
      const cost = weight * squaredDistance(one.mean, other.mean);
      if (!cheapest || cost < cheapest.cost) cheapest = { pair: [one.group, other.group], cost };
    }
  });
  return cheapest as { pair: readonly [ColorGroup, ColorGroup]; cost: number } | null;
}
