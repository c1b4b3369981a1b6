import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  chartSlideSchema,
  SLIDE_ICONS,
  SLIDE_SCENES,
  TALK_KINDS,
  type SlideLayout,
} from '@danqing/contracts/agent';
import { expect, it } from 'vitest';
import { z } from 'zod';

const DATA = join(import.meta.dirname, '../../data');
const read = (file: string): unknown => JSON.parse(readFileSync(join(DATA, file), 'utf8'));

/** Text without separators, and without braces other than those of the subject. */
const text = z.string().regex(/^(?!\s)(?:[^{}|\s]|[ \u3000](?!\s)|\{[sS]ubject\})+(?<!\s)$/u);
const parts = (count: number) => z.array(text).length(count);
const sameLength = (rows: readonly unknown[][]) => rows.every((row) => row.length === rows[0]?.length);

const LINES: Record<SlideLayout, z.ZodType> = {
  title: z.tuple([]),
  agenda: z.tuple([text]),
  section: z.tuple([text, text]),
  statement: z.tuple([text, text]),
  bullets: z.tuple([text, parts(2), parts(2)], parts(2)),
  columns: z.tuple([text, parts(4), parts(4)], parts(4)),
  picture: z.tuple([text, text, text]),
  chart: z.tuple([text, text, z.array(text).min(3), z.array(text).min(1)]),
  timeline: z.tuple([text, parts(3), parts(3)], parts(3)),
  table: z.tuple([text], z.array(text).min(2)).refine(([, ...rows]) => sameLength(rows), 'has uneven rows'),
  quote: z.tuple([text, text]),
  closing: z.tuple([text, text], text),
};

const inEveryLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ zh: schema, en: schema, ja: schema });

const slide = <Layout extends SlideLayout>(layout: Layout) =>
  z.strictObject({
    layout: z.literal(layout),
    share: z.number().positive(),
    texts: inEveryLanguage(z.strictObject({ lines: LINES[layout], say: text, prepare: text })),
  });
const slides = z.discriminatedUnion('layout', [
  slide('title'),
  slide('agenda'),
  slide('section'),
  slide('statement'),
  slide('bullets').extend({ icons: z.array(z.enum(SLIDE_ICONS)) }),
  slide('columns'),
  slide('picture').extend({ scene: z.enum([...SLIDE_SCENES, 'landscape or flowers']).optional() }),
  slide('chart').extend({
    chart: z.strictObject({
      kind: chartSlideSchema.shape.kind,
      values: z.array(z.array(z.number())).min(1),
      unit: z.string().optional(),
    }),
  }),
  slide('timeline'),
  slide('table').extend({ rowsOfColors: z.literal(true).optional() }),
  slide('quote'),
  slide('closing'),
]);

const outline = z.strictObject({
  minutes: z.int().positive(),
  label: inEveryLanguage(text),
  standIn: inEveryLanguage(text),
  slides: z
    .array(slides)
    .min(10)
    .superRefine((all, context) => {
      const lines = all.flatMap(({ texts }) => Object.values(texts).flatMap((each) => JSON.stringify(each)));
      for (const line of lines.filter((each, at) => lines.indexOf(each) !== at))
        context.addIssue({ code: 'custom', message: `has a slide twice: ${line}` });
    }),
});

/** The number of parts of each line, which all languages share. */
const shapeOf = (lines: unknown) =>
  (lines as (string | string[])[]).map((line) => (typeof line === 'string' ? 1 : line.length));

it('every kind of talk has an outline', () => {
  const files = globSync('outlines/*.json', { cwd: DATA }).map((file) => basename(file, '.json'));
  expect(files.sort()).toEqual([...TALK_KINDS].sort());
});

it.each(TALK_KINDS)('the outline of a %s fits its schema, with the same lines in every language', (kind) => {
  const { error, data } = outline.safeParse(read(`outlines/${kind}.json`));
  expect(error && z.prettifyError(error)).toBeUndefined();
  for (const { layout, texts } of data!.slides)
    for (const locale of ['en', 'ja'] as const)
      expect(shapeOf(texts[locale].lines), `${layout} ${locale}`).toEqual(shapeOf(texts.zh.lines));
});

it.each(TALK_KINDS)(
  'the outline of a %s has an icon for each point and a value for each category',
  (kind) => {
    for (const each of outline.parse(read(`outlines/${kind}.json`)).slides) {
      const shape = shapeOf(each.texts.zh.lines);
      if (each.layout === 'bullets') expect(each.icons).toHaveLength(shape.length - 1);
      if (each.layout === 'chart') {
        const { values } = each.chart;
        expect([values[0]?.length, values.length]).toEqual(shape.slice(2));
        expect(sameLength(values)).toBe(true);
      }
    }
  },
);

it('the words of every kind but the general one occur once for their kind', () => {
  const words = z.array(z.string().regex(/^(?! )[^,，]+(?<! )$/u)).nonempty();
  const lists = z.array(z.strictObject({ weight: z.int().min(1).max(6), words })).nonempty();
  const kinds = z.record(z.enum(TALK_KINDS).exclude(['talk']), lists).parse(read('kind-words.json'));
  for (const [kind, weighted] of Object.entries(kinds)) {
    const all = weighted.flatMap(({ words: each }) => each);
    expect(
      all.filter((word, at) => all.indexOf(word) !== at),
      kind,
    ).toEqual([]);
  }
});

const quote = (lines: string[], extras = {}) => {
  const texts = { lines, say: 'say', prepare: 'prepare' };
  return { layout: 'quote', share: 1, ...extras, texts: { zh: texts, en: texts, ja: texts } };
};

it.each([
  ['an unknown key', quote(['one', 'two'], { note: '' })],
  ['too few lines', quote(['one'])],
  ['a separator in a line', quote(['one', 'two | three'])],
  ['an unknown placeholder', quote(['one', 'of {topic}'])],
])('the schema of slides refuses %s', (_case, slideData) => {
  expect(slides.safeParse(quote(['one', 'of {subject}'])).success).toBe(true);
  expect(slides.safeParse(slideData).success).toBe(false);
});
