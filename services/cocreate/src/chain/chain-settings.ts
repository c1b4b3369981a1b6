/** Where collectibles are minted, by whom, and how careful this service is about it. */
export interface ChainSettings {
  rpcUrl: string;
  /** Of the account that may mint, `0x` and 64 digits. */
  key: string;
  chainId: number;
  contract: string;
  /** Where reading begins: nothing was minted before. */
  firstBlock: number;
  /** Blocks after which one is held for final. */
  confirmations: number;
  /** Wei for a unit of gas, at most. */
  maxFee: bigint;
}

export const ESPACE_CHAIN_ID = 1030;

/** Chains of which is known what people call them, and where they look transactions up. */
export const CHAINS = [
  { id: ESPACE_CHAIN_ID, name: 'Conflux eSpace', explorer: 'https://evm.confluxscan.org' },
  { id: 71, name: 'Conflux eSpace Testnet', explorer: 'https://evmtestnet.confluxscan.org' },
] as const;

export const chainName = (id: number): string => CHAINS.find((chain) => chain.id === id)?.name ?? `EVM ${id}`;
