import { deckPlanSchema, slideSchema, TALK_KINDS, type Slide, type TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { describe, expect, it } from 'vitest';
import { writeDeck } from './index.ts';
import { OUTLINES } from './outlines/outlines.ts';
import { readTopic } from './topic/read-topic.ts';
import { hasJapaneseForm, writtenForms } from './topic/written-forms.ts';
import { widthOf } from './writing/width.ts';

const LOCALES = ['zh', 'en', 'ja'] as const;
const palette = { name: '春山', colors: [{ hex: '#ED5126', name: '朱红' }] };

/** One topic per kind and language; subjects use only characters of that language. */
const TOPICS: Record<TalkKind, Record<Locale, string>> = {
  'product-launch': {
    zh: '清岚茶杯新品发布会',
    en: 'Product launch of the Riverbank kettle',
    ja: 'かざぐるまの新製品発表会',
  },
  'quarterly-report': {
    zh: '门店第三季度报告',
    en: 'Quarterly report of the north branch',
    ja: 'みなみ支店の四半期報告',
  },
  lesson: { zh: '光合作用公开课', en: 'A lesson on photosynthesis', ja: 'ひかりの授業' },
  'thesis-defence': {
    zh: '城市热岛硕士论文答辩',
    en: 'Thesis defence on urban heat',
    ja: 'みどりと気温の修士論文発表',
  },
  'travel-plan': { zh: '云南旅行计划', en: 'A travel plan for Scotland', ja: 'しまなみの旅行計画' },
  'museum-tour': {
    zh: '青铜器博物馆导览',
    en: 'A museum tour of the bronze rooms',
    ja: 'うつわの博物館ツアー',
  },
  'team-review': {
    zh: '搬家项目复盘',
    en: 'Retrospective of the office move',
    ja: 'ひっこしプロジェクトの振り返り',
  },
  proposal: { zh: '食堂改造提案', en: 'Proposal for a bicycle shed', ja: 'しょくどうの提案書' },
  training: { zh: '信息安全培训', en: 'Training on fire safety', ja: 'あんぜんの新人研修' },
  biography: { zh: '苏轼的一生', en: 'The life of Ada Lovelace', ja: 'まつおばしょうの生涯' },
  'tea-and-craft': { zh: '岩茶的茶艺', en: 'The craft of lacquer', ja: 'お茶の伝統工芸' },
  'city-guide': { zh: '泉州城市指南', en: 'A city guide to Lisbon', ja: 'おのみちの街歩き' },
  talk: { zh: '睡眠', en: 'Sleep', ja: 'ねむり' },
};
const DECKS = TALK_KINDS.flatMap((kind) =>
  LOCALES.map((locale) => ({ kind, locale, topic: TOPICS[kind][locale] })),
);

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['layout', 'icon', 'scene', 'kind', 'character', 'unit'].includes(key)
      ? []
      : textsOf(part, `${path}/${key}`),
  );
}
const seenOf = (slide: Slide) => textsOf(slide).filter(([path]) => path !== '/notes');

function secondsOf({ notes }: Slide): number {
  const line = /^(?:用时：|Time: |時間：)(.*)$/mu.exec(notes)?.[1] ?? '';
  const [, minutes = '0'] = /(\d+) ?(?:分|min)/u.exec(line) ?? [];
  const [, seconds = '0'] = /(\d+) ?(?:秒|s$)/u.exec(line) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Sentences that may repeat across decks: standard phrases and blanks to fill in. */
const SHARED =
  /^(?:示例数据|示例数据，请替换|请替换|Example figures, to be replaced|サンプルの数値です|差し替えてください|这份演示是提纲.*|This deck is scaffolding.*|このスライドは骨組みです|(?:用时|時間)：.*|Time: .*|每一句都是给你的提示.*|Put your own content.*|文はすべて.*)$/u;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[。！？!?.；])\s*|\n/u)
    .map((sentence) => sentence.replace(/^(?:讲：|准备：|Say: |Prepare: |話す：|準備：)/u, '').trim())
    .filter((sentence) => widthOf(sentence) > 14 && !SHARED.test(sentence.replace(/[。.]$/u, '')));

