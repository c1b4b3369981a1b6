/** One round of reading and sending: asked for with each mint, and every minute. */
export const CHAIN_QUEUE = 'cocreate-chain';

export interface ChainRound {
  /** Somebody waits for it. */
  now?: boolean;
}
