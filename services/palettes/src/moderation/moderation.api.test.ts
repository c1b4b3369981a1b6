import { errorBodySchema } from '@danqing/contracts/errors';
import type { ReportedItemsResponse } from '@danqing/contracts/moderation';
import type { PaletteListResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openPalettes,
  OPERATOR_TOKEN,
  type CallOptions,
  type TestPalettes,
} from '../testing/open-palettes.ts';
import { MemberPalettes } from '../member/member-palettes.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const OPERATOR: CallOptions = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } };
const report = (id: number, options: CallOptions = {}, body: object = { reason: 'spam' }) =>
  palettes.call('POST', `/api/palettes/${id}/reports`, body, options);
const reported = async () =>
  (
    await palettes.call('GET', '/api/operator/palettes/reports', undefined, OPERATOR)
  ).json<ReportedItemsResponse>().items;
const hide = (id: number, options: CallOptions = OPERATOR, body: object = { reason: '广告' }) =>
  palettes.call('POST', `/api/operator/palettes/${id}/hide`, body, options);
const show = (id: number, options: CallOptions = OPERATOR) =>
  palettes.call('POST', `/api/operator/palettes/${id}/show`, undefined, options);
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];
const publicIds = async () => (await palettes.page('pageSize=50')).items.map(({ id }) => id);

it('keeps one report of a visitor and of a member, with what they say, for operators', async () => {
  const { id } = await palettes.save(1, { name: '被举报' });
  const first = await report(id, { from: '203.0.113.9', headers: { 'accept-language': 'en' } });
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { success: true, message: 'Thank you. We will review it soon.' },
  ]);
  expect((await report(id, { from: '203.0.113.9' }, { reason: 'other' })).statusCode).toBe(200);
  expect((await report(id, { as: 2 }, { reason: 'personal', text: ' 有我的电话 ' })).statusCode).toBe(200);
  expect(await reported()).toEqual([
    {
      id,
      name: '被举报',
      description: '',
      colors: ['#EEF7F2'],
      author: { id: 1, name: '会员1' },
      picture: null,
      hiddenReason: null,
      reports: [
        { reason: 'personal', text: '有我的电话', reporter: 'member 2', at: expect.any(String) as string },
        { reason: 'spam', text: '', reporter: 'network 203.0.113.9', at: expect.any(String) as string },
      ],
    },
  ]);
  await show(id);
  expect(await reported()).toEqual([]);
});

it.each([
  [{}, 'reason'],
  [{ reason: 'dull' }, 'reason'],
  [{ reason: 'spam', text: '长'.repeat(501) }, 'text'],
  [{ reason: 'spam', text: 'a\0b' }, 'text'],
])('refuses the report %j', async (body, field) => {
  const { id } = await palettes.save(1);
  const answer = await report(id, {}, body);
  expect([codeOf(answer), answer.json<{ field: string }>().field]).toEqual([[400, 'INPUT_INVALID'], field]);
});

it('knows no report about what not everybody may see', async () => {
  const hidden = await palettes.save(1, { is_public: false });
  for (const id of [hidden.id, 999_999])
    expect(codeOf(await report(id, { as: 2 }))).toEqual([404, 'PALETTE_NOT_FOUND']);
});

it('hides a palette from everybody but its owner, who sees why, and shows it again', async () => {
  const { id } = await palettes.save(6, { name: '会藏' });
  await report(id, { as: 2 });
  const before = await palettes.page();
  expect((await hide(id)).statusCode).toBe(204);
  expect(await publicIds()).not.toContain(id);
  expect((await palettes.page()).total).toBe(before.total - 1);
  expect(codeOf(await palettes.call('GET', `/api/palettes/${id}`, undefined, { as: 2 }))).toEqual([
    404,
    'PALETTE_NOT_FOUND',
  ]);
  expect(await reported()).toEqual([]);
  const own = await palettes.call('GET', '/api/palettes', undefined, { as: 6 });
  expect(own.json<PaletteListResponse>().data).toMatchObject([
    { id, is_public: false, hidden_reason: '广告' },
  ]);

  expect((await show(id)).statusCode).toBe(204);
  expect(await publicIds()).toContain(id);
  expect(await palettes.page()).toMatchObject({ total: before.total });
  const again = await palettes.call('GET', '/api/palettes', undefined, { as: 6 });
  expect(again.json<PaletteListResponse>().data).toMatchObject([{ id, is_public: true }]);
});

it('keeps it hidden when its owner deletes it and takes that back', async () => {
  const { id } = await palettes.save(7);
  await hide(id);
  await palettes.call('DELETE', `/api/palettes/${id}`, undefined, { as: 7 });
  await palettes.call('POST', `/api/palettes/${id}/undelete`, undefined, { as: 7 });
  expect(await publicIds()).not.toContain(id);
});

it('never makes a private palette public', async () => {
  const { id } = await palettes.save(8, { is_public: false });
  expect(codeOf(await show(id))).toEqual([404, 'PALETTE_NOT_FOUND']);
  expect(codeOf(await hide(id))).toEqual([404, 'PALETTE_NOT_FOUND']);
});

it('hides nothing when its reports cannot be closed', async () => {
  const { id } = await palettes.save(13);
  await report(id, { as: 2 });
  await palettes.dataSource.query(
    `alter table palettes.reports add constraint test_no_closing check (closed_at is null) not valid`,
  );
  try {
    expect((await hide(id)).statusCode).toBe(500);
  } finally {
    await palettes.dataSource.query(`alter table palettes.reports drop constraint test_no_closing`);
  }
  expect(await publicIds()).toContain(id);
});

it('keeps a palette withdrawn when operators dismiss its reports', async () => {
  const { id } = await palettes.save(14);
  await report(id, { as: 2 });
  const data = palettes.app.get(MemberPalettes);
  await data.withdrawMember(14, true);
  expect((await show(id)).statusCode).toBe(204);
  expect(await publicIds()).not.toContain(id);
  expect((await reported()).map((item) => item.id)).not.toContain(id);
  await data.withdrawMember(14, false);
  expect(await publicIds()).toContain(id);
});

it.each([[{}], [{ reason: ' ' }], [{ reason: 'x'.repeat(201) }], [{ reason: 'two\nlines' }]])(
  'hides nothing for the reason %j',
  async (body) => {
    const { id } = await palettes.save(9);
    expect(codeOf(await hide(id, OPERATOR, body))).toEqual([400, 'INPUT_INVALID']);
    expect(await publicIds()).toContain(id);
  },
);

it.each([[{}], [{ as: 2 }], [{ headers: { authorization: 'Bearer guess' } }]])(
  'lets %j neither read reports nor hide',
  async (options) => {
    const { id } = await palettes.save(10);
    for (const answer of [
      await palettes.call('GET', '/api/operator/palettes/reports', undefined, options),
      await hide(id, options),
      await show(id, options),
    ])
      expect(answer.statusCode).toBe(401);
    expect(await publicIds()).toContain(id);
  },
);

it('lets a member whose account is limited save, and not publish', async () => {
  palettes.identity.limited.add(11);
  const body = { name: '想公开', colors: [{ hex: '#EEF7F2' }] };
  const answer = await palettes.call('POST', '/api/palettes', body, { as: 11 });
  expect([codeOf(answer), answer.json<{ field: string }>().field]).toEqual([
    [403, 'ACCOUNT_LIMITED'],
    'is_public',
  ]);
  expect((await palettes.save(11, { is_public: false })).is_public).toBe(false);
});
