import { deckModelSchema, runEventSchemas, type RunEvents } from '@danqing/contracts/agent';
import { errorBodySchema } from '@danqing/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openAgent, type CallOptions, type TestAgent } from '../testing/open-agent.ts';
import { dataOf, readEvents, sampleRequest } from '../testing/runs.ts';

let agent: TestAgent;
beforeAll(async () => {
  agent = await openAgent();
});
afterAll(() => agent.close());

let networks = 0;
const newAddress = () => `198.51.100.${(networks += 1)}`;
let members = 100;
const newMember = () => (members += 1);

const run = (body: object, options: CallOptions = { from: newAddress() }) =>
  agent.call('POST', '/api/agent/run-stream', body, options);
async function made(options: CallOptions = { from: newAddress() }, order: object = sampleRequest) {
  const answer = await run(order, options);
  expect(answer.statusCode, answer.payload).toBe(200);
  const events = readEvents(answer.payload);
  return { events, id: dataOf(events, 'start').request_id };
}

it('tells a visitor of start, plan, design, each slide and the deck, as the contract says', async () => {
  const { events, id } = await made();
  const { plan } = dataOf(events, 'plan');
  expect(events.map(({ name }) => name)).toEqual([
    'start',
    'plan',
    'design',
    ...plan.slides.map(() => 'content'),
    'done',
  ]);
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index));
  for (const { name, data } of events) expect(runEventSchemas[name].strict().parse(data)).toEqual(data);
  const content = events
    .filter(({ name }) => name === 'content')
    .map(({ data }) => data as RunEvents['content']);
  expect(content.map(({ index }) => index)).toEqual(content.map((_, index) => index));
  const { design } = dataOf(events, 'design');
  expect(deckModelSchema.parse({ plan, design, content: content.map(({ item }) => item) })).toBeTruthy();
  expect(dataOf(events, 'done').deck).toMatchObject({
    id,
    topic: sampleRequest.topic,
    format: 'ppt',
    written: plan.slides.length,
    slides: plan.slides.length,
    maker: { kind: 'studio', name: '丹青画室' },
    palette: {
      name: '雨过天青',
      colors: [
        { hex: '#66A9C9', name: '涧石蓝' },
        { hex: '#D4E5EF', name: '月影白' },
      ],
    },
    files: { pptx: `/api/agent/decks/${id}/deck.pptx`, pdf: `/api/agent/decks/${id}/deck.pdf` },
  });
});

it('streams, and keeps nothing of it in caches', async () => {
  const { headers } = await run(sampleRequest);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  });
});

it.each([
  ['a JSON string', JSON.stringify(['#66a9c9'])],
  ['hexes of three digits', ['#6ac']],
  ['objects with value and label', [{ value: '#66A9C9', label: ' 天水碧 ' }, { name: 'nothing' }]],
])('takes colours as %s', async (_, colors) => {
  const { events } = await made(undefined, { ...sampleRequest, palette: { name: '', colors } });
  expect(dataOf(events, 'done').deck.palette.colors).toHaveLength(1);
});

it.each([
  ['no topic', { topic: undefined }, 'DECK_TOPIC_REQUIRED', '请输入主题'],
  ['a blank topic', { topic: ' \n ' }, 'DECK_TOPIC_REQUIRED', '请输入主题'],
  ['a book', { topic: '青'.repeat(1_001) }, 'DECK_TOPIC_TOO_LONG', '主题最多 1000 字'],
  ['another format', { format: 'doc' }, 'INPUT_INVALID', null],
  ['no palette', { palette: undefined }, 'PALETTE_INVALID', '调色板数据无效'],
  ['no colours', { palette: { name: '', colors: [] } }, 'PALETTE_INVALID', '调色板数据无效'],
  [
    'no usable colour',
    { palette: { colors: [{ name: '青' }] } },
    'PALETTE_WITHOUT_COLOR',
    '调色板数据缺少有效颜色',
  ],
  ['a malformed colour', { palette: { colors: ['青'] } }, 'PALETTE_COLOR_INVALID', '调色板颜色数据格式错误'],
  ['too many colours', { palette: { colors: Array(51).fill('#fff') } }, 'PALETTE_TOO_LARGE', null],
])('refuses %s before it begins, with an error field', async (_, fields, code, sentence) => {
  const answer = await run({ ...sampleRequest, ...fields });
  expect(answer.statusCode).toBe(400);
  const body = errorBodySchema.parse(answer.json());
  expect(body).toMatchObject({ code, ...(sentence !== null && { error: sentence }) });
});

