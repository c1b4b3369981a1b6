import { once } from 'node:events';
import { createDataSource } from '@danqing/nest-kit';
import { migrated, startFromSources, testDatabase } from '@danqing/test-kit';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { EvmChain } from '../chain/evm-chain.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';
import {
  METADATA,
  openRpcProxy,
  openLocalChain,
  type RpcProxy,
  type LocalChain,
} from '../testing/local-chain.ts';
import { readTransfers } from './read-transfers.ts';
import { sendMints } from './send-mints.ts';

const ANNA = '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2';
const BO = '0x00000000000000000000000000000000000000b0';
const CONFIRMATIONS = 3;
const CRASH_TEST_PROCESS = new URL('../testing/crash-test-minter.ts', import.meta.url).pathname;

let local: LocalChain;
let go: RpcProxy;
let databaseUrl: string;
let dataSource: DataSource;
beforeEach(async () => {
  local = await openLocalChain({ confirmations: CONFIRMATIONS });
  go = await openRpcProxy(local.url);
  const database = await testDatabase(migrated(cocreateDatabase, { jobs: false }));
  databaseUrl = database.url;
  dataSource = await createDataSource(cocreateDatabase(databaseUrl));
  await dataSource.query(`insert into cocreate.authors (user_id, name) values (7, '何青禾')`);
  return async () => {
    await dataSource.destroy();
    await database.drop();
  };
});
afterEach(async () => {
  local.close();
  await go.close();
});

async function request(receiver = ANNA): Promise<number> {
  const [{ id }] = await dataSource.query<[{ id: number }]>(
    `insert into cocreate.colors (user_id, name, hex, rgb, hsl, cmyk, description)
     values (7, '晚渡' || (select count(*) from cocreate.colors), '#7A5C7E', '', '', '', '') returning id`,
  );
  await dataSource.query(
    `insert into cocreate.mints (color_id, user_id, chain_id, contract, receiver, name, hex, description)
     values ($1, 7, $2, $3, $4, '晚渡', '#7A5C7E', '')`,
    [id, local.settings.chainId, local.contract, receiver],
  );
  return id;
}

const PATIENCE = { answerLimitMs: 30_000 };
const chain = () => new EvmChain({ ...local.settings, rpcUrl: go.url }, PATIENCE);
const send = (raiseSeconds = 1_000) =>
  sendMints({ dataSource, chain: chain(), settings: local.settings, raiseSeconds });
const read = (pageBlocks = 1_000) =>
  readTransfers({ dataSource, chain: chain(), settings: local.settings, basePath: '/', pageBlocks });
async function settle(): Promise<void> {
  await read();
  await send();
  await local.mine(1 + CONFIRMATIONS);
  await read();
  await send();
}

interface State {
  status: string;
  failure: string | null;
  owner: string | null;
  hash: string | null;
}
async function stateOf(id: number): Promise<State> {
  const [row] = await dataSource.query<[State]>(
    `select status, failure, owner_address as owner, onchain_creation_tx_hash as hash from cocreate.mints
     join cocreate.colors on colors.id = mints.color_id left join cocreate.collectibles on token_id = mints.color_id
     where mints.color_id = $1`,
    [id],
  );
  return { ...row, owner: row.owner?.toLowerCase() ?? null };
}
const signed = () =>
  dataSource.query<{ color: number; nonce: number; hash: string; raw: string }[]>(
    `select color_id as color, nonce::integer, hash, raw from cocreate.mint_transactions order by signed_at`,
  );

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (value: number) => value.toString(16).padStart(64, '0');
const onChain = {
  async owner(id: number): Promise<string> {
    const answer = await local.call<string>('eth_call', [
      { to: local.contract, data: `0x6352211e${word(id)}` },
      'latest',
    ]);
    return `0x${answer.slice(-40)}`;
  },
  async tokenUri(id: number): Promise<string> {
    const answer = await local.call<string>('eth_call', [
      { to: local.contract, data: `0xc87b56dd${word(id)}` },
      'latest',
    ]);
    const length = Number(`0x${answer.slice(2 + 64, 2 + 128)}`);
    return Buffer.from(answer.slice(2 + 128, 2 + 128 + length * 2), 'hex').toString();
  },
  mints(): Promise<{ topics: string[]; transactionHash: string }[]> {
    return local.call('eth_getLogs', [
      { address: local.contract, fromBlock: '0x0', toBlock: 'latest', topics: [TRANSFER_TOPIC] },
    ]);
  },
};

