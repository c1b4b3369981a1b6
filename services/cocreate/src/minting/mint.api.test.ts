import type { CocreatedColorDetail, Mint, NftsResponse, TokenMetadata } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChainSettings } from '../chain/chain-settings.ts';
import { METADATA, openRpcProxy, openLocalChain, type LocalChain } from '../testing/local-chain.ts';
import { openCocreate, type CallOptions, type TestCocreate } from '../testing/open-cocreate.ts';
import { ChainWork } from './chain-work.service.ts';

const OWNER = 7;
const ANNA = '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2';

let local: LocalChain;
let cocreate: TestCocreate;
beforeAll(async () => {
  local = await openLocalChain();
  cocreate = await openCocreate({ chain: local.settings });
});
afterAll(async () => {
  await cocreate.close();
  local.close();
});

const mint = (id: number, options: CallOptions = { as: OWNER }, body: object = { address: ANNA }) =>
  cocreate.call('POST', `/api/co-create/colors/${id}/mint`, body, options);
const detail = async (id: number) =>
  (await cocreate.call('GET', `/api/co-create/colors/${id}`)).json<CocreatedColorDetail>();
let names = 0;
const save = (name = `晚渡${(names += 1)}`, as = OWNER) =>
  cocreate.save(as, { name, hex: '#7A5C7E', description: '最后一班渡船靠岸。' });
const round = () => cocreate.app.get(ChainWork).round({ now: true });

describe('asking for a mint', () => {
  it('ends with a token whose owner, address and metadata others read of the chain and of the site', async () => {
    const id = await save('晚渡');
    expect(await detail(id)).toMatchObject({ network: 'Conflux eSpace', mint: null });
    const asked = await mint(id);
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toMatchObject({
      status: expect.stringMatching(/^(requested|sent)$/) as string,
      token_id: String(id),
      network: 'Conflux eSpace',
      receiver: ANNA,
    });
    const sent = await vi.waitFor(async () => {
      const { mint: now } = await detail(id);
      expect(now?.status).toBe('sent');
      return now!;
    });
    expect(sent.tx_url).toBe(`https://evm.confluxscan.org/tx/${sent.tx_hash}`);
    expect((await mint(id)).json<Mint>()).toEqual(sent);
    await local.mine(4);
    await round();
    expect(await detail(id)).toMatchObject({
      onchain_creation_tx_hash: sent.tx_hash,
      mint: { ...sent, status: 'confirmed' },
    });
    const { items } = (await cocreate.call('GET', '/api/nfts')).json<NftsResponse>();
    expect(items[0]).toMatchObject({
      token_id: String(id),
      network: 'Conflux eSpace',
      metadata_url: `/api/nfts/metadata/${id}`,
      color: { name: '晚渡' },
    });

    const answer = await local.call<string>('eth_call', [
      { to: local.contract, data: `0xc87b56dd${id.toString(16).padStart(64, '0')}` },
      'latest',
    ]);
    const length = Number(`0x${answer.slice(66, 130)}`);
    const uri = Buffer.from(answer.slice(130, 130 + length * 2), 'hex').toString();
    expect(uri).toBe(`${METADATA}${id}`);
    const metadata = await cocreate.call('GET', new URL(uri).pathname);
    expect(metadata.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
    const said = metadata.json<TokenMetadata>();
    expect(said).toEqual({
      name: '晚渡',
      description: '最后一班渡船靠岸。',
      image: `https://danqing.example/api/nfts/images/${id}`,
      external_url: `https://danqing.example/co-create-colors/${id}`,
      attributes: [{ trait_type: 'Hex', value: '#7A5C7E' }],
    });
    const picture = await cocreate.call('GET', new URL(said.image).pathname);
    expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(picture.payload).toMatch(/fill="#7A5C7E".*晚渡.*#7A5C7E/s);
  });

  it('is for its owner alone', async () => {
    const id = await save();
    expect((await mint(id, {})).statusCode).toBe(401);
    expect((await mint(id, { as: 8 })).statusCode).toBe(403);
    expect((await mint(4_000_000)).json()).toMatchObject({ code: 'COCREATED_COLOR_NOT_FOUND' });
    cocreate.identity.limited.add(OWNER);
    expect((await mint(id)).json()).toMatchObject({ code: 'COCREATION_LIMITED' });
    cocreate.identity.limited.delete(OWNER);
    expect((await detail(id)).mint).toBeNull();
  });

  it('wants a true address', async () => {
    const id = await save();
    for (const address of [
      undefined,
      '',
      '0x12',
      `0x${'0'.repeat(40)}`,
      local.contract,
      '0x41AC5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2',
    ]) {
      const answer = await mint(id, { as: OWNER, headers: { 'accept-language': 'en' } }, { address });
      expect([answer.statusCode, answer.json()], address).toEqual([
        400,
        expect.objectContaining({ code: 'MINT_ADDRESS_INVALID', field: 'address' }),
      ]);
    }
  });

  it('is refused for what operators hid, and its token says no more than its colour, also when the colour is gone', async () => {
    const [hidden, minted] = [await save('藏', 9), await save('<b>"沉"</b>', 9)];
    const hide = (id: number, verb = 'hide') =>
      cocreate.call(
        'POST',
        `/api/operator/co-create/colors/${id}/${verb}`,
        { reason: '广告' },
        { operator: true },
      );
    await hide(hidden);
    expect((await mint(hidden, { as: 9 })).json()).toMatchObject({ code: 'MINT_REFUSED' });
    expect((await mint(minted, { as: 9 })).statusCode).toBe(202);
    const said = async () => {
      const metadata = (await cocreate.call('GET', `/api/nfts/metadata/${minted}`)).json<TokenMetadata>();
      const { payload } = await cocreate.call('GET', `/api/nfts/images/${minted}`);
      return [metadata.name, payload.includes('沉'), payload.includes('<b>')];
    };
    expect(await said()).toEqual(['<b>"沉"</b>', true, false]);
    await cocreate.call('DELETE', `/api/co-create/colors/${minted}`, undefined, { as: 9 });
    await cocreate.dataSource.query(`delete from cocreate.colors where id = $1`, [minted]);
    expect(await said()).toEqual(['<b>"沉"</b>', true, false]);
    expect((await hide(minted)).statusCode).toBe(204);
    expect(await said()).toEqual(['#7A5C7E', false, false]);
    expect((await hide(minted, 'show')).statusCode).toBe(204);
    expect(await said()).toEqual(['<b>"沉"</b>', true, false]);
  });

  it('is limited to five in a day', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => save(undefined, 11)));
    const statuses = [];
    for (const id of ids) statuses.push((await mint(id, { as: 11 })).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await mint(ids[0]!, { as: 11 })).statusCode).toBe(202);
  });
});

