// Runs `sendMints` once in its own process, which the test kills with SIGKILL during an RPC request. Start it
// with `startFromSources` of test-kit and `<databaseUrl> <rpcUrl> <contract>`.
import { createDataSource } from '@danqing/nest-kit';
import { EvmChain } from '../chain/evm-chain.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';
import { sendMints } from '../minting/send-mints.ts';
import { CHAIN_ID, DEVELOPMENT_KEY } from './local-chain.ts';

const [databaseUrl = '', rpcUrl = '', contract = ''] = process.argv.slice(2);
const settings = {
  rpcUrl,
  contract,
  key: DEVELOPMENT_KEY,
  chainId: CHAIN_ID,
  firstBlock: 1,
  confirmations: 3,
  maxFee: 500_000_000_000n,
};
const dataSource = await createDataSource(cocreateDatabase(databaseUrl));
await sendMints({ dataSource, chain: new EvmChain(settings), settings });
await dataSource.destroy();
