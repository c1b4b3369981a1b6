import { z } from 'zod';
import { THEME_SLOTS } from '../office/index.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const notes = z.string().trim().min(1).max(1_500);

export const SLIDE_ICONS = [
  'lightbulb',
  'target',
  'users',
  'clock',
  'calendar',
  'map-pin',
  'trending-up',
  'shield',
  'leaf',
  'book-open',
  'palette',
  'sparkles',
  'heart',
  'flag',
  'compass',
  'layers',
  'message-circle',
  'check',
  'star',
  'wallet',
  'camera',
  'coffee',
  'landmark',
  'mountain',
  'graduation-cap',
  'wrench',
  'route',
  'search',
  'gift',
  'globe',
] as const;
export type SlideIcon = (typeof SLIDE_ICONS)[number];

export const SLIDE_SCENES = ['landscape', 'flowers', 'portrait'] as const;

export const titleSlideSchema = z.object({
  layout: z.literal('title'),
  title: line(60),
  subtitle: line(120),
  /** One large character from the name of the palette's first colour. */
  character: line(4),
  notes,
});
export const agendaSlideSchema = z.object({
  layout: z.literal('agenda'),
  title: line(40),
  items: z.array(line(60)).min(2).max(6),
  notes,
});
export const sectionSlideSchema = z.object({
  layout: z.literal('section'),
  number: z.number().int().min(1).max(9),
  title: line(40),
  summary: line(120),
  notes,
});
export const statementSlideSchema = z.object({
  layout: z.literal('statement'),
  text: line(90),
  support: line(160),
  notes,
});
export const bulletsSlideSchema = z.object({
  layout: z.literal('bullets'),
  title: line(60),
  items: z
    .array(z.object({ icon: z.enum(SLIDE_ICONS), title: line(40), text: line(120) }))
    .min(2)
    .max(4),
  notes,
});
export const columnsSlideSchema = z.object({
  layout: z.literal('columns'),
  title: line(60),
  columns: z.array(z.object({ heading: line(40), lines: z.array(line(90)).min(1).max(4) })).length(2),
  notes,
});
export const pictureSlideSchema = z.object({
  layout: z.literal('picture'),
  title: line(60),
  text: line(220),
  caption: line(90),
  scene: z.enum(SLIDE_SCENES),
  alt: line(160),
  notes,
});
export const chartSlideSchema = z.object({
  layout: z.literal('chart'),
  title: line(60),
  takeaway: line(120),
  kind: z.enum(['bar', 'line', 'doughnut']),
  categories: z.array(line(24)).min(2).max(8),
  /** One value per category; a doughnut has one series. */
  series: z
    .array(z.object({ name: line(30), values: z.array(z.number().finite()).min(2).max(8) }))
    .min(1)
    .max(3),
  unit: z.string().trim().max(12),
  source: line(120),
  notes,
});
export const timelineSlideSchema = z.object({
  layout: z.literal('timeline'),
  title: line(60),
  steps: z
    .array(z.object({ label: line(20), title: line(30), text: line(80) }))
    .min(3)
    .max(5),
  notes,
});
export const tableSlideSchema = z.object({
  layout: z.literal('table'),
  title: line(60),
  head: z.array(line(24)).min(2).max(4),
  rows: z
    .array(z.array(z.string().trim().max(48)))
    .min(2)
    .max(6),
  notes,
});
export const quoteSlideSchema = z.object({
  layout: z.literal('quote'),
  text: line(120),
  source: line(60),
  notes,
});
export const closingSlideSchema = z.object({
  layout: z.literal('closing'),
  title: line(40),
  lines: z.array(line(80)).min(1).max(3),
  notes,
});

const anySlideSchema = z.discriminatedUnion('layout', [
  titleSlideSchema,
  agendaSlideSchema,
  sectionSlideSchema,
  statementSlideSchema,
  bulletsSlideSchema,
  columnsSlideSchema,
  pictureSlideSchema,
  chartSlideSchema,
  timelineSlideSchema,
  tableSlideSchema,
  quoteSlideSchema,
  closingSlideSchema,
]);

/** A slide. The lengths limit what a layout can hold; the layout measures the text's width. */
export const slideSchema = anySlideSchema.superRefine((slide, context) => {
  if (slide.layout === 'chart') {
    slide.series.forEach(({ values }, index) => {
      if (values.length !== slide.categories.length)
        context.addIssue({
          code: 'custom',
          path: ['series', index, 'values'],
          message: 'one value for each category',
        });
    });
    if (slide.kind === 'doughnut' && slide.series.length > 1)
      context.addIssue({ code: 'custom', path: ['series'], message: 'a doughnut has one series' });
  }
  if (slide.layout === 'table')
    slide.rows.forEach((row, index) => {
      if (row.length !== slide.head.length)
        context.addIssue({ code: 'custom', path: ['rows', index], message: 'as many cells as the head has' });
    });
});
export type Slide = z.infer<typeof slideSchema>;
export type SlideLayout = Slide['layout'];
export type SlideOf<Layout extends SlideLayout> = Extract<Slide, { layout: Layout }>;
export const SLIDE_LAYOUTS = [
  'title',
  'agenda',
  'section',
  'statement',
  'bullets',
  'columns',
  'picture',
  'chart',
  'timeline',
  'table',
  'quote',
  'closing',
] as const satisfies readonly SlideLayout[];

export const TALK_KINDS = [
  'product-launch',
  'quarterly-report',
  'lesson',
  'thesis-defence',
  'travel-plan',
  'museum-tour',
  'team-review',
  'proposal',
  'training',
  'biography',
  'tea-and-craft',
  'city-guide',
  'talk',
] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

export const MIN_SLIDES = 8;
export const MAX_SLIDES = 14;

/** Data of the event `plan`: the talk's metadata and its outline. */
export const deckPlanSchema = z.object({
  kind: z.enum(TALK_KINDS),
  locale: z.enum(['zh', 'en', 'ja']),
  title: line(60),
  subtitle: line(120),
  slides: z
    .array(z.object({ layout: z.enum(SLIDE_LAYOUTS), title: line(60) }))
    .min(MIN_SLIDES)
    .max(MAX_SLIDES),
});
export type DeckPlan = z.infer<typeof deckPlanSchema>;

const hex = z.string().regex(/^#[0-9A-F]{6}$/);

/** Data of the event `design`: the palette as the twelve colours of an Office theme, and the typefaces. */
export const deckDesignSchema = z.object({
  /**
   * The twelve theme colours in the order of THEME_SLOTS. `name` is the given name, or the Chinese name of
   * the nearest colour.
   */
  colors: z.array(z.object({ slot: z.enum(THEME_SLOTS), hex, name: z.string().max(40) })).length(12),
  /** The original palette colours, for the file's custom colours. */
  palette: z
    .array(z.object({ hex, name: z.string().max(40) }))
    .min(1)
    .max(11),
  fonts: z.object({
    heading: z.string(),
    body: z.string(),
    eastAsianHeading: z.string(),
    eastAsianBody: z.string(),
  }),
});
export type DeckDesign = z.infer<typeof deckDesignSchema>;

export const deckModelSchema = z.object({
  plan: deckPlanSchema,
  design: deckDesignSchema,
  content: z.array(slideSchema).min(MIN_SLIDES).max(MAX_SLIDES),
});
export type DeckModel = z.infer<typeof deckModelSchema>;
