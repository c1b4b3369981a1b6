import type { Sentences } from './describe-color.ts';
import { splitName, THINGS, type Example } from './examples.ts';
import type { ColorKnowledge } from './color-knowledge.ts';
import { generateColor } from './generate-color.ts';
import { numbersOf } from './numbers-of.ts';

export interface NameSuggestion {
  name: string;
  pinyin: string;
  hex: string;
  reason: Sentences;
}
export interface DroppedName {
  name: string;
  reason: 'traditional' | 'malformed';
}

const HUES: Readonly<Record<string, { en: string; ja: string }>> = {
  红: { en: 'red', ja: '赤' },
  黄: { en: 'yellow', ja: '黄' },
  绿: { en: 'green', ja: '緑' },
  青: { en: 'blue-green', ja: '青' },
  蓝: { en: 'blue', ja: '藍' },
  紫: { en: 'purple', ja: '紫' },
  白: { en: 'white', ja: '白' },
  灰: { en: 'grey', ja: '灰' },
  棕: { en: 'brown', ja: '茶' },
  褐: { en: 'brown', ja: '褐' },
};
const HUE_WORDS = Object.keys(HUES);
/** Maximum OKLab distance between thing and hue, beyond which the name is not credible. */
const BELIEVABLE = 0.12;
const UNFIT = new Set([
  ...'暗影光虚空寒冬暮夜晓尘泥枯肉血骨肝蚁鼠蛇烬灰土',
  '残月',
  '深海',
  '深秋',
  '淡墨',
  '长夜',
]);
const MODIFIER_OF_NAMES = ['浅', '淡', '嫩'] as const;

/**
 * Returns at most `count` new names in the style of traditional ones: a thing and a hue, sometimes with a
 * modifier (淡茶青). Deterministic per seed; `dropped` lists rejected names.
 */
export function suggestNames(
  references: readonly string[],
  imagination: ColorKnowledge,
  { count, seed }: { count: number; seed: string },
): { suggestions: NameSuggestion[]; dropped: DroppedName[] } {
  const random = numbersOf(seed);
  const taken = new Set(imagination.examples.filter(({ isThing }) => !isThing).map(({ name }) => name));
  const hues = huesOf(references);
  const used = new Set(references);
  const suggestions: NameSuggestion[] = [];
  const dropped: DroppedName[] = [];
  const things = nameableThings();
  for (let tries = 0; tries < 400 && suggestions.length < count; tries += 1) {
    const hue = hues[Math.floor(random() * hues.length)]!;
    const thing = things[Math.floor(random() * things.length)]!;
    const modifier =
      random() < 0.15 ? MODIFIER_OF_NAMES[Math.floor(random() * MODIFIER_OF_NAMES.length)]! : '';
    if (!isBelievable(thing, hue, imagination)) continue;
    const name = `${modifier}${thing.name}${hue}`;
    if (used.has(name)) continue;
    used.add(name);
    if (new Set(name).size < [...name].length || [...thing.name].some((part) => HUE_WORDS.includes(part))) {
      dropped.push({ name, reason: 'malformed' });
      continue;
    }
    if (taken.has(name) || taken.has(thing.name + hue)) {
      dropped.push({ name, reason: 'traditional' });
      continue;
    }
    const { hex, pinyin } = generateColor(name, imagination);
    suggestions.push({ name, pinyin, hex, reason: reasonOf(thing, hue, references) });
  }
  return { suggestions, dropped };
}

function huesOf(references: readonly string[]): readonly string[] {
  const said = references.map((name) => [...splitName(name).core].at(-1) ?? '');
  const found = HUE_WORDS.filter((hue) => said.includes(hue));
  return found.length > 0 ? found : HUE_WORDS;
}

const nameableThings = () =>
  THINGS.filter(({ name, kind }) => kind !== 'word' && [...name].length <= 2 && !UNFIT.has(name));

function isBelievable(thing: Example, hue: string, { examples }: ColorKnowledge): boolean {
  const word = examples.find(({ isThing, name }) => isThing && name === hue);
  if (!word) return true;
  const [one, other] = [thing.point, word.point];
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) <= BELIEVABLE;
}

function reasonOf(thing: Example, hue: string, references: readonly string[]): Sentences {
  const beside = references.find((name) => name.endsWith(hue));
  const { en, ja } = HUES[hue]!;
  return {
    zh: `以“${thing.name}”入色${beside ? `，与“${beside}”同属${hue}` : `，归于${hue}`}`,
    en: `The ${en} of ${thing.en}${beside ? `, beside ${beside}` : ''}`,
    ja: `「${thing.ja}」の${ja}${beside ? `。「${beside}」と同じ系統` : ''}`,
  };
}