describe('a mint', () => {
  it('comes to its receiver, and owner and hash are those that others read of the chain', async () => {
    const [first, second] = [await request(ANNA), await request(BO)];
    await read();
    await send();
    expect((await stateOf(first)).status).toBe('sent');
    await local.mine(1);
    await read();
    await send();
    expect(await stateOf(first)).toMatchObject({ status: 'sent', owner: null, hash: null });
    await local.mine(CONFIRMATIONS);
    await read();
    const logs = await onChain.mints();
    expect(logs.map(({ topics }) => [Number(topics[1]), Number(topics[3])])).toEqual([
      [0, first],
      [0, second],
    ]);
    for (const [index, [id, owner]] of [[first, ANNA] as const, [second, BO] as const].entries()) {
      expect(await onChain.owner(id)).toBe(owner);
      expect(await onChain.tokenUri(id)).toBe(`${METADATA}${id}`);
      expect(await stateOf(id)).toEqual({
        status: 'confirmed',
        failure: null,
        owner,
        hash: logs[index]?.transactionHash,
      });
    }
    const [row] = await dataSource.query<object[]>(
      `select color_id, network, metadata_url from cocreate.collectibles where token_id = $1`,
      [first],
    );
    expect(row).toEqual({
      color_id: first,
      network: 'Conflux eSpace',
      metadata_url: `/api/nfts/metadata/${first}`,
    });
  });

  it('has the owner to whom the token was passed on', async () => {
    const id = await request(ANNA);
    await settle();
    await local.call('anvil_impersonateAccount', [ANNA]);
    await local.call('anvil_setBalance', [ANNA, '0xde0b6b3a7640000']);
    const data = `0x23b872dd${ANNA.slice(2).padStart(64, '0')}${BO.slice(2).padStart(64, '0')}${word(id)}`;
    await local.call('eth_sendTransaction', [{ from: ANNA, to: local.contract, data }]);
    const { hash } = await stateOf(id);
    await local.mine(1 + CONFIRMATIONS);
    await read();
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: BO, hash });
  });

  it('is done once, however often and at once the rounds come, and pages are read', async () => {
    const id = await request();
    await Promise.all([send(), send(), send()]);
    expect(await signed()).toHaveLength(1);
    await send();
    await local.mine(1 + CONFIRMATIONS);
    await Promise.all([read(2), read(2), read(3)]);
    await dataSource.query(`update cocreate.chain_readings set block = 0`);
    await read(2);
    await Promise.all([send(), send()]);
    expect(await signed()).toHaveLength(1);
    expect(await onChain.mints()).toHaveLength(1);
    expect(await dataSource.query(`select count(*)::integer as count from cocreate.transfers`)).toEqual([
      { count: 1 },
    ]);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: ANNA });
  });

  it('gives many their own nonces', async () => {
    const ids = [await request(), await request(), await request(), await request(), await request()];
    await Promise.all([send(), send()]);
    const nonces = (await signed()).map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(5);
    await settle();
    for (const id of ids) expect((await stateOf(id)).status).toBe('confirmed');
  });

  it('fails for who cannot have it, and not at all for words that were hidden meanwhile', async () => {
    const [nobody, hidden, fine] = [await request(`0x${'0'.repeat(40)}`), await request(), await request()];
    await dataSource.query(`update cocreate.mints set withheld = true where color_id = $1`, [hidden]);
    await settle();
    expect(await stateOf(nobody)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('cannot'),
    });
    expect(await stateOf(hidden)).toMatchObject({ status: 'failed', failure: 'the colour was hidden' });
    expect((await stateOf(fine)).status).toBe('confirmed');
    expect(await onChain.mints()).toHaveLength(1);
  });

  it('that somebody else made with the same account is taken as done', async () => {
    const id = await request();
    const data = `0x40c10f19${ANNA.slice(2).padStart(64, '0')}${word(id)}`;
    await local.call('eth_sendTransaction', [{ from: local.account, to: local.contract, data }]);
    await local.mine(1);
    await settle();
    expect(await signed()).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: ANNA });
  });
});