describe.each(DECKS)('the deck of a $kind in $locale', ({ kind, locale, topic }) => {
  const { plan, content } = writeDeck({ topic, palette, locale });
  const seen = content.flatMap(seenOf);

  it('is of its kind and language, within the model, as its plan says', () => {
    expect([plan.kind, plan.locale]).toEqual([kind, locale]);
    expect(deckPlanSchema.parse(plan)).toEqual(plan);
    content.forEach((slide) => expect(slideSchema.parse(slide)).toEqual(slide));
    expect(plan.slides.map(({ layout }) => layout)).toEqual(content.map(({ layout }) => layout));
  });

  it('has a rhythm: 10 to 14 slides in 9 layouts or more, never one twice in a row', () => {
    const layouts = content.map(({ layout }) => layout);
    expect(layouts.length).toBeGreaterThanOrEqual(10);
    expect(layouts.length).toBeLessThanOrEqual(14);
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(9);
    layouts.forEach((layout, at) => expect(layout).not.toBe(layouts[at - 1]));
    expect([layouts[0], layouts.at(-1)]).toEqual(['title', 'closing']);
  });

  it('lists in its agenda what its sections are called', () => {
    const agenda = content.find((slide) => slide.layout === 'agenda');
    const sections = content.filter((slide) => slide.layout === 'section');
    expect(agenda?.items).toEqual(sections.map(({ title }) => title));
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_, at) => at + 1));
  });

  it('fills every place of its outline, and has no text that is empty or left over', () => {
    for (const [path, text] of content.flatMap((slide) => textsOf(slide))) {
      expect(text, path).not.toMatch(/[{}|~]|undefined|\s$|^\s/u);
      expect(text, path).not.toBe('');
    }
    for (const slide of content)
      if (slide.layout === 'bullets') expect(slide.items.map(({ icon }) => icon)).not.toContain(undefined);
  });

  it('speaks of its subject on four slides or more after the title', () => {
    const { subject } = readTopic(topic, locale);
    const name = subject?.inSentences.toLowerCase() ?? '';
    const naming = content
      .slice(1)
      .filter((slide) => seenOf(slide).some(([, text]) => text.toLowerCase().includes(name)));
    expect(name).not.toBe('');
    expect(naming.length).toBeGreaterThanOrEqual(4);
  });

  it('takes the length of the talk exactly', () => {
    const total = content.reduce((sum, slide) => sum + secondsOf(slide), 0);
    expect(total / 60).toBe(OUTLINES[kind].minutes);
    content.forEach((slide) => expect(secondsOf(slide), slide.layout).toBeGreaterThan(0));
  });

  it('says nothing twice', () => {
    const sentences = content
      .filter(({ layout }) => layout !== 'agenda')
      .flatMap((slide) => textsOf(slide))
      .flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it('is in the script of its language', () => {
    const text = content
      .flatMap((slide) => textsOf(slide).map(([, part]) => part))
      .join('\n')
      .replaceAll(/春山|朱红|#ED5126/gu, '');
    if (locale === 'en')
      expect(text).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。：「」、]/u);
    if (locale === 'zh') {
      expect(text).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}「」]/u);
      expect(hasJapaneseForm(text)).toBe(false);
      const foreign = text.match(/\p{Script=Han}/gu)?.filter((each) => !writtenForms().simplified.has(each));
      expect(foreign).toEqual([]);
    }
    if (locale === 'ja') {
      expect(text).not.toMatch(/[“”，]/u);
      const foreign = text
        .match(/\p{Script=Han}/gu)
        ?.filter((each) => !writtenForms().japanese.has(each) && each !== '々');
      expect(foreign).toEqual([]);
      for (const slide of content)
        expect(
          seenOf(slide)
            .map(([, part]) => part)
            .join(''),
          slide.layout,
        ).toMatch(/\p{Script=Hiragana}/u);
      for (const [path, part] of seen)
        if (widthOf(part) > 26 && path !== '/subtitle') expect(part, path).toMatch(/\p{Script=Hiragana}/u);
    }
    if (locale !== 'en') expect(text).not.toMatch(/[A-Za-z]{2,}/u);
  });

  it('stays short to the eye, with every wording: titles in a line or two, texts of three', () => {
    const decks = [topic, OUTLINES[kind].label[locale]].flatMap((asked) =>
      ['', 'a', 'b', 'c', 'd'].map((seed) => writeDeck({ topic: asked, palette, locale, seed })),
    );
    for (const slide of decks.flatMap((deck) => deck.content)) {
      if ('title' in slide)
        expect(widthOf(slide.title), slide.title).toBeLessThanOrEqual(locale === 'en' ? 45 : 40);
      for (const [path, text] of seenOf(slide))
        expect(widthOf(text), text).toBeLessThanOrEqual(path.endsWith('/text') ? 130 : 160);
    }
  });

  it('marks the figures of its chart as examples', () => {
    for (const slide of content)
      if (slide.layout === 'chart')
        expect(slide.source).toMatch(/示例数据，请替换|Example figures|サンプルの数値/u);
  });
});

it.each(LOCALES)('shares no sentence between kinds in %s', (locale) => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const kind of TALK_KINDS)
    for (const seed of ['', 'a', 'b']) {
      const { content } = writeDeck({ topic: TOPICS[kind][locale], palette, locale, seed });
      for (const [path, text] of content.flatMap((slide) => textsOf(slide)))
        for (const sentence of path === '/alt' || path === '/subtitle' ? [] : sentencesOf(text)) {
          const first = seen.get(sentence) ?? kind;
          if (first !== kind) shared.push(`${first}, ${kind}: ${sentence}`);
          seen.set(sentence, first);
        }
    }
  expect([...new Set(shared)]).toEqual([]);
});
