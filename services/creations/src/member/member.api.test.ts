import type { Collection, MemberPicturesResponse, Painted } from '@danqing/contracts/creations';
import type { MemberWorksResponse } from '@danqing/contracts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { Painter } from '../painting/painter.ts';
import { openCreations, OPERATOR_TOKEN, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { MemberCreations } from './member-creations.ts';

let pictures = 500;
const painter: Painter = {
  maker: { kind: 'model', name: 'painter-9' },
  paint: async () => pngOf((pictures += 1), 100),
};

let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations({ painter });
});
afterAll(() => creations.close());

async function create(as: number): Promise<Painted> {
  const { requestId } = await creations.writePoem('月白');
  const answer = await creations.call('POST', '/api/ai/image', { requestId, theme: 'flowers' }, { as });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Painted>();
}
const get = (path: string, as?: number) =>
  creations.call('GET', path, undefined, as === undefined ? {} : { as });
const list = async (id: number, query = '', as?: number) =>
  (await get(`/api/users/${id}/collections?${query}`, as)).json<MemberWorksResponse<Collection>>();
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);
const images = async (id: number, query = '') =>
  (await get(`/api/users/${id}/images?${query}`, id)).json<MemberPicturesResponse>();
const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const smallest = (file: string) => file.replace(/\d+\.webp$/, '320.webp');

it('pages through the listed creations of a member; who made them sees all', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 3; index += 1) ids.unshift((await create(71)).collectionId);
  await create(72);
  const [newest, unlisted, oldest] = ids;
  await creations.call('PATCH', `/api/collections/${unlisted}`, { is_listed: false }, { as: 71 });
  for (const as of [undefined, 72]) expect(idsOf(await list(71, '', as))).toEqual([newest, oldest]);
  expect(idsOf(await list(71, '', 71))).toEqual(ids);
  expect(idsOf(await list(71, 'only=listed', 71))).toEqual([newest, oldest]);
  const first = await list(71, 'limit=1');
  expect([idsOf(first), first.next]).toEqual([[newest], newest]);
  const second = await list(71, `limit=1&after=${first.next}`);
  expect([idsOf(second), second.next]).toEqual([[oldest], null]);
  expect(first.data[0]?.user).toEqual({ id: 71, name: '会员71', has_page: true, email: null, image: null });
  expect(await creations.app.get(MemberCreations).countPublic(71)).toBe(2);
  expect(await creations.app.get(MemberCreations).listPublic(71, 9)).toEqual(
    [newest, oldest].map((id) => ({
      path: `/collections/${id}`,
      name: expect.any(String) as string,
      hexes: [expect.stringMatching(/^#[0-9A-F]{6}$/)],
    })),
  );

  creations.identity.hidden.add(71);
  for (const as of [undefined, 72])
    expect((await get('/api/users/71/collections', as)).json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  expect(idsOf(await list(71, '', 71))).toEqual(ids);
  expect((await get('/api/users/71/collections?limit=49')).statusCode).toBe(400);
}, 60_000);

it('shows a member all their own newest pictures', async () => {
  const painted = [await create(81), await create(81)];
  const [first, second] = (await images(81)).data;
  expect([first?.url, second?.url]).toEqual(painted.map(({ imageUrl }) => imageUrl).toReversed());
  expect(first?.sizes.at(-1)?.url).toBe(first?.url);
  expect((await images(81, 'limit=1')).data).toEqual([first]);
  expect((await images(89)).data).toEqual([]);
  expect((await get('/api/users/81/images?limit=101', 81)).statusCode).toBe(400);
}, 60_000);

it('shows everybody the pictures of listed creations, while the page of the member is public', async () => {
  const [shown, unlisted, deleted, hidden] = [
    await create(85),
    await create(85),
    await create(85),
    await create(85),
  ];
  await creations.call(
    'PATCH',
    `/api/collections/${unlisted.collectionId}`,
    { is_listed: false },
    { as: 85 },
  );
  await creations.call('DELETE', `/api/collections/${deleted.collectionId}`, undefined, { as: 85 });
  const hide = await creations.call(
    'POST',
    `/api/operator/creations/${hidden.collectionId}/hide`,
    { reason: '广告' },
    { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } },
  );
  expect(hide.statusCode).toBe(204);
  for (const as of [undefined, 86]) {
    const answer = await get('/api/users/85/images', as);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json<MemberPicturesResponse>().data.map(({ url }) => url)).toEqual([shown.imageUrl]);
  }
  expect((await images(85)).data.map(({ url }) => url)).toEqual(
    [shown, unlisted, hidden].map(({ imageUrl }) => imageUrl).toReversed(),
  );
  creations.identity.hidden.add(85);
  for (const as of [undefined, 86])
    expect((await get('/api/users/85/images', as)).json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  expect((await images(85)).data).toHaveLength(3);
}, 60_000);

it('keeps the picture of an avatar when its creation is forgotten, until there is another one', async () => {
  const members = creations.app.get(MemberCreations);
  const [kept, other] = [await create(91), await create(91)];
  const file = fileOf(kept.imageUrl);
  expect(await members.keepAvatar(92, file)).toBeNull();
  expect(await members.keepAvatar(91, `${'0'.repeat(32)}-100.webp`)).toBeNull();
  expect(await members.keepAvatar(91, file.replace(/\d+\.webp$/, '99.webp'))).toBeNull();
  expect(await members.keepAvatar(91, file)).toBe(smallest(file));
  await creations.call('DELETE', `/api/collections/${kept.collectionId}`, undefined, { as: 91 });
  expect(idsOf(await images(91))).toHaveLength(1);
  await creations.dataSource.query(
    `update creations.collections set deleted_at = now() - interval '11 minutes' where id = $1`,
    [kept.collectionId],
  );
  await creations.app.get(MaintenanceService).purge();
  expect((await get(kept.imageUrl)).statusCode).toBe(200);
  expect(await members.keepAvatar(91, file)).toBe(smallest(file));
  expect(await members.keepAvatar(91, fileOf(other.imageUrl))).toBe(smallest(fileOf(other.imageUrl)));
  expect((await get(kept.imageUrl)).statusCode).toBe(404);
  expect(await members.keepAvatar(91, null)).toBeNull();
  expect((await get(other.imageUrl)).statusCode).toBe(200);
}, 60_000);

it('shows an author by the new name', async () => {
  const { collectionId } = await create(95);
  await creations.app.get(MemberCreations).updateAuthor(95, { name: '何青禾', hasPage: false });
  expect((await get(`/api/collections/${collectionId}`)).json<Collection>().user.name).toBe('何青禾');
}, 60_000);