it('limits the visitors of a network, and members by themselves', async () => {
  const from = newAddress();
  const statuses = async (times: number, options: CallOptions) => {
    const answers = await Promise.all(Array.from({ length: times }, () => run(sampleRequest, options)));
    return answers.map(({ statusCode }) => statusCode).toSorted();
  };
  expect(await statuses(31, { from })).toEqual([...Array<number>(30).fill(200), 429]);
  expect((await run(sampleRequest, { from })).json()).toMatchObject({ error: '操作过于频繁，请稍后再试' });
  const member = newMember();
  expect(await statuses(61, { from, as: member })).toEqual([...Array<number>(60).fill(200), 429]);
  await made();
});

describe('what was begun', () => {
  const events = (id: string, options: CallOptions) =>
    agent.call('GET', `/api/agent/runs/${id}/events`, undefined, options);

  it('is told again from the event after the last one that came', async () => {
    const from = newAddress();
    const { id, events: told } = await made({ from });
    const whole = await events(id, { from });
    expect(readEvents(whole.payload)).toEqual(told);
    const rest = await events(id, { from, headers: { 'last-event-id': '4' } });
    expect(readEvents(rest.payload)).toEqual(told.slice(5));
  });

  it('goes on where it was stopped, with what it would have been', async () => {
    const from = newAddress();
    const { id, events: told } = await made({ from });
    await agent.dataSource.query(
      `update agent.decks set content = content[1:3], finished_at = null where id = $1`,
      [id],
    );
    const unfinished = await agent.call('GET', `/api/agent/decks/${id}`, undefined, { from });
    expect([unfinished.statusCode, unfinished.json<{ code: string }>().code]).toEqual([
      409,
      'DECK_UNFINISHED',
    ]);
    const rest = await events(id, { from, headers: { 'last-event-id': '5' } });
    expect(readEvents(rest.payload)).toEqual(told.slice(6));
    await agent.dataSource.query(
      `update agent.decks set content = '{}', plan = null, design = null, finished_at = null where id = $1`,
      [id],
    );
    expect(readEvents((await events(id, { from })).payload)).toEqual(told);
  });

  it('is nobody else’s', async () => {
    const owner = newMember();
    const { id } = await made({ as: owner });
    const other = newMember();
    for (const options of [{ as: other }, { from: newAddress() }]) {
      for (const path of [`runs/${id}/events`, `decks/${id}`]) {
        const answer = await agent.call('GET', `/api/agent/${path}`, undefined, options);
        expect([path, answer.statusCode]).toEqual([path, 404]);
        expect(answer.json()).toMatchObject({ code: 'DECK_NOT_FOUND' });
      }
    }
    expect((await events(id, { as: owner })).statusCode).toBe(200);
    const visitors = await made();
    expect((await events(visitors.id, { as: other })).statusCode).toBe(200);
  });

  it('is kept for 30 days, a visitor’s for a day', async () => {
    const owner = newMember();
    const [kept, visitors] = [await made({ as: owner }), await made()];
    const days = ({ events: told }: Awaited<ReturnType<typeof made>>) => {
      const { created_at, expires_at } = dataOf(told, 'done').deck;
      return (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000;
    };
    expect([days(kept), days(visitors)]).toEqual([30, 1]);
    await agent.dataSource.query(`update agent.decks set expires_at = now() - interval '1 s' where id = $1`, [
      kept.id,
    ]);
    expect((await events(kept.id, { as: owner })).statusCode).toBe(404);
    await agent.app.get(MaintenanceService).forget();
    const left = await agent.dataSource.query<{ id: string }[]>(
      `select id from agent.decks where id = any($1)`,
      [[kept.id, visitors.id]],
    );
    expect(left).toEqual([{ id: visitors.id }]);
  });

  it.each([['1'], ['0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10']])(
    'has a number that was given, not %s',
    async (id) => {
      expect([400, 404]).toContain((await events(id, { from: newAddress() })).statusCode);
    },
  );
});
