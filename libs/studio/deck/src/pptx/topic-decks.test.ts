import { deckModelSchema, TALK_KINDS, type DeckModel, type TalkKind } from '@danqing/contracts/agent';
import type { Locale } from '@danqing/contracts/locale';
import { writeDeck } from '@danqing/studio-deckwright';
import { expect, test } from 'vitest';
import { makeDesign } from '../design/make-design.ts';
import { previewOf, type SvgNode } from '../preview/preview-of.ts';
import { contextOf } from '../layouts/lay-out-slide.ts';
import { findPackageFaults } from '../testing/package-faults.ts';
import { elements, partsOf, readXml } from '../testing/read-xml.ts';
import { writePptx } from './write-pptx.ts';

const REQUESTS: Record<TalkKind, Record<Locale, (name: string) => string>> = {
  'product-launch': {
    zh: (name) => `${name}新品发布会`,
    en: (name) => `Product launch of ${name}`,
    ja: (name) => `${name}の新製品発表会`,
  },
  'quarterly-report': {
    zh: (name) => `${name}第三季度报告`,
    en: (name) => `Quarterly report of ${name}`,
    ja: (name) => `${name}の四半期報告`,
  },
  lesson: {
    zh: (name) => `${name}公开课`,
    en: (name) => `A lesson on ${name}`,
    ja: (name) => `${name}の授業`,
  },
  'thesis-defence': {
    zh: (name) => `${name}硕士论文答辩`,
    en: (name) => `Thesis defence on ${name}`,
    ja: (name) => `${name}の修士論文発表`,
  },
  'travel-plan': {
    zh: (name) => `${name}旅行计划`,
    en: (name) => `A travel plan for ${name}`,
    ja: (name) => `${name}の旅行計画`,
  },
  'museum-tour': {
    zh: (name) => `${name}博物馆导览`,
    en: (name) => `A museum tour of ${name}`,
    ja: (name) => `${name}の博物館ツアー`,
  },
  'team-review': {
    zh: (name) => `${name}项目复盘`,
    en: (name) => `Retrospective of ${name}`,
    ja: (name) => `${name}プロジェクトの振り返り`,
  },
  proposal: {
    zh: (name) => `${name}提案`,
    en: (name) => `Proposal for ${name}`,
    ja: (name) => `${name}の提案書`,
  },
  training: {
    zh: (name) => `${name}培训`,
    en: (name) => `Training on ${name}`,
    ja: (name) => `${name}の新人研修`,
  },
  biography: {
    zh: (name) => `${name}的一生`,
    en: (name) => `The life of ${name}`,
    ja: (name) => `${name}の生涯`,
  },
  'tea-and-craft': {
    zh: (name) => `${name}的茶艺`,
    en: (name) => `The craft of ${name}`,
    ja: (name) => `${name}の伝統工芸`,
  },
  'city-guide': {
    zh: (name) => `${name}城市指南`,
    en: (name) => `A city guide to ${name}`,
    ja: (name) => `${name}の街歩き`,
  },
  talk: { zh: (name) => name, en: (name) => name, ja: (name) => name },
};
const NAMES: Record<Locale, string> = { zh: '清岚', en: 'Riverbank', ja: 'かざぐるま' };
/** An emoji of each make, quotation marks, and what XML escapes. */
const DRESSED: readonly ((name: string) => string)[] = [
  (name) => `“${name}”👨‍👩‍👧‍👦`,
  (name) => `${name}🇨🇳<T>`,
  (name) => `${name}1️⃣&👍🏽`,
  (name) => `「${name}」🏴󠁧󠁢󠁳󠁣󠁴󠁿`,
];
const LOCALES = ['zh', 'en', 'ja'] as const;

/** 50 colours whose long names end in an emoji that must not be cut in half. */
const palette = Array.from({ length: 50 }, (_, index) => ({
  hex: `#${((index * 0x051f3b + 0x102030) & 0xffffff).toString(16).padStart(6, '0')}`,
  name: `${'色'.repeat(30 + (index % 10))}👩🏽‍🚀“${index}”`,
}));

const DECKS = TALK_KINDS.flatMap((kind, at) =>
  DRESSED.map((dress, index) => {
    const locale = LOCALES[(at + index) % LOCALES.length]!;
    const name = dress(NAMES[locale]);
    return { kind, locale, name, topic: REQUESTS[kind][locale](name), seed: `${at} ${index}` };
  }),
);

const textsOf = (nodes: readonly SvgNode[]): string[] =>
  nodes.flatMap(({ text, children = [] }) => [...(text === undefined ? [] : [text]), ...textsOf(children)]);

test('there are 52 of them, of every kind', () => {
  expect(DECKS).toHaveLength(52);
});

test.each(DECKS)('$kind, $topic: a strict reader takes the file, and it has the name as typed', (deck) => {
  const { kind, locale, name, topic, seed } = deck;
  const written = writeDeck({ topic, palette: { name: '五十色🎨', colors: palette }, locale, seed });
  expect([written.plan.kind, written.plan.locale]).toEqual([kind, locale]);
  expect(written.plan.title).toContain(name);
  const model: DeckModel = { ...written, design: makeDesign(palette, { locale }) };
  expect(deckModelSchema.parse(model)).toEqual(model);

  const file = writePptx(model, new Map());
  expect(findPackageFaults(file)).toEqual([]);
  const parts = partsOf(file);
  for (const [part, text] of parts)
    if (typeof text === 'string') expect([part, /\p{Surrogate}/u.test(text)]).toEqual([part, false]);
  const first = readXml(parts.get('ppt/slides/slide1.xml') as string);
  const words = elements(first, 'a:t').map(({ text }) => text.replaceAll('&apos;', "'"));
  expect(words).toContain(written.plan.title);

  const drawn = textsOf(previewOf(model.content[0]!, contextOf(model, 0))).join('');
  expect(drawn.replace(/\s/gu, '')).toContain(written.plan.title.replace(/\s/gu, ''));
});
