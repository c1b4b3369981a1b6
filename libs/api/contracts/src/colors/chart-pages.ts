import type { Collection } from './colors.ts';

export const COLOR_FAMILIES = [
  ...(['红', '橙', '黄', '绿', '青', '蓝'] as const),
  ...(['紫', '粉', '棕', '灰', '白', '黑'] as const),
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

export const SOLAR_TERMS = [
  ...([
    '立春',
    '雨水',
    '惊蛰',
    '春分',
    '清明',
    '谷雨',
    '立夏',
    '小满',
    '芒种',
    '夏至',
    '小暑',
    '大暑',
  ] as const),
  ...([
    '立秋',
    '处暑',
    '白露',
    '秋分',
    '寒露',
    '霜降',
    '立冬',
    '小雪',
    '大雪',
    '冬至',
    '小寒',
    '大寒',
  ] as const),
] as const;
export type SolarTerm = (typeof SOLAR_TERMS)[number];

const SEPU_PAGES = 39;
export const CHART_PAGE_COUNT = SEPU_PAGES + COLOR_FAMILIES.length + SOLAR_TERMS.length;

export type ChartSubject =
  | { collection: Extract<Collection, 'sepu'> }
  | { collection: Extract<Collection, 'classic'>; family: ColorFamily }
  | { collection: Extract<Collection, 'solar-terms'>; term: SolarTerm };

/**
 * Returns the subject of a page.
 *
 * @param page 1 to `CHART_PAGE_COUNT`
 * @throws {RangeError} when `page` is out of range
 */
export function chartSubject(page: number): ChartSubject {
  if (Number.isInteger(page) && page >= 1 && page <= SEPU_PAGES) return { collection: 'sepu' };
  const family = COLOR_FAMILIES[page - SEPU_PAGES - 1];
  if (family) return { collection: 'classic', family };
  const term = SOLAR_TERMS[page - SEPU_PAGES - COLOR_FAMILIES.length - 1];
  if (term) return { collection: 'solar-terms', term };
  throw new RangeError(`there is no chart page ${page}`);
}

/** Returns the path of a chart page's picture below the base path (specification part 1 §7). */
export const chartPath = (page: number): string => `images/sepu/page${page}.webp`;
