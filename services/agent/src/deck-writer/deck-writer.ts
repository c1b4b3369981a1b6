import type { Deck, DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';

export interface DeckRequest {
  topic: string;
  palette: Deck['palette'];
  seed: string;
}

/** Writes decks. Output is shown and stored as it arrives, so implementations validate it first. */
export interface DeckWriter {
  readonly maker: Maker;
  plan(request: DeckRequest, signal: AbortSignal): Promise<DeckPlan>;
  /** Yields the slides after `written`, in the order of the plan. */
  write(
    order: DeckRequest,
    plan: DeckPlan,
    written: readonly Slide[],
    signal: AbortSignal,
  ): AsyncIterable<Slide>;
}
