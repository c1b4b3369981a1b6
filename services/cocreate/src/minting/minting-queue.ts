export const CHAIN_QUEUE = 'cocreate-chain';

export interface ChainRound {
  now?: boolean;
}