describe('without a chain', () => {
  it('nothing is minted, and tokens of before go on saying what they said', async () => {
    const plain = await openCocreate();
    onTestFinished(() => plain.close());
    const id = await plain.save(OWNER, { name: '晚渡', hex: '#7A5C7E' });
    const answer = await plain.call(
      'POST',
      `/api/co-create/colors/${id}/mint`,
      { address: ANNA },
      { as: OWNER },
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'MINTING_OFF' }),
    ]);
    expect((await plain.call('GET', `/api/co-create/colors/${id}`)).json()).toMatchObject({
      network: null,
      mint: null,
    });
    expect((await plain.call('GET', `/api/nfts/metadata/${id}`)).statusCode).toBe(404);
    await plain.dataSource.query(
      `insert into cocreate.mints (color_id, user_id, chain_id, contract, receiver, name, hex, description, status)
       values ($1, 7, 1030, $2, $2, '晚渡', '#7A5C7E', '', 'confirmed')`,
      [id, ANNA],
    );
    expect((await plain.call('GET', `/api/nfts/metadata/${id}`)).json()).toMatchObject({ name: '晚渡' });
  });
});

describe('a start', () => {
  it('fails where the RPC is of another chain, or the contract of somebody else', async () => {
    for (const wrong of [{ chainId: 71 }, { contract: ANNA }] satisfies Partial<ChainSettings>[])
      await expect(openCocreate({ chain: { ...local.settings, ...wrong } })).rejects.toMatchObject({
        failure: 'wrong',
      });
  });

  it('goes on where the RPC is away, and mints when it is back', async () => {
    const alone = await openLocalChain();
    onTestFinished(() => alone.close());
    const go = await openRpcProxy(alone.url);
    onTestFinished(() => go.close());
    go.respond = (_method, _pass, response) => void response.writeHead(500).end();
    const waiting = await openCocreate({ chain: { ...alone.settings, rpcUrl: go.url } });
    onTestFinished(() => waiting.close());
    const id = await waiting.save(OWNER, { name: '晚渡', hex: '#7A5C7E' });
    const path = `/api/co-create/colors/${id}`;
    expect((await waiting.call('POST', `${path}/mint`, { address: ANNA }, { as: OWNER })).statusCode).toBe(
      202,
    );
    await expect(waiting.app.get(ChainWork).round({ now: true })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect((await waiting.call('GET', path)).json()).toMatchObject({ mint: { status: 'requested' } });
    go.respond = (_method, pass) => pass();
    await waiting.app.get(ChainWork).round({ now: true });
    await alone.mine(4);
    await waiting.app.get(ChainWork).round({ now: true });
    expect((await waiting.call('GET', path)).json()).toMatchObject({ mint: { status: 'confirmed' } });
  });
});
