import type { Item } from './items.ts';

/** Port of the __service__ service. */
export interface __Service__Port {
  /** Resolves with null when no item has this id. */
  findItem(id: number): Promise<Item | null>;
}
