import type { DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import { writeDeck } from '@danqing/studio-deckwright';
import type { DeckOrder, Deckwright } from '../deckwright.ts';

/** How the embedded studio signs. */
const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };

/**
 * The deckwright that is part of this software: an outline with words to be replaced, in milliseconds. The same order gives the
 * same deck, so a run goes on where it was.
 */
export class StudioDeckwright implements Deckwright {
  readonly maker = STUDIO;

  async plan(order: DeckOrder): Promise<DeckPlan> {
    return deckOf(order).plan;
  }

  async *write(order: DeckOrder, _plan: DeckPlan, written: readonly Slide[]): AsyncGenerator<Slide> {
    yield* deckOf(order).content.slice(written.length);
  }
}

const deckOf = ({ topic, palette, seed }: DeckOrder) => writeDeck({ topic, palette, seed });
