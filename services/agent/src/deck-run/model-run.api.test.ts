import type { ServerResponse } from 'node:http';
import type { RunEvents } from '@danqing/contracts/agent';
import { openModels } from '@danqing/model-client';
import {
  oversizedResponse,
  openFakeModels,
  malformedResponse,
  noResponse,
  status,
  streamedText,
  type FakeResponse,
  type FakeModels,
} from '@danqing/model-client/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MODEL_DECKS } from '../deck-writer/model-limits.ts';
import { ModelDeckWriter } from '../deck-writer/model/model-deck-writer.ts';
import { openAgent, type TestAgent } from '../testing/open-agent.ts';
import { dataOf, listen, readEvents, sampleRequest, type ReceivedEvent } from '../testing/runs.ts';
import { linesOf, writtenPlan, writtenSlides } from '../testing/written-deck.ts';

let models: FakeModels;
let agent: TestAgent;
const settings = () => ({
  models: { baseUrl: models.baseUrl, apiKey: 'key-of-the-site' },
  deckModel: 'writer-9',
});
beforeAll(async () => {
  models = await openFakeModels();
  agent = await openAgent(settings());
  await agent.app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await agent.close();
  await models.close();
});
beforeEach(async () => {
  models.requests.length = 0;
  await agent.dataSource.query('truncate agent.rate_limits');
});

const plan = streamedText([JSON.stringify(writtenPlan)]);
const slides = streamedText(linesOf());
const run = async (): Promise<ReceivedEvent[]> =>
  readEvents((await agent.call('POST', '/api/agent/run-stream', sampleRequest)).payload);
const itemsOf = (events: readonly ReceivedEvent[]) =>
  events.filter(({ name }) => name === 'content').map(({ data }) => (data as RunEvents['content']).item);
const failed = { success: false, code: 'DECK_FAILED', error: '生成失败，请稍后重试' };

it('asks for the plan, then for the slides, each in one streamed answer, and says who wrote them', async () => {
  models.respondWith(plan, slides);
  const events = await run();
  expect(dataOf(events, 'plan').plan).toEqual(writtenPlan);
  expect(itemsOf(events)).toEqual(writtenSlides);
  expect(dataOf(events, 'done').deck.maker).toEqual({ kind: 'model', name: 'writer-9' });
  expect(models.requests).toHaveLength(2);
  for (const { path, key, body } of models.requests) {
    expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer key-of-the-site']);
    expect(body).toMatchObject({ model: 'writer-9', stream: true });
    expect(JSON.stringify(body)).toContain('雨过天青');
  }
});

it('shows each slide as it comes', async () => {
  let response!: ServerResponse;
  models.respondWith(plan, (given) => {
    response = given;
    streamedText(linesOf(0, 3), { stalled: true })(given);
  });
  const listener = await listen(agent, '/api/agent/run-stream', { body: sampleRequest });
  onTestFinished(() => listener.leave());
  expect(itemsOf(await listener.heard(6))).toEqual(writtenSlides.slice(0, 3));
  expect(response.writableEnded).toBe(false);
});

describe('an answer that is not what was asked for', () => {
  const lies: [string, FakeResponse][] = [
    ['prose', streamedText(['好的，这是一份演示文稿。'])],
    [
      'half a plan',
      streamedText([JSON.stringify({ ...writtenPlan, slides: writtenPlan.slides.slice(0, 3) })]),
    ],
    ['another shape', streamedText(['{"title":"青"}'])],
    ['no opening', streamedText([JSON.stringify({ ...writtenPlan, slides: writtenPlan.slides.slice(1) })])],
    ['nothing', streamedText([''])],
    ['a failure', status(500)],
    ['too many requests', status(429)],
    ['rubbish', malformedResponse],
    ['a flood', oversizedResponse(8 * 1024 * 1024)],
  ];

  it.each(lies)('as a plan is repaired once: %s', async (_, lie) => {
    models.respondWith(lie, plan, slides);
    expect(itemsOf(await run())).toEqual(writtenSlides);
    expect(models.requests).toHaveLength(3);
  });

  it.each(lies)('as a plan twice ends the run, in the words of the specification: %s', async (_, lie) => {
    models.respondWith(lie);
    const events = await run();
    expect(events.map(({ name }) => name)).toEqual(['start', 'error']);
    expect(events[1]?.data).toMatchObject(failed);
    expect(JSON.stringify(events)).not.toContain('secret-of-the-provider');
    expect(models.requests).toHaveLength(2);
  });

  it.each<[string, FakeResponse]>([
    ['ends early', streamedText(linesOf(0, 3))],
    [
      'has a slide without notes',
      streamedText([...linesOf(0, 3), '{"layout":"statement","text":"a","support":"b"}\n']),
    ],
    [
      'has another layout than the plan',
      streamedText([...linesOf(0, 3), `${JSON.stringify(writtenSlides[0])}\n`]),
    ],
    ['has a line that is no JSON', streamedText([...linesOf(0, 3), '{"layout":"stat\n'])],
  ])('as slides is repaired after the last good one, once, when it %s', async (_, lie) => {
    models.respondWith(plan, lie, streamedText(linesOf(3)));
    expect(itemsOf(await run())).toEqual(writtenSlides);
    expect(models.requests).toHaveLength(3);
    const repair = JSON.stringify(models.requests[2]?.body);
    expect(repair).toContain('从第几页写起');
    expect(repair).toContain('上次输出的错误');
  });

  it('as slides twice ends the run; what was written stays, and the run can be gone on with', async () => {
    models.respondWith(plan, streamedText(linesOf(0, 3)), streamedText(linesOf(3, 5)));
    const events = await run();
    expect(itemsOf(events)).toEqual(writtenSlides.slice(0, 5));
    expect(events.at(-1)).toMatchObject({ name: 'error', data: failed });
    const { request_id } = dataOf(events, 'start');
    models.respondWith(streamedText(linesOf(5)));
    const rest = await agent.call('GET', `/api/agent/runs/${request_id}/events`, undefined, {
      headers: { 'last-event-id': '7' },
    });
    expect(itemsOf(readEvents(rest.payload))).toEqual(writtenSlides.slice(5));
    expect(readEvents(rest.payload).at(-1)?.name).toBe('done');
  });

  it('costs nothing of what a network may have made', async () => {
    models.respondWith(status(500));
    await run();
    const counts = await agent.dataSource.query<{ count: number }[]>(
      `select count from agent.rate_limits where subject like 'deck from %'`,
    );
    expect(counts).toEqual([{ count: 0 }]);
  });
});

