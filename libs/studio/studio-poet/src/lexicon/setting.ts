export const PLACES = [...'江湖山寺园宫村市塞斋竹海楼'] as const;
export const SEASONS = [...'春夏秋冬'] as const;
export const TIMES = [...'晨昼暮夜'] as const;
export const WEATHERS = [...'晴雨雪'] as const;

export interface Setting {
  place: string;
  season: string;
  time: string;
  weather: string;
}

/** Where and when a phrase fits; an empty string means no restriction. */
export type SettingTags = Record<keyof Setting, string>;

const LISTS: Record<keyof Setting, readonly string[]> = {
  place: PLACES,
  season: SEASONS,
  time: TIMES,
  weather: WEATHERS,
};
export const DIMENSIONS = Object.keys(LISTS) as (keyof Setting)[];

export function readTags(tags: string): SettingTags & { rest: string } {
  const pick = (list: readonly string[]) => [...tags].filter((tag) => list.includes(tag)).join('');
  const found = { place: pick(PLACES), season: pick(SEASONS), time: pick(TIMES), weather: pick(WEATHERS) };
  const known = Object.values(found).join('');
  return { ...found, rest: [...tags].filter((tag) => !known.includes(tag)).join('') };
}

export function fitsSetting(tags: SettingTags, setting: Setting): boolean {
  return DIMENSIONS.every((dimension) => !tags[dimension] || tags[dimension].includes(setting[dimension]));
}
