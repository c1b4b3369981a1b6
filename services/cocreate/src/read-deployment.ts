import { loadConfig, withDevelopmentSecret } from '@danqing/nest-kit/config';
import { z } from 'zod';
import type { Deployment } from './chain/deploy-contract.ts';
import { chainConfigFields, deploymentProblems, type ChainConfig } from './chain/chain-config.ts';

/** What a deployment needs, that has no contract yet. Throws a ConfigError. */
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
