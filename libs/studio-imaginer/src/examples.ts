import { hexToOklch } from '@danqing/color-core';
import { CREATURES } from './things/creatures.ts';
import { LAND } from './things/land.ts';
import { OBJECTS } from './things/objects.ts';
import { PLANTS } from './things/plants.ts';
import { SKY } from './things/sky.ts';
import { WORDS } from './things/words.ts';

/** A traditional colour, as the colours service lists it. */
export interface TraditionalColor {
  readonly name: string;
  readonly hex: string;
  readonly pinyin: string;
  readonly gloss_en: string;
  readonly gloss_ja: string;
}

/** A name whose colour is known. */
export interface Example {
  /** As written. */
  name: string;
  /** The words before the thing that make it lighter, deeper and the like, each one character. */
  modifiers: readonly string[];
  /** The name without them and without a final 色. */
  core: string;
  hex: string;
  point: Point;
  pinyin: string;
  en: string;
  ja: string;
  /** A traditional colour; or of our own table: a thing, or a word that says a colour or a mood. */
  kind: 'color' | 'thing' | 'word';
  /** Of our own table. */
  isThing: boolean;
}

/** OKLab (Ottosson 2020): lightness 0-1, a and b about -0.4 to 0.4. */
export interface Point {
  l: number;
  a: number;
  b: number;
}

export function pointOf(hex: string): Point {
  const { l, c, h } = hexToOklch(hex);
  return { l, a: c * Math.cos((h * Math.PI) / 180), b: c * Math.sin((h * Math.PI) / 180) };
}

/** Characters that say how a colour is, when something follows that says which. */
export const MODIFIERS = ['浅', '淡', '深', '暗', '鲜', '嫩', '老', '苍'] as const;

/** In these they modify nothing: the two are one thing. */
const COMPOUNDS = ['深海', '深秋', '老僧', '嫩芽'];

const isModifier = (character: string | undefined) => MODIFIERS.some((modifier) => modifier === character);

/** 淡天青色 is 天青, modified by 淡. What stands alone modifies nothing. */
export function splitName(name: string): Pick<Example, 'modifiers' | 'core'> {
  const characters = [...name].filter((character) => !/\s/u.test(character));
  if (characters.length > 1 && characters.at(-1) === '色') characters.pop();
  const modifiers: string[] = [];
  while (
    characters.length > 1 &&
    isModifier(characters[0]) &&
    !COMPOUNDS.includes(characters.slice(0, 2).join(''))
  )
    modifiers.push(characters.shift()!);
  return { modifiers, core: characters.join('') };
}

const readTable = (table: string, kind: 'thing' | 'word'): Example[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', pinyin = '', hex = '', en = '', ja = ''] = line.split('|');
      return {
        name,
        modifiers: [],
        core: name,
        hex,
        point: pointOf(hex),
        pinyin,
        en,
        ja,
        kind,
        isThing: true,
      };
    });

/** What things look like, by our own table. */
export const THINGS: readonly Example[] = [
  ...[SKY, LAND, PLANTS, CREATURES, OBJECTS].flatMap((table) => readTable(table, 'thing')),
  ...readTable(WORDS, 'word'),
];

export const exampleOf = (color: TraditionalColor): Example => ({
  ...splitName(color.name),
  name: color.name,
  hex: color.hex,
  point: pointOf(color.hex),
  pinyin: color.pinyin,
  en: color.gloss_en,
  ja: color.gloss_ja,
  kind: 'color',
  isThing: false,
});
