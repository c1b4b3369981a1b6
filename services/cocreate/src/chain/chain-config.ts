import {
  configFields,
  developmentFields,
  isDevelopmentMachine,
  isLoopbackHost,
} from '@danqing/nest-kit/config';
import { z } from 'zod';
import { ESPACE_CHAIN_ID, type ChainSettings } from './chain-settings.ts';
import { isKnownKey } from './known-keys.ts';

const GWEI = 1_000_000_000n;
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number, at most ${most}`)
    .transform(Number)
    .refine((number) => number <= most, `must be a whole number, at most ${most}`);

export const chainConfigFields = {
  ...developmentFields,
  BASE_PATH: configFields.basePath.default('/'),
  PUBLIC_URL: configFields.publicUrl.optional(),
  CHAIN_RPC_URL: configFields.url.optional().meta({
    description: 'with `CHAIN_CONTRACT` and `CHAIN_KEY`: [collectibles](operating.md#collectibles)',
    unset: 'nothing is minted, and the pages say so',
  }),
  CHAIN_CONTRACT: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address, 0x and 40 digits')
    .optional()
    .meta({ description: 'address of the contract that `npm run collectibles -- deploy` made' }),
  CHAIN_KEY: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key, 0x and 64 digits')
    .optional()
    .meta({ description: 'private key of the account that owns the contract, and pays; of nothing else' }),
  CHAIN_ID: count(Number.MAX_SAFE_INTEGER)
    .default(ESPACE_CHAIN_ID)
    .meta({ description: 'of Conflux eSpace; `71` is its testnet. The RPC must be of this chain' }),
  CHAIN_FIRST_BLOCK: count(Number.MAX_SAFE_INTEGER)
    .default(0)
    .meta({ description: 'the block that holds the contract: reading begins there' }),
  CHAIN_CONFIRMATIONS: count(1_000)
    .default(30)
    .meta({ description: 'blocks after which a block is held for final' }),
  CHAIN_MAX_FEE_GWEI: count(1_000_000)
    .default(500)
    .meta({ description: 'for a unit of gas, at most: what costs more waits' }),
};

export type ChainConfig = Readonly<z.output<z.ZodObject<typeof chainConfigFields>>>;

const TOGETHER = ['CHAIN_RPC_URL', 'CHAIN_CONTRACT', 'CHAIN_KEY'] as const;

export function chainProblems(config: Partial<ChainConfig>): string[] {
  const missing = TOGETHER.filter((name) => config[name] === undefined);
  return [
    ...(missing.length === TOGETHER.length
      ? []
      : missing.map((name) => `${name}: is required with the others of CHAIN_`)),
    ...(config.CHAIN_CONTRACT !== undefined && config.PUBLIC_URL === undefined
      ? ['PUBLIC_URL: is required with CHAIN_CONTRACT, for metadata names addresses of the site']
      : []),
    ...deploymentProblems(config),
  ];
}

/** Validates the subset of variables that a deployment needs, when no contract exists yet. */
export function deploymentProblems(config: Partial<ChainConfig>): string[] {
  if (isDevelopmentMachine(config)) return [];
  const { CHAIN_RPC_URL: url, CHAIN_KEY: key } = config;
  const { protocol, host } = new URL(url ?? 'https://localhost');
  return [
    ...(protocol === 'https:' || isLoopbackHost(host)
      ? []
      : ['CHAIN_RPC_URL: must be https:// with NODE_ENV=production']),
    ...(key !== undefined && isKnownKey(key)
      ? ['CHAIN_KEY: is a key that everybody knows, for development alone']
      : []),
  ];
}

export const chainSettings = (config: ChainConfig): ChainSettings | null =>
  config.CHAIN_RPC_URL === undefined
    ? null
    : {
        rpcUrl: config.CHAIN_RPC_URL,
        key: config.CHAIN_KEY ?? '',
        chainId: config.CHAIN_ID,
        contract: config.CHAIN_CONTRACT ?? '',
        firstBlock: config.CHAIN_FIRST_BLOCK,
        confirmations: config.CHAIN_CONFIRMATIONS,
        maxFee: BigInt(config.CHAIN_MAX_FEE_GWEI) * GWEI,
      };
