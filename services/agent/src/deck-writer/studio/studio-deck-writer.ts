import type { DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import { writeDeck } from '@danqing/studio-deckwright';
import type { DeckRequest, DeckWriter } from '../deck-writer.ts';

const STUDIO: Maker = { kind: 'studio', name: '丹青画室' };

/**
 * The embedded deck writer: an outline with placeholder text, written in milliseconds. Deterministic, so an
 * interrupted run resumes consistently.
 */
export class StudioDeckWriter implements DeckWriter {
  readonly maker = STUDIO;

  async plan(order: DeckRequest): Promise<DeckPlan> {
    return deckOf(order).plan;
  }

  async *write(order: DeckRequest, _plan: DeckPlan, written: readonly Slide[]): AsyncGenerator<Slide> {
    yield* deckOf(order).content.slice(written.length);
  }
}

const deckOf = ({ topic, palette, seed }: DeckRequest) => writeDeck({ topic, palette, seed });
