import { slideSchema, type DeckModel, type DeckPlan, type Slide } from '@danqing/contracts/agent';
import { writeDeck } from '@danqing/studio-deckwright';
import { makeDesign } from '../design/make-design.ts';
import { knownColors } from './known-colors.ts';
import { SAMPLE_PALETTES } from './palettes.ts';
import { teaDeck } from './tea-deck.ts';

type Locale = DeckPlan['locale'];

const TOPICS = {
  'product-launch': {
    zh: '一款竹纤维保温杯的新品发布会，15 分钟',
    en: 'Product launch of a bamboo-fibre flask, 15 minutes',
    ja: '竹繊維の水筒の新製品発表会、15分',
  },
  'quarterly-report': {
    zh: '2026 年第三季度经营汇报',
    en: 'Third quarter results for the board',
    ja: '第3四半期の業績報告',
  },
  'travel-plan': {
    zh: '去云南七天六晚的旅行计划',
    en: 'A week-long trip to Kyoto',
    ja: '京都への2泊3日の旅行計画',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type SampleKind = 'tea' | keyof typeof TOPICS;
export const SAMPLE_KINDS: readonly SampleKind[] = [
  'tea',
  ...(Object.keys(TOPICS) as (keyof typeof TOPICS)[]),
];
export const SAMPLE_LOCALES = ['zh', 'en', 'ja'] as const satisfies readonly Locale[];

const titleOf = (slide: Slide): string => ('title' in slide ? slide.title : slide.text).slice(0, 60).trim();

/**
 * Returns the handwritten tea deck, or a deck about a fixed topic from `writeDeck`.
 *
 * @param palette a key of `SAMPLE_PALETTES`
 */
export function sampleDeck(kind: SampleKind, locale: Locale, palette: string): DeckModel {
  const colors = SAMPLE_PALETTES[palette] ?? [];
  const design = makeDesign(colors, { locale, known: knownColors });
  if (kind !== 'tea') {
    const topic = TOPICS[kind][locale];
    return { ...writeDeck({ topic, palette: { name: palette, colors }, locale }), design };
  }
  const { content, ...plan } = teaDeck[locale];
  const slides = content.map((slide) => slideSchema.parse(slide));
  return {
    plan: {
      ...plan,
      locale,
      slides: slides.map((slide) => ({ layout: slide.layout, title: titleOf(slide) })),
    },
    design,
    content: slides,
  };
}
