import { LOCALES, type Locale } from '@danqing/contracts/locale';
import { describe, expect, it } from 'vitest';
import { readColorDataFile } from '../color/color.data-file.ts';
import { readStoryFiles } from './story.data-files.ts';

const files = await readStoryFiles(new URL('../../data/stories/', import.meta.url));
const stories = files.stories();
const sources = files.sources();
const colors = (await readColorDataFile(new URL('../../data/colors.json', import.meta.url))).rows();

/** Characters in Chinese and Japanese, words in English. */
const LENGTHS: Record<Locale, [least: number, most: number]> = {
  zh: [200, 400],
  en: [90, 180],
  ja: [200, 400],
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
/** Clichés about tradition that say nothing about a colour. */
const FORMULAE: Record<Locale, string[]> = {
  zh: [
    ...['承载着', '千年文化', '文化底蕴', '博大精深', '源远流长', '独特魅力', '瑰宝', '岁月沉淀', '诗意'],
    ...['中华民族', '不仅仅是', '穿越千年', '历史长河', '娓娓道来', '匠心', '浓墨重彩', '见证了'],
  ],
  en: [
    ...[
      'rich cultural',
      'testament to',
      'tapestry of',
      'timeless',
      'steeped in',
      'rich history',
      'symbolizes',
    ],
    ...['ancient wisdom', 'cultural heritage', 'more than just', 'not just a colo', 'evokes', 'whispers'],
  ],
  ja: ['悠久の', '歴史を感じ', '心を打つ', '魅力にあふれ', '物語っている', '日本人の心', '単なる色ではな'],
};
/** Characters used in Japanese: Shift JIS, and those of old names and titles that stories explain. */
const JAPANESE = new Set([
  ...shiftJis(),
  ...'胭靛勰纁緅帕茈匊藘郯璣鸝汴孌彤邶麴赬鯿荑琚緗佾緹騂綪茷槤玫縓璜雘沉荔綦酡醮繇葴郝苕嶲',
]);

const textOf = (story: (typeof stories)[number], locale: Locale) => story[locale].paragraphs.join('');
const every = LOCALES.flatMap((locale) =>
  stories.map((story) => ({ locale, story, name: `${story.color} ${locale}` })),
);
const failing = (fails: (entry: (typeof every)[number]) => boolean) =>
  every.filter(fails).map(({ name }) => name);

describe('the stories', () => {
  it('are at least 150', () => {
    expect(stories.length).toBeGreaterThanOrEqual(150);
  });

  it('are each of a colour of the list, once, under the id of the colour, which the colour says too', () => {
    const told = colors.filter(({ history_id }) => history_id !== null);
    const own = stories.map(({ id, color }) => ({ id, color })).toSorted((a, b) => a.id - b.id);
    expect(own).toEqual(told.map(({ id, name }) => ({ id, color: name })));
    for (const { id, history_id } of told) expect(history_id).toBe(id);
  });

  it.each(LOCALES)('are as long in %s as a page to read is', (locale) => {
    const [least, most] = LENGTHS[locale];
    const lengths = stories.map((story) => {
      const { paragraphs } = story[locale];
      const length =
        locale === 'en' ? paragraphs.join(' ').split(/\s+/).length : [...paragraphs.join('')].length;
      return { color: story.color, length };
    });
    expect(lengths.filter(({ length }) => length < least || length > most)).toEqual([]);
  });

  it('are in the script of their language', () => {
    expect(failing(({ locale, story }) => locale === 'en' && HAN.test(textOf(story, 'en')))).toEqual([]);
    expect(failing(({ locale, story }) => locale === 'zh' && KANA.test(textOf(story, 'zh')))).toEqual([]);
    const plain = ({ paragraphs }: { paragraphs: string[] }) => paragraphs.some((text) => !KANA.test(text));
    expect(failing(({ locale, story }) => locale === 'ja' && plain(story.ja))).toEqual([]);
    const foreign = stories.flatMap(({ color, ja }) =>
      [...new Set(ja.title + ja.paragraphs.join(''))]
        .filter((character) => HAN.test(character) && !JAPANESE.has(character))
        .map((character) => `${color}: ${character}`),
    );
    expect(foreign).toEqual([]);
  });

  it.each(LOCALES)('say no sentence twice in %s, and none that is nearly another', (locale) => {
    const end = locale === 'en' ? /(?<=[.!?])\s+/ : /(?<=[。！？])/u;
    const said = stories.flatMap((story) =>
      story[locale].paragraphs
        .flatMap((text) => text.split(end))
        .filter((sentence) => sentence.length > (locale === 'en' ? 25 : 10))
        .map((sentence) => ({ color: story.color, sentence, parts: partsOf(sentence, locale) })),
    );
    const byPart = new Map<string, number[]>();
    for (const [index, { parts }] of said.entries())
      for (const part of parts) byPart.set(part, [...(byPart.get(part) ?? []), index]);
    const alike = said.flatMap((one, index) => {
      const shared = new Map<number, number>();
      for (const part of one.parts)
        for (const other of byPart.get(part) ?? [])
          if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1);
      return [...shared]
        .filter(([other, count]) => count / (one.parts.size + said[other]!.parts.size - count) > 0.5)
        .map(([other]) => `${one.color}: ${one.sentence} / ${said[other]!.color}: ${said[other]!.sentence}`);
    });
    expect(alike).toEqual([]);
  });

  it.each(LOCALES)('open and close in %s each in their own way, under a title of their own', (locale) => {
    const opening = (text: string) =>
      locale === 'en' ? text.split(' ').slice(0, 4).join(' ') : text.slice(0, 6);
    const closing = (text: string) =>
      locale === 'en' ? text.split(' ').slice(-4).join(' ') : text.slice(-8);
    const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(repeated(stories.map((story) => opening(story[locale].paragraphs[0]!)))).toEqual([]);
    expect(repeated(stories.map((story) => closing(story[locale].paragraphs.at(-1)!)))).toEqual([]);
    expect(repeated(stories.map((story) => story[locale].title))).toEqual([]);
  });

  it.each(LOCALES)('have none of the formulae in %s', (locale) => {
    const used = stories.flatMap((story) =>
      FORMULAE[locale]
        .filter((formula) => textOf(story, locale).includes(formula))
        .map((formula) => [story.color, formula]),
    );
    expect(used).toEqual([]);
  });

  it('name sources that are known, none twice, and none is left over', () => {
    for (const { color, sources: named } of stories) {
      expect(
        named.filter((key) => !sources[key]),
        color,
      ).toEqual([]);
      expect(new Set(named).size, color).toBe(named.length);
    }
    const named = new Set(stories.flatMap((story) => story.sources));
    expect(Object.keys(sources).filter((key) => !named.has(key))).toEqual([]);
    for (const locale of LOCALES) {
      const titles = Object.values(sources).map((source) => source[locale]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('quote a line only beside the title that it is from', () => {
    // A quotation of six or more characters quotes a source; a shorter one only mentions a word.
    const unnamed = stories.flatMap((story) =>
      story.zh.paragraphs
        .filter((text) => [...text.matchAll(/“([^”]+)”/gu)].some(([, line = '']) => line.length >= 6))
        .filter((text) => !text.includes('《'))
        .map((text) => `${story.color}: ${text}`),
    );
    expect(unnamed).toEqual([]);
    const quoted = ({ paragraphs }: { paragraphs: string[] }) =>
      paragraphs.some((text) => /["「『“]/u.test(text));
    for (const story of stories.filter(({ zh, en, ja }) => [zh, en, ja].some(quoted)))
      expect(story.sources.length, story.color).toBeGreaterThan(0);
  });

  it('use the quotation marks of their language, in pairs', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    for (const { locale, story, name } of every) {
      const text = textOf(story, locale);
      expect(text, name).not.toMatch(locale === 'ja' ? /["“”]/ : /["「」]/);
      for (const [open, close] of ['“”', '「」', '《》', '『』', '（）'].map((pair) => [...pair]))
        expect(count(text, open!), name).toBe(count(text, close!));
    }
  });
});

function partsOf(sentence: string, locale: Locale): Set<string> {
  const units =
    locale === 'en' ? (sentence.toLowerCase().match(/[a-z’]+/g) ?? []) : [...sentence.replace(/\p{P}/gu, '')];
  return new Set(units.slice(1).map((unit, index) => `${units[index]} ${unit}`));
}

function shiftJis(): string {
  const pairs = Array.from({ length: 0x100 * 0x100 }, (_, code) => [code >> 8, code & 0xff]).filter(
    ([lead = 0]) => (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc),
  );
  const decoder = new TextDecoder('shift_jis');
  return pairs.map((pair) => decoder.decode(Uint8Array.from(pair))).join('');
}
