import { migrated, testDatabase } from '@danqing/test-kit';
import { createDataSource } from '@danqing/nest-kit';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { EvmChain } from '../chain/evm-chain.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';
import { DEVELOPMENT_KEY, openLocalChain, type LocalChain } from '../testing/local-chain.ts';
import { readDeployment } from '../read-deployment.ts';
import { runCollectiblesCli } from './cli.ts';

let local: LocalChain;
beforeAll(async () => {
  local = await openLocalChain();
});
afterAll(() => local.close());

async function run(argv: string[], env: NodeJS.ProcessEnv = {}, databaseUrl = '') {
  let [stdout, stderr] = ['', ''];
  const code = await runCollectiblesCli(argv, {
    openDatabase: async () => databaseUrl,
    readDeployment: () => readDeployment(env),
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

const env = () => ({
  CHAIN_RPC_URL: local.url,
  CHAIN_KEY: DEVELOPMENT_KEY,
  PUBLIC_URL: 'http://danqing.localhost',
  BASE_PATH: '/tea',
});

it('deploys a contract, and prints settings with which colours can be minted', async () => {
  await local.call('evm_setAutomine', [true]);
  const { code, stdout, stderr } = await run(['deploy', '--json'], env());
  expect([code, stderr]).toEqual([0, '']);
  const deployed = JSON.parse(stdout) as { contract: string; block: number; metadata: string };
  expect(deployed.metadata).toBe('http://danqing.localhost/tea/api/nfts/metadata/');
  const chain = new EvmChain({ ...local.settings, contract: deployed.contract });
  await chain.check();
  expect(await chain.transfers(deployed.block, deployed.block)).toEqual([]);
  const words = await run(['deploy'], env());
  expect(words.stdout).toMatch(/^CHAIN_CONTRACT=0x\w{40}\nCHAIN_FIRST_BLOCK=\d+\n#/);
});

it.each([
  ['nothing', {}, /CHAIN_RPC_URL: is required.*\n.*CHAIN_KEY: is required.*\n.*PUBLIC_URL: is required/],
  ['another chain', { CHAIN_ID: '71' }, /the RPC is of the chain 1030, not of 71/],
  ['a key that everybody knows', { NODE_ENV: 'production' }, /CHAIN_KEY: is a key that everybody knows/],
  ['an account without money', { CHAIN_KEY: `0x${'7'.repeat(64)}` }, /cannot pay/],
])('refuses %s, and says no key', async (what, more, words) => {
  const { code, stdout, stderr } = await run(['deploy'], what === 'nothing' ? {} : { ...env(), ...more });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/ac0974bec|777777/);
});

it('lists what waits, and fails for what failed', async () => {
  const database = await testDatabase(migrated(cocreateDatabase, { jobs: false }));
  onTestFinished(() => database.drop());
  expect(await run(['waiting'], {}, database.url)).toEqual({
    code: 0,
    stdout: 'No unfinished mints.\n',
    stderr: '',
  });
  const dataSource = await createDataSource(cocreateDatabase(database.url));
  await dataSource.query(
    `insert into cocreate.mints (color_id, user_id, chain_id, contract, receiver, name, hex, description, status, failure)
     values (3, 7, 1030, $1, $1, '', '', '', 'failed', 'the contract refused 0x12')`,
    [local.contract],
  );
  await dataSource.destroy();
  const { code, stdout } = await run(['waiting'], {}, database.url);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^colour 3 {2}failed .* the contract refused 0x12\n$/),
  ]);
});
