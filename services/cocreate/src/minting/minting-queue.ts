/** One round of reading and sending: asked for by whoever wants a mint, and every minute. */
export const CHAIN_QUEUE = 'cocreate-chain';

export interface ChainRound {
  /** Somebody waits for it. */
  now?: boolean;
}
