import { readFileSync } from 'node:fs';
import { slideSchema, type DeckModel, type DeckPlan, type Slide } from '@danqing/contracts/agent';
import { makeDesign } from '../design/make-design.ts';
import { knownColors } from './known-colors.ts';
import { SAMPLE_PALETTES } from './palettes.ts';
import { teaDeck } from './tea-deck.ts';

type Locale = DeckPlan['locale'];
type Deck = Pick<DeckPlan, 'title' | 'subtitle' | 'kind'> & { content: readonly unknown[] };

/** Three kinds of talk as the studio's Deckwright wrote them once. */
const written: Readonly<Record<'product-launch' | 'quarterly-report' | 'travel-plan', Record<Locale, Deck>>> =
  JSON.parse(readFileSync(new URL('written-decks.json', import.meta.url), 'utf8'));
const DECKS = { tea: teaDeck, ...written };
export type SampleKind = keyof typeof DECKS;
export const SAMPLE_KINDS = Object.keys(DECKS) as SampleKind[];
export const SAMPLE_LOCALES = ['zh', 'en', 'ja'] as const satisfies readonly Locale[];

const titleOf = (slide: Slide): string => ('title' in slide ? slide.title : slide.text).slice(0, 60).trim();

/** A whole model of one of the example decks, in one of the example palettes. */
export function sampleDeck(kind: SampleKind, locale: Locale, palette: string): DeckModel {
  const { content, ...plan } = DECKS[kind][locale];
  const slides = content.map((slide) => slideSchema.parse(slide));
  return {
    plan: {
      ...plan,
      locale,
      slides: slides.map((slide) => ({ layout: slide.layout, title: titleOf(slide) })),
    },
    design: makeDesign(SAMPLE_PALETTES[palette] ?? [], { locale, known: knownColors }),
    content: slides,
  };
}
