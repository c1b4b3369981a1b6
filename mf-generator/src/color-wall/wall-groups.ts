import { HUE_GROUPS, hexToOklch, hueGroup, searchColors, type HueGroup } from '@danqing/color-core';
import { SEASONS, seasonOf, type Collection, type Color, type Season } from '@danqing/contracts/colors';

export const ARRANGEMENTS = ['hue', 'lightness', 'collection', 'season', 'story'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export const COLLECTIONS = ['sepu', 'classic', 'solar-terms'] as const satisfies readonly Collection[];

/** Bands of OKLCH lightness in percent, lightest first; the last one spans 0-30. */
export const LIGHTNESS_BANDS = ['90', '80', '70', '60', '50', '40', '30', '0'] as const;
export type LightnessBand = (typeof LIGHTNESS_BANDS)[number];

export type WallGroupKey = HueGroup | LightnessBand | Collection | Season;

export interface WallGroup {
  key: WallGroupKey;
  colors: readonly Color[];
}

interface GroupRank {
  key: WallGroupKey;
  rank: number;
}

const GROUPS: Readonly<Record<Arrangement, readonly WallGroupKey[]>> = {
  hue: HUE_GROUPS,
  lightness: LIGHTNESS_BANDS,
  collection: COLLECTIONS,
  season: SEASONS,
  story: HUE_GROUPS,
};

const byHue = ({ hex }: Color): GroupRank => ({ key: hueGroup(hex), rank: -hexToOklch(hex).l });

const RANKINGS: Readonly<Record<Arrangement, (color: Color) => GroupRank | null>> = {
  hue: byHue,
  lightness: ({ hex }) => {
    const { l, h } = hexToOklch(hex);
    return { key: LIGHTNESS_BANDS.find((band) => l * 100 >= Number(band)) ?? '0', rank: h };
  },
  collection: ({ collection, page, id }) => ({ key: collection, rank: page * 10_000 + id }),
  season: (color) => {
    const key = seasonOf(color);
    return key && { key, rank: color.page * 10_000 + color.id };
  },
  story: (color) => (color.history_id ? byHue(color) : null),
};

/**
 * Cached per list and arrangement, because sorting a thousand colours exceeds a frame. Lists must be
 * immutable.
 */
const arranged = new WeakMap<readonly Color[], Map<Arrangement, WallGroup[]>>();

export function wallGroups(colors: readonly Color[], by: Arrangement): readonly WallGroup[] {
  const known = arranged.get(colors) ?? new Map<Arrangement, WallGroup[]>();
  arranged.set(colors, known);
  const groups = known.get(by) ?? arrange(colors, by);
  known.set(by, groups);
  return groups;
}

function arrange(colors: readonly Color[], by: Arrangement): WallGroup[] {
  const placed = colors.flatMap((color) => {
    const place = RANKINGS[by](color);
    return place ? [{ color, ...place }] : [];
  });
  return GROUPS[by].flatMap((key) => {
    const own = placed.filter((one) => one.key === key).sort((a, b) => a.rank - b.rank);
    return own.length > 0 ? [{ key, colors: own.map(({ color }) => color) }] : [];
  });
}

export function foundGroups(
  groups: readonly WallGroup[],
  colors: readonly Color[],
  query: string,
): readonly WallGroup[] {
  if (query.trim() === '') return groups;
  const found = new Set(searchColors(query, colors));
  return groups.flatMap(({ key, colors: own }) => {
    const left = own.filter((color) => found.has(color));
    return left.length > 0 ? [{ key, colors: left }] : [];
  });
}
