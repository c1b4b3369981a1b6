import { chartSubject, SOLAR_TERMS } from './chart-pages.ts';
import type { Color } from './colors.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Each of the four seasons has six solar terms: spring begins with 立春, summer with 立夏, autumn with 立秋, winter with 立冬. */
const TERMS_OF_SEASON = SOLAR_TERMS.length / SEASONS.length;

/**
 * The season of a colour of the solar terms, by the term that its collection gives it. Null for all others: neither the chart
 * nor the traditional names say a season, and a plant in a name is no statement of one.
 */
export function seasonOf({ page }: Pick<Color, 'page'>): Season | null {
  const subject = chartSubject(page);
  if (subject.collection !== 'solar-terms') return null;
  return SEASONS[Math.floor(SOLAR_TERMS.indexOf(subject.term) / TERMS_OF_SEASON)] ?? null;
}
