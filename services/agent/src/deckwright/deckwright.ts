import type { Deck, DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

/** What a deck is to be made of. */
export interface DeckOrder {
  topic: string;
  palette: Deck['palette'];
  /** Another seed, another deck. */
  seed: string;
}

/** Who writes decks. What it gives is shown and kept as it comes, so it is checked before. */
export interface Deckwright {
  readonly maker: Maker;
  /** Rejects with the signal, and when it cannot. */
  plan(order: DeckOrder, signal: AbortSignal): Promise<DeckPlan>;
  /** The slides after those that are written, in their order, as many as the plan has. */
  write(
    order: DeckOrder,
    plan: DeckPlan,
    written: readonly Slide[],
    signal: AbortSignal,
  ): AsyncIterable<Slide>;
}
