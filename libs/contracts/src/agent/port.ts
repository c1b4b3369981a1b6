import type { Item } from './items.ts';

/** What other services may ask of the agent service. */
export interface AgentPort {
  /** Null when there is none with this id. */
  findItem(id: number): Promise<Item | null>;
}
