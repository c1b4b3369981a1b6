import type { NftsResponse } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());
beforeEach(() => cocreate.dataSource.query('delete from cocreate.collectibles'));

const OWNER = 7;
const ADDRESS = '0x41AC5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2';
const LARGEST = (2n ** 256n - 1n).toString();

async function list(query = '', as?: number): Promise<NftsResponse> {
  const answer = await cocreate.call('GET', `/api/nfts?${query}`, undefined, as === undefined ? {} : { as });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<NftsResponse>();
}

async function mint(colorId: number | null, tokenId: string | number): Promise<void> {
  await cocreate.dataSource.query(
    `insert into cocreate.collectibles (color_id, token_id, owner_address, network, rarity, metadata_url)
     values ($1, $2, $3, 'eSpace', 'Epic', '/api/nfts/metadata/1')`,
    [colorId, tokenId, ADDRESS],
  );
}

const file = `${'3f6c9a0d5b7e4c218a90d1e2f3a4b5c6'}-1024.webp`;

describe('GET /api/nfts', () => {
  it('says that nothing is minted, and has nothing', async () => {
    expect(await list()).toEqual({ items: [], total: 0, minting: false });
  });

  it('tells a visitor, a member and the author the same of a token, its colour and its author', async () => {
    cocreate.pictures.add(`${OWNER} ${file}`);
    const picture = `/api/creations/pictures/${file}`;
    const fields = { name: '晚渡', hex: '#7A5C7E', description: '最后一班渡船靠岸。' };
    await mint(await cocreate.save(OWNER, { ...fields, image_url: picture }), LARGEST);
    const { items, total } = await list();
    expect({ items, total }).toEqual({
      items: [
        {
          id: expect.any(Number),
          token_id: LARGEST,
          owner_address: ADDRESS,
          network: 'eSpace',
          rarity: 'Epic',
          metadata_url: '/api/nfts/metadata/1',
          color: { ...fields, image_url: picture },
          author: { name: `会员${OWNER}` },
        },
      ],
      total: 1,
    });
    for (const as of [8, OWNER]) expect((await list('', as)).items).toEqual(items);
  });

  it('has twelve on a page, the newest first, and bounds what is asked for', async () => {
    for (let token = 1; token <= 13; token += 1) await mint(null, token);
    const tokens = async (query: string) => (await list(query)).items.map(({ token_id }) => Number(token_id));
    expect(await tokens('')).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(await tokens('page=2')).toEqual([1]);
    expect(await tokens('page=0&pageSize=3')).toEqual([13, 12, 11]);
    expect(await tokens('page=x&pageSize=999')).toHaveLength(13);
    expect(await list('page=1000000')).toMatchObject({ items: [], total: 13 });
  });

  it('keeps the token of a colour that is hidden, deleted or forgotten, and says nothing of the colour', async () => {
    const hidden = await cocreate.save(OWNER, { name: '藏', hex: '#112233' });
    const deleted = await cocreate.save(OWNER, { name: '删', hex: '#223344' });
    const forgotten = await cocreate.save(OWNER, { name: '忘', hex: '#334455' });
    for (const id of [hidden, deleted, forgotten]) await mint(id, id);
    await cocreate.call(
      'POST',
      `/api/operator/co-create/colors/${hidden}/hide`,
      { reason: '广告' },
      { operator: true },
    );
    await cocreate.call('DELETE', `/api/co-create/colors/${deleted}`, undefined, { as: OWNER });
    await cocreate.dataSource.query('delete from cocreate.colors where id = $1', [forgotten]);
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items.map(({ color, author }) => [color, author])).toEqual(Array(3).fill([null, null]));
  });
});
