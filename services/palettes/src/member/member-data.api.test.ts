import type { MemberDataPage } from '@danqing/contracts/identity';
import { memberDataPageSchema } from '@danqing/contracts/identity';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATOR_TOKEN, openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { MemberPalettes } from './member-palettes.ts';

let palettes: TestPalettes;
let works: MemberPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
  works = palettes.app.get(MemberPalettes);
});
afterAll(() => palettes.close());

const see = async (id: number, as?: number) =>
  (await palettes.call('GET', `/api/palettes/${id}`, undefined, as === undefined ? {} : { as })).statusCode;
const publicIds = async () => (await palettes.page()).items.map(({ id }) => id);
async function everything(userId: number): Promise<MemberDataPage['records']> {
  const records: MemberDataPage['records'] = [];
  for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages += 1) {
    const page: MemberDataPage = memberDataPageSchema.parse(await works.exportMember(userId, after));
    records.push(...page.records);
    after = page.next;
  }
  return records;
}
async function threeOf(userId: number): Promise<[number, number, number]> {
  const shown = await palettes.save(userId, { name: '公开' });
  const own = await palettes.save(userId, { name: '私有', is_public: false });
  const hidden = await palettes.save(userId, { name: '被隐藏' });
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  await palettes.call('POST', `/api/operator/palettes/${hidden.id}/hide`, { reason: '广告' }, { headers });
  return [shown.id, own.id, hidden.id];
}

it('gives a member all of their palettes, exports and reports, and nothing of others', async () => {
  const ids = await threeOf(61);
  for (let index = 0; index < 120; index += 1) await palettes.save(62);
  const other = await palettes.save(63, { name: '别人的' });
  await palettes.call(
    'POST',
    `/api/palettes/${other.id}/reports`,
    { reason: 'spam', text: '看' },
    { as: 61 },
  );
  const records = await everything(61);
  expect(records.filter(({ list }) => list === 'palettes').map(({ data }) => data['id'])).toEqual(ids);
  expect(records.filter(({ list }) => list === 'palette-reports')).toMatchObject([
    { data: { palette_id: other.id, text: '看' } },
  ]);
  expect(JSON.stringify(records)).not.toContain('别人的');
  expect(new Set((await everything(62)).map(({ data }) => data['id'])).size).toBe(120);
});

it('shows nobody what a member withdrew, and all of it again, but for what was not public before', async () => {
  const [shown, own, hidden] = await threeOf(71);
  for (let twice = 0; twice < 2; twice += 1) await works.withdrawMember(71, true);
  expect(await see(shown)).toBe(404);
  expect(await see(shown, 71)).toBe(200);
  expect(await publicIds()).not.toContain(shown);
  for (let twice = 0; twice < 2; twice += 1) await works.withdrawMember(71, false);
  expect(await Promise.all([shown, own, hidden].map((id) => see(id)))).toEqual([200, 404, 404]);
  expect(await publicIds()).toContain(shown);
});

it('erases what was private or hidden, and leaves what was public without the name; twice is no harm', async () => {
  const [shown, own, hidden] = await threeOf(81);
  const others = await palettes.save(82);
  await works.withdrawMember(81, true);
  expect(await works.eraseMember(81)).toBe(true);
  expect(await works.eraseMember(81)).toBe(true);
  const rows = await palettes.dataSource.query<{ id: number }[]>(
    `select id from palettes.palettes where user_id = 81`,
  );
  expect(rows).toEqual([{ id: shown }]);
  expect(await Promise.all([own, hidden].map((id) => see(id, 81)))).toEqual([404, 404]);
  const answer = await palettes.call('GET', `/api/palettes/${shown}`);
  expect(answer.payload).toContain('已注销用户');
  expect(answer.payload).not.toContain('会员81');
  expect(await see(others.id)).toBe(200);
});

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(palettes.dataSource, 'palettes', (after) => works.exportMember(1, after)),
  ).toEqual([
    'authors.*',
    'palettes.hidden_at',
    'palettes.hidden_by',
    'palettes.idempotency_key',
    'palettes.listed',
    'palettes.oklab_points',
    'palettes.random_key',
    'palettes.saved_digest',
    'palettes.search_text',
    'palettes.version',
    'reports.closed_at',
  ]);
});
