import type { Deck, DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

export interface DeckOrder {
  topic: string;
  palette: Deck['palette'];
  seed: string;
}

/** Writes decks. Output is shown and stored as it arrives, so implementations validate it first. */
export interface Deckwright {
  readonly maker: Maker;
  plan(order: DeckOrder, signal: AbortSignal): Promise<DeckPlan>;
  /** Yields the slides after `written`, in the order of the plan. */
  write(
    order: DeckOrder,
    plan: DeckPlan,
    written: readonly Slide[],
    signal: AbortSignal,
  ): AsyncIterable<Slide>;
}
