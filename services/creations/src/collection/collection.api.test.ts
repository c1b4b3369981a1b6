import type { Collection, CollectionsResponse, Painted } from '@danqing/contracts/creations';
import type { ErrorBody } from '@danqing/contracts/errors';
import { countStatements } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { Painter } from '../painting/painter.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { CollectionService } from './collection.service.ts';

let pictures = 100;
const painter: Painter = {
  maker: { kind: 'model', name: 'painter-9' },
  paint: async () => pngOf((pictures += 1), 100),
};

let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations({ painter });
});
afterAll(() => creations.close());

let members = 100;
const newMember = () => {
  members += 1;
  return members;
};
async function create(as: number, colorName = '月白'): Promise<Painted> {
  const { requestId } = await creations.writePoem(colorName);
  const answer = await creations.call('POST', '/api/ai/image', { requestId, theme: 'flowers' }, { as });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Painted>();
}
const list = async (query = '') =>
  (await creations.call('GET', `/api/collections?${query}`)).json<CollectionsResponse>();
const idsOf = async (name: string) =>
  (await list(`name=${encodeURIComponent(name)}`)).data.map(({ id }) => id);
const at = (id: number, rest = '') => `/api/collections/${id}${rest}`;
const status = async (...call: Parameters<TestCreations['call']>) =>
  (await creations.call(...call)).statusCode;

it('lists the creations of a colour, the newest first, by pages', async () => {
  const member = newMember();
  await creations.credits.setBalance(member, 20);
  const ids: number[] = [];
  for (let index = 0; index < 13; index += 1) ids.push((await create(member, '朱红')).collectionId);
  await create(newMember(), '石青');
  const newest = ids.toReversed();
  const name = encodeURIComponent('朱红');
  const [first, second, third] = [
    await list(`name=${name}`),
    await list(`name=${name}&page=2`),
    await list(`name=${name}&page=3`),
  ];
  expect([first, second, third].map(({ data }) => data.map(({ id }) => id))).toEqual([
    newest.slice(0, 12),
    newest.slice(12),
    [],
  ]);
  expect([first, second, third].map(({ pages }) => pages)).toEqual([2, 2, 2]);
  for (const { color, theme, images } of first.data)
    expect([color.name, theme, images.length]).toEqual(['朱红', 'flowers', 1]);
  expect((await list()).data).toHaveLength(12);
  expect(await list(`name=${encodeURIComponent('不存在')}`)).toEqual({ data: [], pages: 0 });
  for (const page of ['0', '-3', 'x', '1e999', ''])
    expect((await list(`name=${name}&page=${page}`)).data).toHaveLength(12);
}, 120_000);

it('asks the database once for a page, and once for a creation', async () => {
  const { collectionId } = await create(newMember());
  const service = creations.app.get(CollectionService);
  expect(await countStatements(creations.dataSource, () => service.list({ page: 1, name: '月白' }))).toBe(1);
  expect(await countStatements(creations.dataSource, () => service.get(collectionId, null))).toBe(1);
});

it('answers who has a page already with nothing', async () => {
  await create(newMember());
  const { headers } = await creations.call('GET', '/api/collections');
  const known = { headers: { 'if-none-match': String(headers['etag']) } };
  expect(await status('GET', '/api/collections', undefined, known)).toBe(304);
});

it('shows a creation to everybody and says in the words of the specification that there is none', async () => {
  const { collectionId } = await create(newMember());
  for (const as of [undefined, newMember()])
    expect(await status('GET', at(collectionId), undefined, as === undefined ? {} : { as })).toBe(200);
  const none = await creations.call('GET', at(2_000_000_000));
  expect([none.statusCode, none.json<ErrorBody>().error]).toEqual([404, '未找到创作内容']);
  expect(await status('GET', '/api/collections/0')).toBe(400);
  expect(await status('GET', '/api/collections/99999999999')).toBe(400);
});

it('lets its owner alone hide it from the gallery, delete it and bring it back', async () => {
  const [owner, other] = [newMember(), newMember()];
  const { collectionId: id } = await create(owner, '松花绿');
  const listed = () => idsOf('松花绿');
  for (const [as, expected] of [
    [undefined, 401],
    [other, 404],
  ] as const) {
    const who = as === undefined ? {} : { as };
    expect(await status('PATCH', at(id), { is_listed: false }, who)).toBe(expected);
    expect(await status('DELETE', at(id), undefined, who)).toBe(expected);
    expect(await status('POST', at(id, '/undelete'), undefined, who)).toBe(expected);
  }
  expect(await listed()).toEqual([id]);

  const own = { as: owner };
  const hidden = await creations.call('PATCH', at(id), { is_listed: false }, own);
  expect(hidden.json<Collection>()).toMatchObject({ id, is_listed: false });
  expect([await listed(), await status('GET', at(id))]).toEqual([[], 200]);
  expect(await status('PATCH', at(id), { is_listed: true }, own)).toBe(200);

  expect(await status('DELETE', at(id), undefined, own)).toBe(204);
  expect([await listed(), await status('GET', at(id))]).toEqual([[], 404]);
  expect(await status('DELETE', at(id), undefined, own)).toBe(404);
  expect(await status('POST', at(id, '/undelete'), undefined, { as: other })).toBe(404);
  expect((await creations.call('POST', at(id, '/undelete'), undefined, own)).json()).toMatchObject({ id });
  expect(await listed()).toEqual([id]);
});

it('lists nothing of who may publish nothing', async () => {
  const member = newMember();
  creations.identity.limited.add(member);
  const { collectionId } = await create(member, '秋香');
  expect(await idsOf('秋香')).toEqual([]);
  const refused = await creations.call('PATCH', at(collectionId), { is_listed: true }, { as: member });
  expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([403, 'ACCOUNT_LIMITED']);
});

it('forgets what was deleted for good, with its pictures', async () => {
  const member = newMember();
  const [gone, back] = [await create(member), await create(member)];
  for (const { collectionId } of [gone, back])
    expect(await status('DELETE', at(collectionId), undefined, { as: member })).toBe(204);
  await creations.dataSource.query(
    `update creations.collections set deleted_at = now() - interval '11 minutes' where id = $1`,
    [gone.collectionId],
  );
  await creations.app.get(MaintenanceService).purge();
  expect(await status('GET', gone.imageUrl)).toBe(404);
  expect(await status('GET', back.imageUrl)).toBe(200);
  expect(await status('POST', at(gone.collectionId, '/undelete'), undefined, { as: member })).toBe(404);
  expect(await status('POST', at(back.collectionId, '/undelete'), undefined, { as: member })).toBe(200);
});

it('keeps the file of a forgotten picture that a picture of a name is, too', async () => {
  const member = newMember();
  const made = await create(member);
  pictures -= 1;
  const named = await creations.call(
    'POST',
    '/api/ai/image-from-name',
    { colorName: '雨后青' },
    { as: member },
  );
  expect(named.json()).toMatchObject({ imageUrl: made.imageUrl });
  expect(await status('DELETE', at(made.collectionId), undefined, { as: member })).toBe(204);
  await creations.dataSource.query(
    `update creations.collections set deleted_at = now() - interval '11 minutes' where id = $1`,
    [made.collectionId],
  );
  await creations.app.get(MaintenanceService).purge();
  expect(await status('GET', at(made.collectionId))).toBe(404);
  expect(await status('GET', made.imageUrl)).toBe(200);
});
