import type { RunRequest } from '@danqing/contracts/agent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeck, resumeDeck, type DeckListeners } from './decks.ts';
import { failureOf } from './testing.ts';

const ID = '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10';
const order: RunRequest = { topic: '青', format: 'ppt', palette: { name: '', colors: ['#66A9C9'] } };
const deck = { id: ID };
const EVENTS: [string, object][] = [
  ['start', { request_id: ID }],
  ['plan', { plan: 1 }],
  ['design', { design: 2 }],
  ['content', { item: 'a', index: 0 }],
  ['content', { item: 'b', index: 1 }],
  ['done', { deck }],
];
const text = (from: number, to = EVENTS.length) =>
  EVENTS.map(([name, data], id) => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .slice(from, to)
    .join('');

type Respond = () => Response | Promise<Response>;
const stream =
  (events: string): Respond =>
  () =>
    new Response(events, { headers: { 'content-type': 'text/event-stream' } });
const unreachable: Respond = () => Promise.reject(new TypeError('no network'));

function server(...answers: Respond[]) {
  const asked: string[] = [];
  const fetch = async (url: string, { method, headers }: RequestInit) => {
    asked.push([method, url, new Headers(headers).get('last-event-id')].filter(Boolean).join(' '));
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  };
  const told: unknown[] = [];
  const news: DeckListeners = {
    onStart: (event) => told.push(event),
    onPlan: (event) => told.push(event),
    onDesign: (event) => told.push(event),
    onContent: (event) => told.push(event),
  };
  return { asked, told, news, options: { basePath: '/', fetch } };
}
async function soon<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {});
  await vi.runAllTimersAsync();
  return work;
}
const RUN = 'POST /api/agent/run-stream';
const REST = `GET /api/agent/runs/${ID}/events`;
const all = EVENTS.slice(0, -1).map(([, data]) => data);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a deck', () => {
  it('is followed event by event up to the last one', async () => {
    const { asked, told, news, options } = server(stream(`:\n\n${text(0)}`));
    expect(await soon(makeDeck(order, news, options))).toEqual(deck);
    expect([asked, told]).toEqual([[RUN], all]);
  });

  it('is taken up after the event that came last, as often as its connection is lost', async () => {
    const { asked, told, news, options } = server(
      stream(text(0, 3)),
      unreachable,
      stream(text(3, 4)),
      stream(text(4)),
    );
    expect(await soon(makeDeck(order, news, options))).toEqual(deck);
    expect(asked).toEqual([RUN, `${REST} 2`, `${REST} 2`, `${REST} 3`]);
    expect(told).toEqual(all);
  });

  it('tells after three seconds that nothing answers, at first and after a lost connection', async () => {
    const later = (respond: Respond) => () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(respond()), 4_000));
    const { news, options } = server(later(stream(text(0, 3))), later(stream(text(3))));
    const trying: [boolean, number][] = [];
    const start = Date.now();
    news.onStillTrying = (still) => trying.push([still, Date.now() - start]);
    await soon(makeDeck(order, news, options));
    expect(trying).toEqual([
      [true, 3_000],
      [false, 4_000],
      [true, 7_000],
      [false, 8_500],
    ]);
  });

  it('tells after three seconds of a connection that is answered and lost again and again', async () => {
    const silent = stream(':\n\n');
    const { news, options } = server(stream(text(0, 1)), silent, silent, silent, silent, stream(text(1)));
    const trying: [boolean, number][] = [];
    const start = Date.now();
    news.onStillTrying = (still) => trying.push([still, Date.now() - start]);
    await soon(makeDeck(order, news, options));
    expect(trying[0]).toEqual([true, 3_000]);
  });

  it('is given up when the server cannot be reached for half a minute', async () => {
    const { asked, news, options } = server(stream(text(0, 2)), unreachable);
    expect(await failureOf(soon(makeDeck(order, news, options)))).toMatchObject({ code: 'NETWORK' });
    expect(asked).toHaveLength(7);
  });

  it('is not begun a second time where the first answer never came', async () => {
    const { asked, news, options } = server(unreachable);
    expect(await failureOf(soon(makeDeck(order, news, options)))).toMatchObject({ code: 'NETWORK' });
    expect(asked).toEqual([RUN]);
  });

  it('ends with what the event `error` says, and is not asked for again', async () => {
    const { asked, news, options } = server(
      stream(`${text(0, 2)}event: error\ndata: ${JSON.stringify({ error: '生成失败' })}\n\n`),
    );
    expect(await failureOf(soon(makeDeck(order, news, options)))).toMatchObject({ message: '生成失败' });
    expect(asked).toEqual([RUN]);
  });

  it('of before is told from its first event', async () => {
    const { asked, told, news, options } = server(stream(text(0)));
    expect(await soon(resumeDeck(ID, news, options))).toEqual(deck);
    expect([asked, told]).toEqual([[REST], all]);
  });
});
