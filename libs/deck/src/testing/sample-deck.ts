import type { DeckModel } from '@danqing/contracts/agent';
import { makeDesign } from '../design/make-design.ts';
import { knownColors } from './known-colors.ts';
import { SAMPLE_PALETTES } from './palettes.ts';
import { teaDeck } from './tea-deck.ts';

const DECKS = { tea: teaDeck };

/** A whole model of one of the example decks. */
export function sampleDeck(
  kind: keyof typeof DECKS,
  locale: DeckModel['plan']['locale'],
  palette: string,
): DeckModel {
  const { content, ...plan } = DECKS[kind][locale];
  return {
    plan: {
      ...plan,
      locale,
      slides: content.map((slide) => ({
        layout: slide.layout,
        title: 'title' in slide ? slide.title : slide.text.slice(0, 60),
      })),
    },
    design: makeDesign(SAMPLE_PALETTES[palette] ?? [], { locale, known: knownColors }),
    content,
  };
}