it.each<[string, FakeResponse[], number]>([
  ['before the plan', [noResponse], 2],
  [
    'among the slides',
    [plan, streamedText(linesOf(0, 2), { stalled: true }), streamedText([], { stalled: true })],
    3,
  ],
])('does not wait for ever for a model that stalls %s', async (_, answers, asked) => {
  // A separate server, because aborted requests may still arrive during the next test.
  const stalling = await openFakeModels();
  onTestFinished(() => stalling.close());
  stalling.respondWith(...answers);
  const model = openModels({ baseUrl: stalling.baseUrl, apiKey: null })('m');
  const deckwright = new ModelDeckWriter(model, 'm', { silenceLimitMs: 500, limitMs: 60_000 });
  const order = { topic: '青', palette: { name: '', colors: [] }, seed: '1' };
  const { signal } = new AbortController();
  const work = async () => {
    const written = await deckwright.plan(order, signal);
    for await (const _slide of deckwright.write(order, written, [], signal));
  };
  await expect(work()).rejects.toThrow('took longer than 500 ms');
  expect(stalling.requests).toHaveLength(asked);
});

it('leaves the rest to the studio once models have written enough for an hour, and refuses nobody', async () => {
  await agent.dataSource.query(`insert into agent.rate_limits values ($1, $2, now() + interval '1 hour')`, [
    MODEL_DECKS.subject,
    MODEL_DECKS.limit,
  ]);
  expect(dataOf(await run(), 'done').deck.maker.kind).toBe('studio');
  expect(models.requests).toEqual([]);
});

describe('who listens', () => {
  async function begin() {
    let closed!: Promise<number>;
    models.respondWith(plan, (response) => {
      closed = new Promise((resolve) => response.once('close', () => resolve(performance.now())));
      streamedText(linesOf(0, 3), { stalled: true })(response);
    });
    const listener = await listen(agent, '/api/agent/run-stream', { body: sampleRequest });
    const events = await listener.heard(6);
    return { listener, id: dataOf(events, 'start').request_id, closed: () => closed };
  }
  const resume = (of: TestAgent, id: string, last: number) =>
    listen(of, `/api/agent/runs/${id}/events`, { headers: { 'last-event-id': String(last) } });

  it('and leaves stops the work within a second; who comes back has the rest', async () => {
    const { listener, id, closed } = await begin();
    const left = performance.now();
    listener.leave();
    expect((await closed()) - left).toBeLessThan(1_000);
    models.respondWith(streamedText(linesOf(3)));
    const back = await resume(agent, id, 5);
    const events = await back.heard(null);
    expect(events.map((event) => event.id)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(itemsOf(events)).toEqual(writtenSlides.slice(3));
  });

  it('second takes the run over, and what is still written for the first is not kept', async () => {
    let goOn!: () => void;
    const taken = new Promise<void>((resolve) => (goOn = resolve));
    async function* slowly() {
      yield* linesOf(0, 3);
      await taken;
      yield* linesOf(3);
    }
    models.respondWith(plan, streamedText(slowly()));
    const first = await listen(agent, '/api/agent/run-stream', { body: sampleRequest });
    const { request_id: id } = dataOf(await first.heard(6), 'start');
    models.respondWith(streamedText(linesOf(3, 5)), streamedText([], { stalled: true }));
    const second = await resume(agent, id, 5);
    onTestFinished(() => second.leave());
    await second.heard(2);
    goOn();
    expect((await first.heard(null)).map((event) => event.id)).toEqual([0, 1, 2, 3, 4, 5]);
    const [row] = await agent.dataSource.query<{ slides: number }[]>(
      `select cardinality(content) as slides from agent.decks where id = $1`,
      [id],
    );
    expect(row).toEqual({ slides: 5 });
  });

  it('goes on in another process when the one that wrote has stopped', async () => {
    const first = await openAgent(settings(), agent);
    await first.app.listen(0, '127.0.0.1');
    models.respondWith(plan, streamedText(linesOf(0, 3), { stalled: true }));
    const listener = await listen(first, '/api/agent/run-stream', { body: sampleRequest });
    const { request_id } = dataOf(await listener.heard(6), 'start');
    await first.close();
    expect((await listener.heard(null)).at(-1)?.name).toBe('content');
    models.respondWith(streamedText(linesOf(3)));
    const events = await (await resume(agent, request_id, 5)).heard(null);
    expect(itemsOf(events)).toEqual(writtenSlides.slice(3));
    expect(events.at(-1)?.name).toBe('done');
  });
});
