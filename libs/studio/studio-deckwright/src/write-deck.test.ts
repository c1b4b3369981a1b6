import { deckPlanSchema, slideSchema } from '@danqing/contracts/agent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfTopic, writeDeck } from './index.ts';
import { OUTLINES } from './outlines/outlines.ts';
import { numberOf } from './writing/choose.ts';
import { shareOut } from './writing/share-out.ts';
import { shorten, widthOf } from './writing/width.ts';

const palette = { name: '春山', colors: [{ hex: '#ED5126', name: '朱红' }] };
const titleOf = (topic: string, locale: 'zh' | 'en' | 'ja' = 'zh') => {
  const [first] = writeDeck({ topic, palette, locale }).content;
  if (first?.layout !== 'title') throw new Error('A deck begins with its title');
  return first;
};

const PIECES = [
  '新品发布会',
  'quarterly report',
  '授業',
  '给学生讲',
  'for 90 minutes',
  '二十分钟',
  '2時間',
  '：',
  '，',
  '。',
  '?',
  '\n',
  '<b>',
  '</b>',
  '**',
  '# ',
  '👩‍🎨',
  '🇨🇳',
  'مرحبا',
  'שלום',
  '\u202E',
  '\u0000',
  '\uD800',
  '𠮷',
  'é',
  '{subject}',
  ' | ',
  ' ~ ',
  '> ',
  '$<kept>',
  '$&',
  'https://a.example/b?c=d',
  '[text](link)',
  '「',
  '」',
  '《',
  'the',
  'a',
  'of',
  '的',
  'の',
  'について',
  '___',
];
const topics = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1200 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 8 })), {
      maxLength: 40,
    })
    .map((all) => all.join('')),
);
const palettes = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 80 }),
  colors: fc.array(
    fc.record({
      hex: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
      name: fc.oneof(
        fc.constantFrom('朱红', '浅灰', '', 'Teal'),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
      ),
    }),
    { maxLength: 12 },
  ),
});

