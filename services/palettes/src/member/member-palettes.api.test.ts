import type { MemberWorksResponse } from '@danqing/contracts/identity';
import type { Palette } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATOR_TOKEN, openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { MemberPalettes } from './member-palettes.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const list = (id: number, query = '', as?: number) =>
  palettes.call('GET', `/api/users/${id}/palettes?${query}`, undefined, as === undefined ? {} : { as });
const pageOf = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).json<MemberWorksResponse<Palette>>();
const idsOf = ({ data }: MemberWorksResponse<Palette>) => data.map(({ id }) => id);

it('pages through the public palettes of a member by keys, and shows nothing else to anybody', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 5; index += 1) ids.unshift((await palettes.save(21)).id);
  await palettes.save(21, { is_public: false });
  await palettes.save(22);
  const gone = await palettes.save(21);
  await palettes.call('DELETE', `/api/palettes/${gone.id}`, undefined, { as: 21 });
  const hidden = await palettes.save(21);
  await palettes.call(
    'POST',
    `/api/operator/palettes/${hidden.id}/hide`,
    { reason: '广告' },
    { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } },
  );
  for (const as of [undefined, 21, 22]) expect(idsOf(await pageOf(21, '', as))).toEqual(ids);
  const first = await pageOf(21, 'limit=2');
  expect([idsOf(first), first.next]).toEqual([ids.slice(0, 2), ids[1]]);
  const second = await pageOf(21, `limit=2&after=${first.next}`);
  expect([idsOf(second), second.next]).toEqual([ids.slice(2, 4), ids[3]]);
  const last = await pageOf(21, `limit=2&after=${second.next}`);
  expect([idsOf(last), last.next]).toEqual([ids.slice(4), null]);
  expect((await pageOf(21, 'limit=5')).next).toBeNull();
  expect(await palettes.app.get(MemberPalettes).countPublic(21)).toBe(5);
  expect(await palettes.app.get(MemberPalettes).listPublic(21, 2)).toEqual(
    ids.slice(0, 2).map((id) => expect.objectContaining({ path: `/palettes/${id}` }) as object),
  );
  expect(await pageOf(29)).toEqual({ success: true, data: [], next: null });
});

it('answers nobody but the member where the page is private, and says the same where there is no member', async () => {
  await palettes.save(31);
  palettes.identity.hidden.add(31);
  palettes.identity.names.set(32, null);
  const answers = [await list(31), await list(31, '', 21), await list(32)];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'MEMBER_NOT_FOUND' }]);
  expect((await pageOf(31, '', 31)).data).toHaveLength(1);
});

it('names the colour that a palette is about first', async () => {
  const colors = [{ hex: '#1772B4' }, { hex: '#ED5126', type: 'primary' as const }, { hex: '#EEF7F2' }];
  const { id } = await palettes.save(51, { name: '江南', colors });
  expect(await palettes.app.get(MemberPalettes).listPublic(51, 9)).toEqual([
    { path: `/palettes/${id}`, name: '江南', hexes: ['#ED5126', '#1772B4', '#EEF7F2'] },
  ]);
});

it('shows an author by the new name, and whether there is a page of theirs', async () => {
  await palettes.save(41);
  await palettes.app.get(MemberPalettes).updateAuthor(41, { name: '何青禾', hasPage: false });
  await palettes.app.get(MemberPalettes).updateAuthor(42, { name: '没有作品', hasPage: true });
  expect((await pageOf(41)).data[0]?.user).toEqual({
    id: 41,
    name: '何青禾',
    has_page: false,
  });
});

it.each(['limit=0', 'limit=49', 'after=0', 'after=x', 'after=99999999999'])('refuses %s', async (query) => {
  expect((await list(21, query)).statusCode).toBe(400);
});
