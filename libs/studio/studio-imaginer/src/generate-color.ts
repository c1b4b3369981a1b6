import { oklchToHex, type Hex } from '@danqing/color-core';
import type { ColorKnowledge } from './color-knowledge.ts';
import { describeColor, type Sentences } from './describe-color.ts';
import { splitName, type Example, type Point } from './examples.ts';
import { isInFamily, clampToFamily } from './hue-families.ts';
import { modify, unmodify } from './modifiers.ts';
import { numbersOf } from './numbers-of.ts';
import { pullsOn, weightedMean } from './pull.ts';
import { spell } from './spell.ts';

export interface GenerationResult {
  hex: Hex;
  descriptions: Sentences;
  /** Syllables with tone marks; empty if a reading is unknown. */
  pinyin: string;
}

/**
 * Returns the best guess for a name, or null if nothing in it is known. A traditional name returns its own
 * colour.
 *
 * @param without excludes examples
 */
export function generatePoint(
  name: string,
  imagination: ColorKnowledge,
  without: (example: Example) => boolean = () => false,
): Point | null {
  const { core, modifiers } = splitName(name);
  const { counts, modifications, middle } = imagination;
  const examples = imagination.examples.filter((example) => !without(example));
  const traditional = examples.find((example) => example.kind === 'color' && example.name === name);
  if (traditional) return traditional.point;
  const pulls = pullsOn(core, examples, counts);
  if (pulls.length === 0) return null;
  const plain = weightedMean(pulls, middle, (example) =>
    unmodify(example.point, example.modifiers, modifications),
  );
  const point = modify(plain, modifiers, modifications);
  // A known name, also with modifiers, keeps the colour of its own examples.
  return examples.some((example) => example.core === core) ? point : clampToFamily(core, point);
}

/** Returns the name's syllables with tone marks; empty if a reading is unknown. */
export const spellName = (name: string, { readings }: ColorKnowledge): string => spell(name, readings);

export function hexOf({ l, a, b }: Point): Hex {
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return oklchToHex({ l, c: Math.hypot(a, b), h }).hex;
}

/** Maximum variation per seed: OKLCH lightness, relative chroma and degrees of hue. */
const SPREAD = { lightness: 0.045, chroma: 0.22, hue: 14 };

/**
 * Returns the colour for a name. Without a seed it is the best guess; each seed gives a fixed variation of
 * it. A name with no known character gets a quiet colour derived from its characters.
 */
export function generateColor(
  name: string,
  imagination: ColorKnowledge,
  { seed }: { seed?: string | undefined } = {},
): GenerationResult {
  const guess = generatePoint(name, imagination);
  const point = guess ?? unknownColor(name);
  const { core, modifiers } = splitName(name);
  const hex = hexOf(seed === undefined ? point : varyAs(core, point, seed));
  const pulls = guess ? pullsOn(core, imagination.examples, imagination.counts) : [];
  return {
    hex,
    descriptions: describeColor({ name, core, modifiers, pulls, imagination }),
    pinyin: spell(name, imagination.readings),
  };
}

function varyAs(core: string, point: Point, seed: string): Point {
  const varied = vary(point, seed);
  return isInFamily(core, point) ? clampToFamily(core, varied) : varied;
}

function vary({ l, a, b }: Point, seed: string): Point {
  const next = numbersOf(seed);
  const turn = ((next() - 0.5) * 2 * SPREAD.hue * Math.PI) / 180;
  const factor = 1 + (next() - 0.5) * 2 * SPREAD.chroma;
  return {
    l: Math.min(0.99, Math.max(0.08, l + (next() - 0.5) * 2 * SPREAD.lightness)),
    a: (a * Math.cos(turn) - b * Math.sin(turn)) * factor,
    b: (a * Math.sin(turn) + b * Math.cos(turn)) * factor,
  };
}

function unknownColor(name: string): Point {
  const next = numbersOf(name);
  const hue = next() * 2 * Math.PI;
  const chroma = 0.05 + next() * 0.07;
  return { l: 0.5 + next() * 0.35, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}
