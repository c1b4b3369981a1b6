import { hexToOklch } from '@danqing/color-core';
import { CREATURES } from './things/creatures.ts';
import { LAND } from './things/land.ts';
import { OBJECTS } from './things/objects.ts';
import { PLANTS } from './things/plants.ts';
import { SKY } from './things/sky.ts';
import { WORDS } from './things/words.ts';

export interface TraditionalColor {
  readonly name: string;
  readonly hex: string;
  readonly pinyin: string;
  readonly gloss_en: string;
  readonly gloss_ja: string;
}

export interface Example {
  name: string;
  /** Single-character modifiers before the thing, such as 浅 or 深. */
  modifiers: readonly string[];
  /** Name without modifiers and without a final 色. */
  core: string;
  hex: string;
  point: Point;
  pinyin: string;
  en: string;
  ja: string;
  kind: 'color' | 'thing' | 'word';
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

export const MODIFIERS = ['浅', '淡', '深', '暗', '鲜', '嫩', '老', '苍'] as const;

/** Compounds whose first character is not a modifier. */
const COMPOUNDS = ['深海', '深秋', '老僧', '嫩芽'];

const isModifier = (character: string | undefined) => MODIFIERS.some((modifier) => modifier === character);

/** Splits 淡天青色 into 天青 and its modifier 淡. A character alone is never a modifier. */
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