describe('any topic and palette', () => {
  it('gives a deck within the model, the same each time, of the length that it says', () => {
    fc.assert(
      fc.property(
        topics,
        palettes,
        fc.constantFrom('zh', 'en', 'ja'),
        fc.integer(),
        (topic, colors, locale, seed) => {
          const deck = writeDeck({ topic, palette: colors, locale, seed });
          deckPlanSchema.parse(deck.plan);
          for (const slide of deck.content) slideSchema.parse(slide);
          expect(deck.plan.slides.map(({ layout }) => layout)).toEqual(
            deck.content.map(({ layout }) => layout),
          );
          expect(writeDeck({ topic, palette: colors, locale, seed })).toEqual(deck);
          expect(deck.plan.locale).toBe(languageOfTopic(topic, locale));
          expect(JSON.stringify(deck)).not.toMatch(/\\u0000|\u202e|undefined|NaN/u);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each(['', ' ', '？！……', '—', '<b></b>', '\n\n'])(
  'writes a talk of no particular subject for %j',
  (topic) => {
    const { plan } = writeDeck({ topic, palette, locale: 'ja' });
    expect([plan.kind, plan.locale, plan.title]).toEqual(['talk', 'ja', '発表']);
  },
);

it('shows the emoji of a topic without words beside the kind of talk', () => {
  expect(titleOf('🍵', 'ja').title).toBe('発表 🍵');
  expect(titleOf('帮我做个演示 🍵👨‍👩‍👧‍👦').title).toBe('主题分享 🍵👨‍👩‍👧‍👦');
});

it('cuts a long title between emoji, not within one', () => {
  const { title } = titleOf(`茶会${'👩🏽‍🚀'.repeat(30)}`);
  expect(title).toMatch(/^茶会(?:👩🏽‍🚀)+…$/u);
  expect(title.length).toBeLessThanOrEqual(60);
});

it('keeps a right-to-left subject as it is written', () => {
  expect(writeDeck({ topic: 'تاريخ الشاي', palette, locale: 'en' }).plan.title).toBe('تاريخ الشاي');
});

it('says for whom and how long in the subtitle, and gives the minutes to the slides', () => {
  const { subtitle } = titleOf('给设计系二年级学生讲二十分钟宋代瓷器');
  expect(subtitle).toBe('茶与手艺 · 面向设计系二年级学生 · 20 分钟 · 配色“春山”');
  expect(titleOf('Explain inflation to high school students in half an hour').subtitle).toBe(
    'Lesson · for high school students · 30 minutes · in the colours of “春山”',
  );
  expect(titleOf('投資家を対象に、地域カフェの事業計画を10分で').subtitle).toBe(
    '提案 · 投資家向け · 10分 · 配色「春山」',
  );
});

it('shortens a long subject in the title, and keeps it whole in the subtitle', () => {
  const long = '宋代耀州窑青瓷刻花工艺在当代日用器皿设计中的转化与再生：以三个品牌为例';
  const { title, subtitle } = titleOf(long);
  expect(widthOf(title)).toBeLessThanOrEqual(36);
  expect(title).toMatch(/^宋代耀州窑.*…$/u);
  expect(subtitle).toContain(long);
  const english = 'The quiet revolution: how a small island taught the world to build with bamboo';
  expect(titleOf(english)).toMatchObject({
    title: 'The quiet revolution',
    subtitle: expect.stringContaining(english) as string,
  });
});

it('keeps a question as it was asked, and speaks of the subject elsewhere', () => {
  expect(titleOf('为什么天空是蓝的？').title).toBe('为什么天空是蓝的？');
  expect(titleOf('Why is the sky blue?').title).toBe('Why is the sky blue?');
  const { content } = writeDeck({ topic: '为什么天空是蓝的？', palette });
  expect(
    content
      .slice(1)
      .map((slide) => JSON.stringify(slide))
      .join(''),
  ).not.toContain('天空');
});

it('begins an English title with a capital, but leaves names their own', () => {
  expect(titleOf('sleep and memory').title).toBe('Sleep and memory');
  expect(titleOf('iPhone photography').title).toBe('iPhone photography');
  expect(titleOf('pH and soil').title).toBe('pH and soil');
});

it('sets Chinese characters and Latin letters apart', () => {
  const { content } = writeDeck({ topic: 'iPhone 摄影', palette });
  expect(JSON.stringify(content)).toContain('iPhone 摄影');
  expect(JSON.stringify(writeDeck({ topic: 'Rust语言培训', palette }).content)).toContain('Rust 语言');
});

it.each([
  ['朱红', '茶', '朱'],
  ['浅红', '茶', '红'],
  ['乳白', '茶', '白'],
  ['', '《茶》', '茶'],
  ['Teal', 'sleep', 'S'],
])('shows one character of %j, or of the topic %j: %s', (name, topic, character) => {
  const deck = writeDeck({ topic, palette: { name: '', colors: [{ hex: '#ED5126', name }] } });
  expect(deck.content[0]).toMatchObject({ character });
});

it('takes other words for another seed', () => {
  const texts = new Set(
    ['a', 'b', 'c', 'd', 5, 6].map((seed) => JSON.stringify(writeDeck({ topic: '睡眠', palette, seed }))),
  );
  expect(texts.size).toBeGreaterThan(1);
  for (const outline of Object.values(OUTLINES))
    for (const texts of ['zh', 'en', 'ja'] as const)
      expect(
        outline.slides.some((slide) => slide.texts[texts].lines.join('\n').includes(' ~ ')),
        outline.label[texts],
      ).toBe(true);
});

it('lists the colours of the palette where they are the subject, and no other fact', () => {
  const colors = [
    { hex: '#ed5126', name: '朱红' },
    { hex: '#789262', name: '竹青' },
  ];
  const { content } = writeDeck({ topic: '传统色', palette: { name: '', colors } });
  expect(content.find((slide) => slide.layout === 'table')).toMatchObject({
    rows: [
      ['朱红', '#ED5126', '写一处'],
      ['竹青', '#789262', '写一处'],
      ['写一种颜色', '写色值', '写一处'],
    ],
  });
});

describe('shareOut', () => {
  it('gives away every second, and nobody nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 480 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 14 }),
        (minutes, weights) => {
          const seconds = shareOut(minutes, weights);
          expect(seconds.reduce((sum, each) => sum + each, 0)).toBe(minutes * 60);
          expect(Math.min(...seconds)).toBeGreaterThan(0);
          weights.forEach((weight, at) =>
            weights.forEach((other, index) => {
              if (weight > other) expect(seconds[at]).toBeGreaterThanOrEqual(seconds[index]!);
            }),
          );
        },
      ),
    );
  });

  it('says whole minutes in a long talk and halves in a shorter one', () => {
    expect(shareOut(60, [1, 2, 3])).toEqual([660, 1200, 1740]);
    expect(shareOut(5, [1, 1, 1, 2])).toEqual([60, 60, 60, 120]);
  });
});

it('shortens by whole words, and cuts no letter apart', () => {
  expect(shorten('one two three four', 12, 60)).toBe('one two…');
  expect(shorten('👩‍🎨👩‍🎨👩‍🎨', 60, 8)).toBe('👩‍🎨…');
});

it('chooses evenly by text', () => {
  const counts = [0, 0, 0];
  for (let at = 0; at < 3000; at += 1) counts[numberOf(`seed ${at}`, 3)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
