import type { BlockedWordsResponse, CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import type { ReportedItemsResponse } from '@danqing/contracts/moderation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

const PATH = '/api/co-create/colors';
const OPERATOR = '/api/operator/co-create';
const operator = { operator: true };
const reportsOf = async () =>
  (
    await cocreate.call('GET', `${OPERATOR}/colors/reports`, undefined, operator)
  ).json<ReportedItemsResponse>().items;

it('takes one report of each reporter, and operators hide what was reported, with a reason for its owner', async () => {
  const id = await cocreate.save(1, { name: '可疑', hex: '#123456' });
  const report = (as: number | undefined, text: string) =>
    cocreate.call('POST', `${PATH}/${id}/reports`, { reason: 'spam', text }, as === undefined ? {} : { as });
  expect((await report(2, '广告')).statusCode).toBe(200);
  expect((await report(2, '再说一次')).statusCode).toBe(200);
  expect((await report(undefined, '访客')).statusCode).toBe(200);
  expect(await reportsOf()).toMatchObject([
    { id, name: '可疑', colors: ['#123456'], picture: null, author: { id: 1 }, hiddenReason: null },
  ]);
  expect((await reportsOf())[0]?.reports).toHaveLength(2);
  const hide = () => cocreate.call('POST', `${OPERATOR}/colors/${id}/hide`, { reason: '广告' }, operator);
  expect((await hide()).statusCode).toBe(204);
  expect(await reportsOf()).toEqual([]);
  expect((await cocreate.call('GET', `${PATH}/${id}`)).statusCode).toBe(404);
  expect((await cocreate.call('GET', `${PATH}/${id}`, undefined, { as: 2 })).statusCode).toBe(404);
  expect((await cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as: 2 })).statusCode).toBe(404);
  const own = await cocreate.call('GET', `${PATH}/${id}`, undefined, { as: 1 });
  expect(own.json()).toMatchObject({ hidden_reason: '广告' });
  for (const list of [PATH, `${PATH}?userId=1`])
    expect((await cocreate.call('GET', list)).json<CocreatedColorsResponse>().total, list).toBe(0);
  expect((await cocreate.call('POST', `${OPERATOR}/colors/${id}/show`, undefined, operator)).statusCode).toBe(
    204,
  );
  expect((await cocreate.call('GET', PATH)).json<CocreatedColorsResponse>().total).toBe(1);
});

it('refuses a word from the moment that an operator adds it, and allows it again', async () => {
  const words = async () =>
    (await cocreate.call('GET', `${OPERATOR}/words`, undefined, operator)).json<BlockedWordsResponse>().words;
  const save = async (hex: string) =>
    (await cocreate.call('POST', PATH, bodyOf({ name: '神 仙 水', hex }), { as: 5 })).statusCode;
  expect(await save('#000001')).toBe(201);
  await cocreate.call('POST', `${OPERATOR}/words`, { word: '神仙水' }, operator);
  expect(await words()).toContainEqual({ word: '神仙水', by: 'operator anna', at: expect.any(String) });
  expect(await save('#000002')).toBe(422);
  const generated = await cocreate.call('POST', '/api/ai/generate-color', { colorName: '神仙水' });
  expect([generated.statusCode, generated.json<{ code: string }>().code]).toEqual([
    422,
    'COLOR_NAME_REFUSED',
  ]);
  await cocreate.call('POST', `${OPERATOR}/words/remove`, { word: '神仙水' }, operator);
  expect(await save('#000003')).toBe(201);
});

it('hides the metadata of a token with its colour, also after the colour is deleted', async () => {
  const id = await cocreate.save(7, { name: '藏品', hex: '#654321' });
  await cocreate.dataSource.query(
    `insert into cocreate.mints (color_id, chain_id, contract, user_id, receiver, name, hex, description, status)
     values ($1, 1, $2, 7, $2, '藏品', '#654321', '', 'confirmed')`,
    [id, `0x${'0'.repeat(40)}`],
  );
  const withheld = async () =>
    (
      await cocreate.dataSource.query<{ withheld: boolean }[]>(
        `select withheld from cocreate.mints where color_id = $1`,
        [id],
      )
    )[0]?.withheld;
  await cocreate.call('DELETE', `${PATH}/${id}`, undefined, { as: 7 });
  const hide = await cocreate.call('POST', `${OPERATOR}/colors/${id}/hide`, { reason: '广告' }, operator);
  expect([hide.statusCode, await withheld()]).toEqual([204, true]);
  await cocreate.call('POST', `${OPERATOR}/colors/${id}/show`, undefined, operator);
  expect(await withheld()).toBe(false);
});

it('is for operators', async () => {
  for (const path of ['colors/reports', 'words'])
    expect((await cocreate.call('GET', `${OPERATOR}/${path}`, undefined, { as: 1 })).statusCode).toBe(401);
});
