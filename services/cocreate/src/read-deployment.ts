import { loadConfig, withDevelopmentSecret } from '@danqing/nest-kit/config';
import { z } from 'zod';
import type { Deployment } from './chain/deploy-contract.ts';
import { chainConfigFields, deploymentProblems, type ChainConfig } from './chain/chain-config.ts';

/**
 * Reads the configuration for deploying a contract, before a contract address exists.
 *
 * @throws {ConfigError} when a variable is missing or invalid
 */
export function readDeployment(env: NodeJS.ProcessEnv): Deployment {
  const config = loadConfig(
    z.object(chainConfigFields).omit({ CHAIN_CONTRACT: true }),
    withDevelopmentSecret(env),
    {
      check: (read) => [
        ...(['CHAIN_RPC_URL', 'CHAIN_KEY', 'PUBLIC_URL'] as const)
          .filter((name) => read[name] === undefined)
          .map((name) => `${name}: is required for a deployment`),
        ...deploymentProblems(read as Partial<ChainConfig>),
      ],
    },
  );
  return {
    rpcUrl: config.CHAIN_RPC_URL ?? '',
    key: config.CHAIN_KEY ?? '',
    chainId: config.CHAIN_ID,
    metadata: `${config.PUBLIC_URL}${config.BASE_PATH}api/nfts/metadata/`,
  };
}
