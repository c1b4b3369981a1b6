import animals from '../../data/themes/animals.json' with { type: 'json' };
import dwellings from '../../data/themes/dwellings.json' with { type: 'json' };
import flowers from '../../data/themes/flowers.json' with { type: 'json' };
import people from '../../data/themes/people.json' with { type: 'json' };
import sky from '../../data/themes/sky.json' with { type: 'json' };
import trees from '../../data/themes/trees.json' with { type: 'json' };
import waters from '../../data/themes/waters.json' with { type: 'json' };
import weather from '../../data/themes/weather.json' with { type: 'json' };
import clauses from '../../data/clauses.json' with { type: 'json' };
import closes from '../../data/closes.json' with { type: 'json' };
import openings from '../../data/openings.json' with { type: 'json' };
import turns from '../../data/turns.json' with { type: 'json' };
import { levelRhymes, toneMarks } from '../metre/tones.ts';
import { imageryOf } from './imagery.ts';
import { DIMENSIONS, readTags, type SettingTags } from './setting.ts';

/** A phrase as written in the data files. The library's README describes the fields. */
interface PhraseEntry {
  zh: string;
  en: string;
  ja: string;
  kinds?: string;
  only?: string;
  tags?: string;
}

interface ThemeEntry {
  name: string;
  subjects: PhraseEntry[];
  acts: PhraseEntry[];
  modifiers: PhraseEntry[];
}

export interface Phrase extends SettingTags {
  text: string;
  en: string;
  ja: string;
  /** Tone of each character: 平 level, 仄 oblique, or 通 if it has readings of both. */
  marks: string;
  things: string[];
  groups: string[];
  hues: string;
  only: string;
  kinds: string;
  characters: string[];
  rhymes: string[];
}

export interface Theme {
  name: string;
  subjects: Phrase[];
  acts: Phrase[];
  modifiers: Phrase[];
}

function readPhrase({ zh, en, ja, kinds = '', only = '', tags = '' }: PhraseEntry): Phrase {
  const imagery = imageryOf(zh);
  const own = readTags(tags);
  const setting = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, own[dimension] || imagery[dimension]]),
  ) as SettingTags;
  return {
    ...imagery,
    ...setting,
    text: zh,
    en,
    ja,
    marks: toneMarks(zh),
    only,
    kinds,
    rhymes: levelRhymes(zh),
    characters: [...new Set(zh)],
  };
}

const HOMES: Partial<Record<string, string>> = {
  花: '江湖山寺园宫村市斋竹楼',
  木: '江湖山寺园宫村市塞斋竹楼',
};

function readTheme({ name, subjects, acts, modifiers }: ThemeEntry): Theme {
  const home = HOMES[name] ?? '';
  return {
    name,
    subjects: subjects.map(readPhrase).map((phrase) => ({ ...phrase, place: phrase.place || home })),
    acts: acts.map(readPhrase),
    modifiers: modifiers.map(readPhrase),
  };
}

export const THEMES = [
  ...flowers,
  ...trees,
  ...animals,
  ...sky,
  ...weather,
  ...waters,
  ...dwellings,
  ...people,
].map(readTheme);
export const PLACE_PHRASES = openings.places.map(readPhrase);
export const TIME_PHRASES = openings.times.map(readPhrase);
export const TURN_OPENING_PHRASES = openings.turns.map(readPhrase);
export const CLOSE_OPENING_PHRASES = openings.closes.map(readPhrase);
export const CLAUSE_PHRASES = clauses.map(readPhrase);
export const TURN_LINES = turns.map(readPhrase);
export const CLOSE_LINES = closes.map(readPhrase);
