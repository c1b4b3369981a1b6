import type { Chain } from '../chain/chain.ts';
import type { ChainSettings } from '../chain/chain-settings.ts';

export const CONFIGURED_CHAIN = Symbol('the configured chain');

export interface ConfiguredChain {
  chain: Chain;
  settings: ChainSettings;
}

/** The chain client takes megabytes of memory, so it is imported only when a chain is configured. */
export async function openChain(settings: ChainSettings): Promise<ConfiguredChain> {
  const { EvmChain } = await import('../chain/evm-chain.ts');
  return { chain: new EvmChain(settings), settings };
}
