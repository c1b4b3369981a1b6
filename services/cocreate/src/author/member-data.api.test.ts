import type { CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import { memberDataPageSchema } from '@danqing/contracts/identity';
import { columnsOutsideExport } from '@danqing/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';
import { MemberColors } from './member-colors.ts';

let cocreate: TestCocreate;
let works: MemberColors;
beforeAll(async () => {
  cocreate = await openCocreate();
  works = cocreate.app.get(MemberColors);
});
afterAll(() => cocreate.close());

const see = async (id: number) => (await cocreate.call('GET', `/api/co-create/colors/${id}`)).statusCode;
const like = (id: number, as: number) =>
  cocreate.call('POST', `/api/co-create/colors/${id}/like`, undefined, { as });
async function everything(userId: number) {
  const records = [];
  for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages += 1) {
    const page = memberDataPageSchema.parse(await works.exportMember(userId, after));
    records.push(...page.records);
    after = page.next;
  }
  return records;
}

it('gives a member their colours and likes, and nothing of others', async () => {
  const own = await cocreate.save(61, { name: '雨后青', hex: '#7D99A3' });
  const other = await cocreate.save(62, { name: '竹影', hex: '#3F6B4A' });
  await like(other, 61);
  expect(await everything(61)).toMatchObject([
    { list: 'cocreated-colors', data: { id: own, name: '雨后青', hex: '#7D99A3' } },
    { list: 'likes', data: { color_id: other } },
  ]);
});

it('withdraws and shows again, but not what operators hid', async () => {
  const shown = await cocreate.save(71, { name: '暮山紫', hex: '#A4ABD6' });
  const hidden = await cocreate.save(71, { name: '暮山紫', hex: '#A4ABD7' });
  await cocreate.call(
    'POST',
    `/api/operator/co-create/colors/${hidden}/hide`,
    { reason: '广告' },
    { operator: true },
  );
  await works.withdrawMember(71, true);
  expect(await see(shown)).toBe(404);
  await works.withdrawMember(71, false);
  expect([await see(shown), await see(hidden)]).toEqual([200, 404]);
});

it('erases likes and what was not public, and leaves colours without the name; twice is no harm', async () => {
  const shown = await cocreate.save(81, { name: '远山黛', hex: '#4A5B6C' });
  const gone = await cocreate.save(81, { name: '远山黛', hex: '#4A5B6D' });
  const other = await cocreate.save(82, { name: '竹影', hex: '#3F6B4B' });
  await cocreate.call('DELETE', `/api/co-create/colors/${gone}`, undefined, { as: 81 });
  await like(other, 81);
  await works.withdrawMember(81, true);
  for (let twice = 0; twice < 2; twice += 1) expect(await works.eraseMember(81)).toBe(true);
  const list = await cocreate.call('GET', '/api/co-create/colors?pageSize=50');
  const colors = list.json<CocreatedColorsResponse>().items.flatMap(({ group_items }) => group_items);
  expect(colors.find(({ id }) => id === other)).toMatchObject({ likes_count: 0 });
  expect(await everything(81)).toMatchObject([{ list: 'cocreated-colors', data: { id: shown } }]);
  const answer = await cocreate.call('GET', `/api/co-create/colors/${shown}`);
  expect([answer.statusCode, answer.payload]).toEqual([200, expect.stringContaining('已注销用户')]);
});

it('exports every column but these', async () => {
  expect(
    await columnsOutsideExport(cocreate.dataSource, 'cocreate', (after) => works.exportMember(1, after)),
  ).toEqual([
    'authors.*',
    'colors.color_id',
    'colors.hidden_at',
    'colors.hidden_by',
    'colors.listed',
    'colors.search_text',
    'mints.failure',
    'mints.withheld',
    'reports.closed_at',
  ]);
});