describe('a chain that is rewritten', () => {
  it('gets the same bytes again while what it dropped was not final', async () => {
    const snapshot = await local.call<string>('evm_snapshot');
    const id = await request();
    await send();
    await local.mine(1);
    const [transaction] = await signed();
    expect(await onChain.mints()).toHaveLength(1);
    await local.call('evm_revert', [snapshot]);
    await local.call('anvil_dropAllTransactions');
    await local.mine(2);
    expect(await onChain.mints()).toHaveLength(0);
    await settle();
    expect(await signed()).toEqual([transaction]);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: ANNA, hash: transaction?.hash });
  });

  it('is followed back where it was rewritten deeper than what was held for final', async () => {
    const [early, late] = [await request(), await request(BO)];
    await dataSource.query(`update cocreate.mints set status = 'failed' where color_id = $1`, [late]);
    await settle();
    await dataSource.query(`update cocreate.mints set status = 'requested' where color_id = $1`, [late]);
    const snapshot = await local.call<string>('evm_snapshot');
    await settle();
    expect((await stateOf(late)).status).toBe('confirmed');
    await local.call('evm_revert', [snapshot]);
    await local.call('anvil_dropAllTransactions');
    await local.call('evm_increaseTime', [100]);
    await read();
    expect((await stateOf(late)).status).toBe('confirmed');
    await local.mine(10);
    await read();
    expect(await stateOf(early)).toMatchObject({ status: 'confirmed', owner: ANNA });
    expect(await stateOf(late)).toMatchObject({ status: 'sent', owner: null, hash: null });
    await settle();
    expect(await stateOf(late)).toMatchObject({ status: 'confirmed', owner: BO });
    expect(await signed()).toHaveLength(2);
    expect(await onChain.owner(late)).toBe(BO);
  });

  it('that swaps the order of blocks by anvil_reorg ends with the chain’s word', async () => {
    const id = await request();
    await send();
    await local.mine(2);
    await local.call('anvil_reorg', [2, []]);
    await local.call('anvil_dropAllTransactions');
    await settle();
    await settle();
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: await onChain.owner(id) });
    expect(await onChain.mints()).toHaveLength(1);
  });
});

describe('an RPC that is lost', () => {
  it.each([
    ['before what is signed arrives', false],
    ['after it, without an answer', true],
  ])('%s costs no second mint', async (_when, arrives) => {
    const id = await request();
    go.respond = async (method, pass, response) => {
      if (method !== 'eth_sendRawTransaction') return pass();
      if (arrives) await pass().catch(() => undefined);
      response.destroy();
    };
    if (!arrives) await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    else await send().catch(() => undefined);
    expect(await stateOf(id)).toMatchObject({ status: 'sent' });
    go.respond = (_method, _pass, response) => void response.writeHead(500).end();
    await expect(send()).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(read()).rejects.toMatchObject({ failure: 'unreachable' });
    go.respond = (_method, pass) => pass();
    await settle();
    expect(await signed()).toHaveLength(1);
    expect(await onChain.mints()).toHaveLength(1);
    expect((await stateOf(id)).status).toBe('confirmed');
  });

  it('in the middle of reading goes on where it ended', async () => {
    await local.mine(5);
    const id = await request();
    await settle();
    await dataSource.query(`delete from cocreate.transfers`);
    await dataSource.query(`update cocreate.chain_readings set block = 0`);
    let pages = 0;
    go.respond = (method, pass, response) => {
      if (method !== 'eth_getLogs') return pass();
      pages += 1;
      if (pages <= 2) return pass();
      response.destroy();
    };
    await expect(read(1)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await dataSource.query(`select block from cocreate.chain_readings`)).toEqual([{ block: '2' }]);
    go.respond = (_method, pass) => pass();
    await read(1);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: ANNA });
  });
});

