import { levelRhymes, toneMarks } from '../metre/tones.ts';
import { imageryOf } from './imagery.ts';
import { DIMENSIONS, readTags, type SettingTags } from './setting.ts';
import { CLAUSES, CLOSE_OPENINGS, PLACES, TIMES, TURN_OPENINGS } from './settings.ts';
import type { ThemeSource } from './theme-source.ts';
import { ANIMALS } from './themes/animals.ts';
import { DWELLINGS } from './themes/dwellings.ts';
import { FLOWERS } from './themes/flowers.ts';
import { PEOPLE } from './themes/people.ts';
import { SKY } from './themes/sky.ts';
import { TREES } from './themes/trees.ts';
import { WATERS } from './themes/waters.ts';
import { WEATHER } from './themes/weather.ts';
import { CLOSES, TURNS } from './turns.ts';

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

/** Tag characters that name a place. In a theme about buildings they name a character of the subject. */
const BUILDINGS = '楼寺宫';

/** Separates fields, but not the alternatives of `{is|are}` or `tr(ies|y)`. */
const SEPARATOR = /\|(?![^{(]*[})])/;

function readPhrases(source: string, building = false): Phrase[] {
  return source
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', en = '', ja = '', field = ''] = line.split(SEPARATOR);
      const [plain = '', kinds = ''] = field.includes('@') ? splitKinds(field) : [field, ''];
      const named = building ? [...plain].filter((tag) => !BUILDINGS.includes(tag)).join('') : plain;
      const { rest, ...tags } = readTags(named);
      const imagery = imageryOf(text);
      const only = rest + (building ? [...plain].filter((tag) => BUILDINGS.includes(tag)).join('') : '');
      const setting = Object.fromEntries(
        DIMENSIONS.map((dimension) => [dimension, tags[dimension] || imagery[dimension]]),
      ) as SettingTags;
      const marks = toneMarks(text);
      return {
        ...imagery,
        ...setting,
        text,
        en,
        ja,
        marks,
        only,
        kinds,
        rhymes: levelRhymes(text),
        characters: [...new Set(text)],
      };
    });
}

const KINDS = '闻乐吹立问寄客知惜醉归读妆景事音惊理';

function splitKinds(field: string): [string, string] {
  const characters = [...field.replace('@', '')];
  return [
    characters.filter((character) => !KINDS.includes(character)).join(''),
    characters.filter((character) => KINDS.includes(character)).join(''),
  ];
}

const HOMES: Partial<Record<string, string>> = {
  花: '江湖山寺园宫村市斋竹楼',
  木: '江湖山寺园宫村市塞斋竹楼',
};

function readTheme({ name, subjects, acts, modifiers }: ThemeSource): Theme {
  const building = name === '屋';
  const home = HOMES[name] ?? '';
  return {
    name,
    subjects: readPhrases(subjects).map((phrase) => ({ ...phrase, place: phrase.place || home })),
    acts: readPhrases(acts, building),
    modifiers: readPhrases(modifiers, building),
  };
}

export const THEMES = [
  ...FLOWERS,
  ...TREES,
  ...ANIMALS,
  ...SKY,
  ...WEATHER,
  ...WATERS,
  ...DWELLINGS,
  ...PEOPLE,
].map(readTheme);
export const PLACE_PHRASES = readPhrases(PLACES);
export const TIME_PHRASES = readPhrases(TIMES);
export const TURN_OPENING_PHRASES = readPhrases(TURN_OPENINGS);
export const CLOSE_OPENING_PHRASES = readPhrases(CLOSE_OPENINGS);
export const CLAUSE_PHRASES = readPhrases(CLAUSES);
export const TURN_LINES = readPhrases(TURNS);
export const CLOSE_LINES = readPhrases(CLOSES);
