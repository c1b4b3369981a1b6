import type { Collection, Painted } from '@danqing/contracts/creations';
import { memberDataPageSchema } from '@danqing/contracts/identity';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Painter } from '../painting/painter.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { MemberCreations } from './member-creations.ts';

let pictures = 700;
const painter: Painter = {
  maker: { kind: 'model', name: 'painter-9' },
  paint: async () => pngOf((pictures += 1), 100),
};
let creations: TestCreations;
let works: MemberCreations;
beforeAll(async () => {
  creations = await openCreations({ painter });
  works = creations.app.get(MemberCreations);
});
afterAll(() => creations.close());

async function create(as: number): Promise<Painted> {
  const { requestId } = await creations.writePoem('月白');
  const answer = await creations.call('POST', '/api/ai/image', { requestId, theme: 'flowers' }, { as });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Painted>();
}
const get = (path: string) => creations.call('GET', path);
const see = async (id: number) => (await get(`/api/collections/${id}`)).statusCode;
const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

it('gives a member their creations with the files of their pictures, and none of others', async () => {
  const [own, other] = [await create(101), await create(102)];
  const records = [];
  const files = [];
  for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages += 1) {
    const page = memberDataPageSchema.parse(await works.exportMember(101, after));
    records.push(...page.records);
    files.push(...page.files);
    after = page.next;
  }
  expect(records).toMatchObject([
    { list: 'creations', data: { id: own.collectionId, color: '月白' } },
    { list: 'pictures', data: { creation_id: own.collectionId, state: 'done' } },
  ]);
  expect(files).toEqual([fileOf(own.imageUrl)]);
  const part = await works.readMemberFile(101, files[0]!, 0);
  const served = await get(own.imageUrl);
  expect(Buffer.from(part!.bytes, 'base64').equals(served.rawPayload)).toBe(true);
  expect(part!.size).toBe(served.rawPayload.length);
  for (const file of [fileOf(other.imageUrl), '../../etc/passwd', 'x.mp4'])
    expect(await works.readMemberFile(101, file, 0)).toBeNull();
}, 60_000);

it('withdraws and shows again', async () => {
  const { collectionId } = await create(111);
  await works.withdrawMember(111, true);
  expect(await see(collectionId)).toBe(404);
  expect(await works.countPublic(111)).toBe(0);
  await works.withdrawMember(111, false);
  expect(await see(collectionId)).toBe(200);
}, 60_000);

it('erases what was not in the gallery, with its files, and leaves the rest without the name', async () => {
  const [listed, unlisted] = [await create(121), await create(121)];
  const unlist = `/api/collections/${unlisted.collectionId}`;
  await creations.call('PATCH', unlist, { is_listed: false }, { as: 121 });
  await works.keepAvatar(121, fileOf(listed.imageUrl));
  await works.withdrawMember(121, true);
  for (let twice = 0; twice < 2; twice += 1) expect(await works.eraseMember(121)).toBe(true);
  expect([await see(listed.collectionId), await see(unlisted.collectionId)]).toEqual([200, 404]);
  expect((await get(unlisted.imageUrl)).statusCode).toBe(404);
  expect((await get(listed.imageUrl)).statusCode).toBe(200);
  const { user } = (await get(`/api/collections/${listed.collectionId}`)).json<Collection>();
  expect(user.name).toBe('已注销用户');
  const avatars = await creations.dataSource.query(`select from creations.avatars where user_id = 121`);
  expect(avatars).toEqual([]);
}, 60_000);

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(creations.dataSource, 'creations', (after) => works.exportMember(1, after)),
  ).toEqual([
    'authors.*',
    'avatars.*',
    'collections.hidden_at',
    'collections.hidden_by',
    'collections.listed',
    'paintings.answered',
    'paintings.attempts',
    'paintings.continues',
    'paintings.failure',
    'paintings.height',
    'paintings.poem_id',
    'paintings.touched_at',
    'poems.color_hex',
    'poems.color_id',
    'poems.content',
    'poems.scene',
    'reports.closed_at',
    'videos.attempts',
    'videos.failure',
    'videos.frame',
    'videos.task',
    'videos.touched_at',
  ]);
});
