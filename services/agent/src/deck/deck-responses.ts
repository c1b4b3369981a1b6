import type { Deck } from '@danqing/contracts/agent';
import type { StoredDeck } from './deck.queries.ts';

export class DeckResponses {
  readonly #prefix: string;

  constructor(basePath: string) {
    this.#prefix = `${basePath}api/agent/decks/`;
  }

  deckOf({
    id,
    topic,
    format,
    palette,
    maker,
    plan,
    content,
    finished,
    createdAt,
    expiresAt,
  }: StoredDeck): Deck {
    if (!plan) throw new Error('a deck without a plan is nothing to show');
    return {
      id,
      title: plan.title,
      topic,
      format,
      locale: plan.locale,
      slides: plan.slides.length,
      written: content.length,
      palette,
      maker,
      files: finished
        ? { pptx: `${this.#prefix}${id}/deck.pptx`, pdf: `${this.#prefix}${id}/deck.pdf` }
        : null,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    };
  }
}
