import type { Chain } from '../chain/chain.ts';
import type { ChainSettings } from '../chain/chain-settings.ts';

/** Token of the chain that is configured; null where none is. */
export const CONFIGURED_CHAIN = Symbol('the configured chain');

export interface ConfiguredChain {
  chain: Chain;
  settings: ChainSettings;
}

/** What speaks to a chain is megabytes in memory: it is loaded where one is configured. */
export async function openChain(settings: ChainSettings): Promise<ConfiguredChain> {
  const { EvmChain } = await import('../chain/evm-chain.ts');
  return { chain: new EvmChain(settings), settings };
}