describe('a nonce', () => {
  it('that is stuck is paid better, until the chain takes it, and mints once', async () => {
    const id = await request();
    await local.call('anvil_setNextBlockBaseFeePerGas', ['0x1']);
    await local.mine(1);
    await send();
    await local.call('anvil_setNextBlockBaseFeePerGas', ['0x12a05f2000']);
    await local.mine(1);
    expect(await onChain.mints()).toHaveLength(0);
    await send(0);
    const [first, second] = await signed();
    expect(second?.nonce).toBe(first?.nonce);
    expect(second?.hash).not.toBe(first?.hash);
    await settle();
    const [mint, ...more] = await onChain.mints();
    expect([mint?.transactionHash, more]).toEqual([second?.hash, []]);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', hash: second?.hash });
  });

  it('of a transaction that was replaced has the first, where the chain took that', async () => {
    const id = await request();
    await send();
    await local.call('anvil_dropAllTransactions');
    await send(0);
    const [first, second] = await signed();
    expect(second).toBeDefined();
    await local.call('anvil_dropAllTransactions');
    await local.call('eth_sendRawTransaction', [first!.raw]);
    await local.mine(1);
    await settle();
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', hash: first?.hash });
    expect(await onChain.mints()).toHaveLength(1);
  });

  it('that another transaction of the account took is given up when that is final, for the next', async () => {
    const id = await request();
    go.respond = (method, pass, response) =>
      method === 'eth_sendRawTransaction' ? void response.destroy() : pass();
    await send().catch(() => undefined);
    go.respond = (_method, pass) => pass();
    await local.call('eth_sendTransaction', [{ from: local.account, to: BO, value: '0x1' }]);
    await local.mine(1);
    await send();
    expect((await stateOf(id)).status).toBe('sent');
    await local.mine(CONFIRMATIONS);
    await read();
    await send();
    await settle();
    const [first, second] = await signed();
    expect(second?.nonce).toBe(first!.nonce + 1);
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', hash: second?.hash });
    expect(await onChain.mints()).toHaveLength(1);
  });

  it('behind one that is gone moves up, and mints once all the same when that comes back', async () => {
    const gone = await local.call<string>('evm_snapshot');
    await local.call('eth_sendTransaction', [{ from: local.account, to: BO, value: '0x1' }]);
    await local.mine(1);
    const id = await request();
    await send();
    await local.call('evm_revert', [gone]);
    await local.mine(1);
    await send(0);
    const [first, second] = await signed();
    expect(second?.nonce).toBe(first!.nonce - 1);
    await local.call('eth_sendRawTransaction', [first!.raw]).catch(() => undefined);
    await settle();
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', hash: second?.hash });
    expect(await onChain.mints()).toHaveLength(1);
  });

  it('is not raised beyond the limit', async () => {
    const id = await request();
    await send();
    const settings = { ...local.settings, maxFee: 2_000_000_000n };
    for (let round = 0; round < 12; round += 1)
      await sendMints({ dataSource, chain: chain(), settings, raiseSeconds: 0 });
    const fees = await dataSource.query<{ fee: string }[]>(
      `select max_fee::text as fee from cocreate.mint_transactions order by signed_at`,
    );
    expect(fees.length).toBeLessThan(10);
    for (const { fee } of fees.slice(1)) expect(Number(fee)).toBeLessThanOrEqual(2_000_000_000);
    await settle();
    expect((await stateOf(id)).status).toBe('confirmed');
  });
});

describe('kill -9', () => {
  async function sendAndDie(when: 'before it arrives' | 'after it arrived'): Promise<void> {
    const child = startFromSources(CRASH_TEST_PROCESS, databaseUrl, go.url, local.contract);
    child.stdout.resume();
    onTestFinished(() => void child.kill('SIGKILL'));
    go.respond = async (method, pass, response) => {
      if (method !== 'eth_sendRawTransaction') return pass();
      if (when === 'after it arrived') await fetchRaw(pass, response);
      child.kill('SIGKILL');
    };
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    go.respond = (_method, pass) => pass();
  }
  const fetchRaw = async (pass: () => Promise<void>, response: { setHeader: unknown; end: unknown }) => {
    const silent = response as { setHeader: () => unknown; end: () => void };
    silent.setHeader = () => silent;
    silent.end = () => undefined;
    await pass();
  };

  it.each(['before it arrives', 'after it arrived'] as const)(
    'between storing and the answer, %s: minted once, and not forgotten',
    async (when) => {
      const id = await request();
      await sendAndDie(when);
      const [transaction, ...more] = await signed();
      expect(more).toEqual([]);
      expect(await stateOf(id)).toMatchObject({ status: 'sent' });
      const waiting = await local.call<object | null>('eth_getTransactionByHash', [transaction!.hash]);
      expect(waiting !== null).toBe(when === 'after it arrived');
      await settle();
      expect(await signed()).toEqual([transaction]);
      expect(await onChain.mints()).toHaveLength(1);
      expect(await stateOf(id)).toMatchObject({ status: 'confirmed', owner: ANNA, hash: transaction?.hash });
    },
  );
});
