import type { Maker } from '@danqing/contracts/makers';
import type { DataSource } from 'typeorm';
import { countCall, isOver } from '@danqing/nest-kit';
import type { Deckwright } from './deckwright.ts';
import { MODEL_DECKS } from './model-limits.ts';
import { StudioDeckwright } from './studio/studio-deckwright.ts';

export const MODEL_DECKWRIGHT = Symbol('ModelDeckwright');

export class Deckwrights {
  readonly #studio = new StudioDeckwright();

  constructor(
    private readonly dataSource: DataSource,
    private readonly model: Deckwright | null,
  ) {}

  /** Returns the model until its hourly limit is reached, otherwise the embedded writer. */
  async choose(): Promise<Deckwright> {
    if (!this.model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_DECKS]);
    return counted && isOver(counted) ? this.#studio : this.model;
  }

  find(maker: Maker): Deckwright | null {
    return maker.kind === 'studio' ? this.#studio : this.model;
  }
}
