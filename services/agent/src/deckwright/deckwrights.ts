import type { Maker } from '@danqing/contracts/makers';
import type { DataSource } from 'typeorm';
import { countCall, isOver } from '@danqing/nest-kit';
import type { Deckwright } from './deckwright.ts';
import { MODEL_DECKS } from './model-limits.ts';
import { StudioDeckwright } from './studio/studio-deckwright.ts';

/** Injection token of the model that writes decks; null: the studio does. */
export const MODEL_DECKWRIGHT = Symbol('ModelDeckwright');

/** Who writes which deck. */
export class Deckwrights {
  readonly #studio = new StudioDeckwright();

  constructor(
    private readonly dataSource: DataSource,
    private readonly model: Deckwright | null,
  ) {}

  /** The model while it has not written enough for an hour, else the studio. */
  async choose(): Promise<Deckwright> {
    if (!this.model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_DECKS]);
    return counted && isOver(counted) ? this.#studio : this.model;
  }

  /** Whoever goes on with what this maker began; null where there is no model any more. */
  find(maker: Maker): Deckwright | null {
    return maker.kind === 'studio' ? this.#studio : this.model;
  }
}
