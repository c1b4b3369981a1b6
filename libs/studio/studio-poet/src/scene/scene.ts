import { phrasesOf, type ComposedLine } from '../line/composed-line.ts';
import type { Setting } from '../lexicon/setting.ts';

const PLACE_NAMES = {
  江: 'river',
  湖: 'lake',
  山: 'mountains',
  寺: 'temple',
  园: 'garden',
  宫: 'palace',
  村: 'village',
  市: 'town',
  塞: 'frontier',
  斋: 'study',
  竹: 'bamboo grove',
  海: 'sea',
  楼: 'tower',
} as const;
const SEASON_NAMES = { 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' } as const;
const TIME_NAMES = { 晨: 'dawn', 昼: 'day', 暮: 'dusk', 夜: 'night' } as const;
const WEATHER_NAMES = { 晴: 'clear', 雨: 'rain', 雪: 'snow' } as const;

export interface Scene {
  place: (typeof PLACE_NAMES)[keyof typeof PLACE_NAMES];
  season: (typeof SEASON_NAMES)[keyof typeof SEASON_NAMES];
  time: (typeof TIME_NAMES)[keyof typeof TIME_NAMES];
  /** Rain and snow occur only if the poem names them. */
  weather: (typeof WEATHER_NAMES)[keyof typeof WEATHER_NAMES];
  figure: string | null;
  /** Names from data/imagery.json in the order of the poem: `moon`, `boat`, `willow`, `geese` … */
  things: string[];
}

const nameOf = <Names extends Record<string, string>>(names: Names, key: string) =>
  names[key as keyof Names] as Names[keyof Names];

export function sceneOf(lines: ComposedLine[], { place, season, time, weather }: Setting): Scene {
  const phrases = lines.flatMap(phrasesOf);
  const named = [...new Set(phrases.flatMap(({ things }) => things))];
  const figures = phrases.filter(({ groups }) => groups.includes('figure')).flatMap(({ things }) => things);
  const fall = nameOf(WEATHER_NAMES, weather);
  const figure = figures.find((thing) => FIGURES.includes(thing)) ?? null;
  return {
    place: nameOf(PLACE_NAMES, place),
    season: nameOf(SEASON_NAMES, season),
    time: nameOf(TIME_NAMES, time),
    weather: named.includes(fall) ? fall : 'clear',
    figure,
    things: named.filter((thing) => !FIGURES.includes(thing) && thing !== 'solitude'),
  };
}

const FIGURES = [
  'fisherman',
  'angler',
  'straw-cape',
  'woodman',
  'monk',
  'recluse',
  'child',
  'herd-boy',
  'farmer',
  'lady',
  'soldier',
  'traveller',
];
