import { createDataSource } from '@danqing/nest-kit';
import { commandOf, runCommandLine, type Outcome, type Streams } from '@danqing/nest-kit/command-line';
import type { Deployment } from '../chain/deploy-contract.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';
import { selectPendingMints, type PendingMint } from './pending-mints.queries.ts';

export interface CollectiblesCliContext extends Streams {
  openDatabase: () => Promise<string>;
  readDeployment: () => Deployment;
}

export function runCollectiblesCli(
  argv: readonly string[],
  context: CollectiblesCliContext,
): Promise<number> {
  return runCommandLine(argv, {
    ...context,
    name: commandOf('collectibles'),
    description: 'Co-created colours on a blockchain: deploy the minting contract, list unfinished mints.',
    define(program, act) {
      program
        .command('deploy')
        .description(
          'deploy the contract on the chain of CHAIN_RPC_URL and CHAIN_ID; the account of CHAIN_KEY pays for and owns it; with permanent ' +
            'metadata at PUBLIC_URL; prints the settings to add',
        )
        .action(act(() => deploy(context.readDeployment())));
      program
        .command('waiting')
        .description('list unfinished and failed mints, oldest first; exits with 1 if any failed')
        .action(act(() => listPending(context)));
    },
  });
}

async function deploy(deployment: Deployment): Promise<Outcome> {
  const { deployContract } = await import('../chain/deploy-contract.ts');
  const { contract, account, block } = await deployContract(deployment);
  const { metadata } = deployment;
  return {
    result: { contract, account, block, metadata },
    text: `CHAIN_CONTRACT=${contract}\nCHAIN_FIRST_BLOCK=${block}\n# owned by ${account}; metadata below ${metadata}\n`,
  };
}

async function listPending({ openDatabase }: CollectiblesCliContext): Promise<Outcome> {
  const dataSource = await createDataSource(cocreateDatabase(await openDatabase()));
  const mints = await selectPendingMints(dataSource).finally(() => dataSource.destroy());
  return {
    result: mints,
    text: mints.length === 0 ? 'No unfinished mints.\n' : mints.map(describe).join(''),
    refused: mints.some(({ status }) => status === 'failed'),
  };
}

const describe = ({ colorId, status, failure, receiver, requestedAt, nonce, hash }: PendingMint): string =>
  [
    `colour ${colorId}  ${status}  for ${receiver}  requested ${requestedAt.toISOString()}`,
    ...(hash === null ? [] : [`nonce ${nonce}  ${hash}`]),
    ...(failure === null ? [] : [failure]),
  ].join('  ') + '\n';
