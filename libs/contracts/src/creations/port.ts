import type { Item } from './items.ts';

/** What other services may ask of the creations service. */
export interface CreationsPort {
  /** Null when there is none with this id. */
  findItem(id: number): Promise<Item | null>;
}
