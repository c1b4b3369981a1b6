import { hexToOklch } from '@danqing/color-core';
import creatures from '../data/things/creatures.json' with { type: 'json' };
import land from '../data/things/land.json' with { type: 'json' };
import objects from '../data/things/objects.json' with { type: 'json' };
import plants from '../data/things/plants.json' with { type: 'json' };
import sky from '../data/things/sky.json' with { type: 'json' };
import words from '../data/things/words.json' with { type: 'json' };

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

interface ThingEntry {
  name: string;
  pinyin: string;
  hex: string;
  en: string;
  ja: string;
}

const thingOf = (entry: ThingEntry, kind: 'thing' | 'word'): Example => ({
  ...entry,
  modifiers: [],
  core: entry.name,
  point: pointOf(entry.hex),
  kind,
  isThing: true,
});

export const THINGS: readonly Example[] = [
  ...[...sky, ...land, ...plants, ...creatures, ...objects].map((entry) => thingOf(entry, 'thing')),
  ...words.map((entry) => thingOf(entry, 'word')),
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
