import type { Collection, CollectionsResponse } from '@danqing/contracts/creations';
import type { ReportedItemsResponse } from '@danqing/contracts/moderation';
import { errorBodySchema } from '@danqing/contracts/errors';
import { pagesPort, type PagesPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { Painter } from '../painting/painter.ts';
import {
  openCreations,
  OPERATOR_TOKEN,
  type CallOptions,
  type TestCreations,
} from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';

const painter: Painter = { maker: { kind: 'model', name: 'painter-9' }, paint: async () => pngOf(400, 400) };
let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations({ painter });
});
afterAll(() => creations.close());

const OPERATOR: CallOptions = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } };
let members = 100;
async function create(colorName = '月白') {
  const owner = (members += 1);
  const poem = await creations.writePoem(colorName);
  const body = { requestId: poem.requestId, theme: 'flowers' };
  const answer = await creations.call('POST', '/api/ai/image', body, { as: owner });
  return { id: answer.json<{ collectionId: number }>().collectionId, owner, poem };
}
const report = (id: number, options: CallOptions = {}, body: object = { reason: 'spam' }) =>
  creations.call('POST', `/api/collections/${id}/reports`, body, options);
const reported = async () =>
  (
    await creations.call('GET', '/api/operator/creations/reports', undefined, OPERATOR)
  ).json<ReportedItemsResponse>().items;
const hide = (id: number, options: CallOptions = OPERATOR, body: object = { reason: '广告' }) =>
  creations.call('POST', `/api/operator/creations/${id}/hide`, body, options);
const show = (id: number, options: CallOptions = OPERATOR) =>
  creations.call('POST', `/api/operator/creations/${id}/show`, undefined, options);
const look = (id: number, options: CallOptions = {}) =>
  creations.call('GET', `/api/collections/${id}`, undefined, options);
const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];
const listedIds = async () =>
  (await creations.call('GET', '/api/collections')).json<CollectionsResponse>().data.map(({ id }) => id);

it('keeps one report of a visitor and of a member, with what they say, for operators', async () => {
  const { id, owner, poem } = await create();
  const first = await report(id, { from: '203.0.113.9', headers: { 'accept-language': 'en' } });
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { success: true, message: 'Thank you. We will review it soon.' },
  ]);
  await report(id, { from: '203.0.113.9' }, { reason: 'other' });
  await report(id, { as: 2 }, { reason: 'personal', text: ' 有我的电话 ' });
  expect(await reported()).toEqual([
    {
      id,
      name: poem.title,
      description: poem.cnString,
      colors: ['#EEF7F2'],
      picture: expect.stringMatching(/^\/api\/creations\/pictures\/[0-9a-f]{32}-320\.webp$/) as string,
      author: { id: owner, name: `会员${owner}` },
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

it('hides a creation from everybody but its owner, who sees why, and shows it again', async () => {
  const { id, owner } = await create();
  await report(id, { as: 2 });
  expect((await hide(id)).statusCode).toBe(204);
  expect(await listedIds()).not.toContain(id);
  expect(await reported()).toEqual([]);
  for (const options of [{}, { as: 2 }])
    expect(codeOf(await look(id, options))).toEqual([404, 'COLLECTION_NOT_FOUND']);
  expect((await look(id, { as: owner })).json<Collection>()).toMatchObject({ id, hidden_reason: '广告' });
  const pages = creations.app.get<PagesPort>(portToken(pagesPort('creations')), { strict: false });
  expect(await pages.resolvePage('collection', { id: String(id) }, 'zh')).toEqual({ status: 404 });
  expect((await creations.call('GET', `/og/creations/zh/${id}.jpg`)).statusCode).toBe(404);
  expect(codeOf(await report(id, { as: 3 }))).toEqual([404, 'COLLECTION_NOT_FOUND']);

  const own = { as: owner };
  await creations.call('PATCH', `/api/collections/${id}`, { is_listed: true }, own);
  await creations.call('DELETE', `/api/collections/${id}`, undefined, own);
  await creations.call('POST', `/api/collections/${id}/undelete`, undefined, own);
  expect(await listedIds()).not.toContain(id);

  expect((await show(id)).statusCode).toBe(204);
  expect(await listedIds()).toContain(id);
  expect((await look(id)).json<Collection>().hidden_reason).toBeNull();
});

it('lists again only what its owner listed', async () => {
  const { id, owner } = await create();
  await creations.call('PATCH', `/api/collections/${id}`, { is_listed: false }, { as: owner });
  await hide(id);
  await show(id);
  expect(await listedIds()).not.toContain(id);
});

it.each([[{}], [{ as: 2 }], [{ headers: { authorization: 'Bearer guess' } }]])(
  'lets %j neither read reports nor hide',
  async (options) => {
    const { id } = await create();
    for (const answer of [
      await creations.call('GET', '/api/operator/creations/reports', undefined, options),
      await hide(id, options),
      await show(id, options),
    ])
      expect(answer.statusCode).toBe(401);
    expect(await listedIds()).toContain(id);
  },
);

it('hides nothing that is deleted or was never there', async () => {
  const { id, owner } = await create();
  await creations.call('DELETE', `/api/collections/${id}`, undefined, { as: owner });
  for (const none of [id, 2_000_000_000])
    for (const answer of [await hide(none), await show(none), await report(none)])
      expect(codeOf(answer)).toEqual([404, 'COLLECTION_NOT_FOUND']);
});

it('forgets reports after ninety days', async () => {
  const { id } = await create();
  await report(id, { as: 2 });
  await creations.app.get(MaintenanceService).purge();
  expect(await reported()).toHaveLength(1);
  await creations.dataSource.query(`update creations.reports set at = now() - interval '91 days'`);
  await creations.app.get(MaintenanceService).purge();
  expect(await reported()).toEqual([]);
});
