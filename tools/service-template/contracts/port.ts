import type { Item } from './items.ts';

/** What other services may ask of the __service__ service. */
export interface __Service__Port {
  /** Null when there is none with this id. */
  findItem(id: number): Promise<Item | null>;
}
