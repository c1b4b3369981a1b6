import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openRpcProxy, openLocalChain, type LocalChain } from '../testing/local-chain.ts';
import type { ChainError } from './chain.ts';
import type { ChainSettings } from './chain-settings.ts';
import { EvmChain } from './evm-chain.ts';

let local: LocalChain;
beforeAll(async () => {
  local = await openLocalChain();
});
afterAll(() => local.close());

const HOLDER = '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2';
const chainWith = (settings: Partial<ChainSettings> = {}, answerLimitMs = 30_000) =>
  new EvmChain({ ...local.settings, ...settings }, { answerLimitMs });
const failureOf = (work: Promise<unknown>): Promise<ChainError> =>
  work.then(
    () => Promise.reject(new Error('nothing failed')),
    (error: unknown) => error as ChainError,
  );

describe('a chain', () => {
  it('is the configured one, and lets the account mint', async () => {
    await chainWith().check();
    for (const settings of [
      { chainId: 71 },
      { contract: HOLDER },
      { key: `0x${'7'.repeat(64)}` },
    ] satisfies Partial<ChainSettings>[])
      expect(await failureOf(chainWith(settings).check())).toMatchObject({ failure: 'wrong' });
  });

  it('says what a mint would come to', async () => {
    const chain = chainWith();
    const price = await chain.price({ to: HOLDER, tokenId: 1n });
    expect(price.gas).toBeGreaterThan(50_000n);
    const failures = await Promise.all([
      failureOf(chain.price({ to: `0x${'0'.repeat(40)}`, tokenId: 1n })),
      failureOf(chainWith({ maxFee: 1n }).price({ to: HOLDER, tokenId: 1n })),
      failureOf(chainWith({ key: `0x${'7'.repeat(64)}` }).price({ to: HOLDER, tokenId: 1n })),
    ]);
    expect(failures.map(({ failure }) => failure)).toEqual(['receiver', 'dear', 'wrong']);
    const balance = await local.call<string>('eth_getBalance', [local.account, 'latest']);
    await local.call('anvil_setBalance', [local.account, '0x1']);
    expect((await failureOf(chain.price({ to: HOLDER, tokenId: 1n }))).failure).toBe('poor');
    await local.call('anvil_setBalance', [local.account, balance]);
  });

  it('signs the same bytes for the same, sends them as often as asked, and refuses a second mint', async () => {
    const chain = chainWith();
    const minting = { to: HOLDER, tokenId: 7n };
    const price = await chain.price(minting);
    const nonce = await chain.transactionCount();
    const signed = await chain.sign(minting, nonce, price);
    expect(await chain.sign(minting, nonce, price)).toEqual(signed);
    expect(await chain.receipt(signed.hash)).toBeNull();
    await chain.send(signed.raw);
    await chain.send(signed.raw);
    await local.mine(1);
    await chain.send(signed.raw);
    const receipt = await chain.receipt(signed.hash);
    expect(receipt).toMatchObject({ succeeded: true });
    expect((await failureOf(chain.price(minting))).failure).toBe('minted');
    const [transfer] = await chain.transfers(receipt!.blockNumber, receipt!.blockNumber);
    expect({ ...transfer, to: transfer?.to.toLowerCase() }).toMatchObject({
      tokenId: 7n,
      from: null,
      to: HOLDER,
      transactionHash: signed.hash,
    });
    expect(await chain.block(1_000_000)).toBeNull();
  });

  it.each([
    ['refuses connections', null],
    ['answers 500', 500],
    ['answers what nobody can read', 200],
    ['stalls', 0],
  ])(
    'is unreachable when its RPC %s, and nothing that is said names it or the key',
    async (_what, status) => {
      const go = await openRpcProxy(local.url);
      onTestFinished(() => go.close());
      go.respond = (_method, _pass, response) => {
        if (status !== 0) response.writeHead(status ?? 500).end('<html>');
      };
      if (status === null) await go.close();
      const chain = chainWith({ rpcUrl: go.url }, 500);
      for (const work of [
        chain.check(),
        chain.head(),
        chain.price({ to: HOLDER, tokenId: 9n }),
        chain.send('0x02'),
        chain.transfers(1, 2),
      ]) {
        const error = await failureOf(work);
        expect([error.name, error.failure]).toEqual(['ChainError', 'unreachable']);
        const said = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
        expect(said).not.toMatch(/secret-of-the-rpc|ac0974bec/);
      }
    },
  );
});
