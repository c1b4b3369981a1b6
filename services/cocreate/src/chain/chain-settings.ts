export interface ChainSettings {
  rpcUrl: string;
  /** Private key of the minting account, `0x` and 64 hex digits. */
  key: string;
  chainId: number;
  contract: string;
  /** First block to scan. No token was minted before it. */
  firstBlock: number;
  /** Blocks after which a transaction counts as final. */
  confirmations: number;
  /** Maximum wei per unit of gas. */
  maxFee: bigint;
}

export const ESPACE_CHAIN_ID = 1030;

export const CHAINS = [
  { id: ESPACE_CHAIN_ID, name: 'Conflux eSpace', explorer: 'https://evm.confluxscan.org' },
  { id: 71, name: 'Conflux eSpace Testnet', explorer: 'https://evmtestnet.confluxscan.org' },
] as const;

export const chainName = (id: number): string => CHAINS.find((chain) => chain.id === id)?.name ?? `EVM ${id}`;
