import { chartSubject, SOLAR_TERMS } from './chart-pages.ts';
import type { Color } from './colors.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const TERMS_OF_SEASON = SOLAR_TERMS.length / SEASONS.length;

/**
 * Returns the season of a colour from the solar-terms chart. Returns null for all other colours. Neither
 * their chart pages nor their names state a season, and a plant in a name does not imply one.
 */
export function seasonOf({ page }: Pick<Color, 'page'>): Season | null {
  const subject = chartSubject(page);
  if (subject.collection !== 'solar-terms') return null;
  return SEASONS[Math.floor(SOLAR_TERMS.indexOf(subject.term) / TERMS_OF_SEASON)] ?? null;
}
