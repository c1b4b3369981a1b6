import type { Maker } from '@danqing/contracts/makers';
import type { DataSource } from 'typeorm';
import { countCall, isExceeded } from '@danqing/nest-kit';
import type { DeckWriter } from './deck-writer.ts';
import { MODEL_DECKS } from './model-limits.ts';
import { StudioDeckWriter } from './studio/studio-deck-writer.ts';

export const MODEL_DECK_WRITER = Symbol('ModelDeckWriter');

export class DeckWriters {
  readonly #studio = new StudioDeckWriter();

  constructor(
    private readonly dataSource: DataSource,
    private readonly model: DeckWriter | null,
  ) {}

  /** Returns the model until its hourly limit is reached, otherwise the embedded writer. */
  async choose(): Promise<DeckWriter> {
    if (!this.model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_DECKS]);
    return counted && isExceeded(counted) ? this.#studio : this.model;
  }

  find(maker: Maker): DeckWriter | null {
    return maker.kind === 'studio' ? this.#studio : this.model;
  }
}
