import type { Example } from './examples.ts';
import type { ColorKnowledge } from './color-knowledge.ts';
import type { Pull } from './pull.ts';

export interface Sentences {
  zh: string;
  en: string;
  ja: string;
}

const DESCRIBED = 3;

const DOES: Readonly<Record<string, Sentences>> = {
  lighter: { zh: '更浅', en: 'lighter', ja: 'より明るく' },
  darker: { zh: '更深', en: 'darker', ja: 'より暗く' },
  softer: { zh: '更素净', en: 'softer', ja: 'より淡く' },
  stronger: { zh: '更鲜亮', en: 'more vivid', ja: 'より鮮やかに' },
};

interface Subject {
  name: string;
  core: string;
  modifiers: readonly string[];
  pulls: readonly Pull[];
  imagination: ColorKnowledge;
}

/** Describes the things and colours that determined the colour, and the effect of the modifiers. */
export function describeColor({ name, core, modifiers, pulls, imagination }: Subject): Sentences {
  if (pulls.length === 0)
    return {
      zh: `“${name}”里没有已知的颜色或事物，取一种安静的颜色。`,
      en: `“${name}” contains no known colour or thing, so we chose a quiet colour.`,
      ja: `「${name}」には知られた色やものがないため、静かな色を選びました。`,
    };
  const thing = pulls.find(({ example }) => example.isThing && core.includes(example.core))?.example;
  const colors = pulls
    .filter(({ example }) => !example.isThing)
    .slice(0, DESCRIBED)
    .map(({ example }) => example);
  const parts = {
    zh: [
      ...(thing ? [`取“${thing.name}”之意`] : []),
      ...(colors.length > 0 ? [`参照传统色${colors.map((color) => color.name).join('、')}`] : []),
      ...modifiers.map(
        (word) =>
          `“${word}”使它${effects(word, imagination)
            .map(({ zh }) => zh)
            .join('、')}`,
      ),
    ],
    en: [
      ...(thing ? [`takes after ${thing.name} (${thing.en})`] : []),
      ...(colors.length > 0 ? [`leans on ${colors.map(named('en')).join(', ')}`] : []),
      ...modifiers.map(
        (word) =>
          `${word} makes it ${effects(word, imagination)
            .map(({ en }) => en)
            .join(' and ')}`,
      ),
    ],
    ja: [
      ...(thing ? [`「${thing.name}」（${thing.ja}）の色合いを取り`] : []),
      ...(colors.length > 0 ? [`伝統色の${colors.map((color) => color.name).join('、')}に寄せ`] : []),
      ...modifiers.map(
        (word) =>
          `「${word}」によって${effects(word, imagination)
            .map(({ ja }) => ja)
            .join('、')}し`,
      ),
    ],
  };
  return {
    zh: `${parts.zh.join('，')}。`,
    en: `“${name}” ${parts.en.join('; ')}.`,
    ja: `${parts.ja.join('、')}ました。`,
  };
}

const named =
  (language: 'en' | 'ja') =>
  (color: Example): string =>
    `${color.name} (${color[language]})`;

function effects(modifier: string, { modifications }: ColorKnowledge): Sentences[] {
  const { lightness = 0, chroma = 1 } = modifications.get(modifier) ?? {};
  const found = [
    { size: Math.abs(lightness) / 0.05, sentence: lightness > 0 ? DOES.lighter! : DOES.darker! },
    { size: Math.abs(Math.log(chroma)) / 0.15, sentence: chroma < 1 ? DOES.softer! : DOES.stronger! },
  ].sort((one, other) => other.size - one.size);
  const large = found.filter(({ size }) => size >= 1);
  return (large.length > 0 ? large : found.slice(0, 1)).map(({ sentence }) => sentence);
}
