import type { Collection, Painted } from '@danqing/contracts/creations';
import { API } from '@danqing/contracts/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animatePicture, continueCollection, paintPoem } from './paintings.ts';
import { failureOf } from './testing.ts';

const painted: Painted = { imageUrl: '/p-1024.webp', imageId: 31, collectionId: 12, credits: 9 };
const collection = API['GET /api/collections/:id']!.example!.answer as Collection;
const request = { requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10', theme: 'landscape' } as const;

type Respond = () => Response | Promise<Response>;
function server(...answers: Respond[]) {
  const asked: string[] = [];
  const fetch = async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  };
  return { asked, options: { basePath: '/', fetch } };
}
const stream =
  (...pieces: string[]): Respond =>
  () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
const held = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const refused =
  (status: number, code: string): Respond =>
  () =>
    Response.json({ success: false, code, message: code, error: code, traceId: 't' }, { status });
const unreachable: Respond = () => Promise.reject(new TypeError('no network'));
const answered =
  (body: unknown): Respond =>
  () =>
    Response.json(body);

async function soon<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => {});
  await vi.runAllTimersAsync();
  return work;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a painting', () => {
  it('is followed layer by layer, however the network cuts the events', async () => {
    const text =
      ':\n\n' +
      event('started', { maker: { kind: 'studio', name: '丹青画室' } }) +
      event('layer', { layer: 1, layers: 2, preview: 'data:,' }) +
      event('done', painted);
    const bytes = [...text].map((character) => character);
    const { asked, options } = server(stream(...bytes));
    const news: unknown[] = [];
    const onStarted = (data: unknown) => news.push(data);
    expect(await soon(paintPoem(request, { onStarted, onLayer: onStarted }, options))).toEqual(painted);
    expect(news).toEqual([
      { maker: { kind: 'studio', name: '丹青画室' } },
      { layer: 1, layers: 2, preview: 'data:,' },
    ]);
    expect(asked).toEqual(['POST /api/ai/image/stream']);
  });

  it('is asked for again after a lost connection, and at last without events', async () => {
    const { asked, options } = server(
      unreachable,
      stream(event('started', { maker: { kind: 'studio', name: '丹青画室' } })),
      refused(503, 'PAINTING_IN_PROGRESS'),
      answered(painted),
    );
    expect(await soon(paintPoem(request, {}, options))).toEqual(painted);
    expect(asked).toEqual([
      'POST /api/ai/image/stream',
      'POST /api/ai/image/stream',
      'POST /api/ai/image',
      'POST /api/ai/image',
    ]);
  });

  it.each([
    ['before it begins', refused(402, 'CREDITS_INSUFFICIENT')],
    [
      'on its way',
      stream(
        event('error', { success: false, code: 'CREDITS_INSUFFICIENT', message: '点数不足', error: '' }),
      ),
    ],
  ])('that is refused %s is not asked for again', async (_when, answer) => {
    const { asked, options } = server(answer);
    expect(await failureOf(soon(paintPoem(request, {}, options)))).toMatchObject({
      code: 'CREDITS_INSUFFICIENT',
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a 400', 400],
    ['a 401', 401],
    ['a 404', 404],
    ['a 429 that does not say when', 429],
    ['a 500', 500],
  ])('that gets %s without a text is not asked for again', async (_case, status) => {
    const { asked, options } = server(() => new Response('', { status }));
    expect(await failureOf(soon(paintPoem(request, {}, options)))).toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status,
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['408', { status: 408 }],
    ['425', { status: 425 }],
    ['429', { status: 429, headers: { 'retry-after': '1' } }],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
  ])('that gets a %s without a text is asked for again', async (_status, init) => {
    const { asked, options } = server(() => new Response('', init), stream(event('done', painted)));
    expect(await soon(paintPoem(request, {}, options))).toEqual(painted);
    expect(asked).toHaveLength(2);
  });

  it('tells of trying still after three seconds, and of being followed again', async () => {
    const { options } = server(unreachable, unreachable, unreachable, answered(painted));
    const told: [boolean, number][] = [];
    const start = Date.now();
    const onStillTrying = (trying: boolean) => told.push([trying, Date.now() - start]);
    const work = paintPoem(request, { onStillTrying }, options);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(told).toEqual([]);
    expect(await soon(work)).toEqual(painted);
    // The first failure is immediate; the delays before the fourth attempt add up to 6.5 seconds.
    expect(told).toEqual([
      [true, 3_000],
      [false, 6_500],
    ]);
  });

  it('tells of a request that nothing answers for three seconds, and of its answer', async () => {
    const later = () => new Promise<Response>((resolve) => setTimeout(() => resolve(held()), 5_000));
    const { options } = server(later);
    const told: [boolean, number][] = [];
    const start = Date.now();
    const onStillTrying = (trying: boolean) => told.push([trying, Date.now() - start]);
    const work = paintPoem(request, { onStillTrying }, options);
    work.catch(() => {});
    await vi.advanceTimersByTimeAsync(20_000);
    // The stream is open without events, so the server has responded and is working.
    expect(told).toEqual([
      [true, 3_000],
      [false, 5_000],
    ]);
  });

  it('does not tell of a connection that is there again before', async () => {
    const { options } = server(unreachable, stream(event('done', painted)));
    const onStillTrying = vi.fn();
    await soon(paintPoem(request, { onStillTrying }, options));
    expect(onStillTrying).not.toHaveBeenCalled();
  });

  it('is given up where nobody answers', async () => {
    const { asked, options } = server(unreachable);
    expect(await failureOf(soon(paintPoem(request, {}, options)))).toMatchObject({ code: 'NETWORK' });
    expect(asked).toHaveLength(6);
  });

  it('is waited for no longer when the page is left', async () => {
    const left = new AbortController();
    const { asked, options } = server(unreachable);
    const work = paintPoem(request, {}, { ...options, signal: left.signal });
    work.catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
    left.abort();
    await expect(soon(work)).rejects.toHaveProperty('name', 'AbortError');
    expect(asked).toHaveLength(1);
  });
});

describe('a creation that is continued', () => {
  it('is never asked to be continued twice: after a lost connection it is looked at', async () => {
    const added = { ...collection, images: [...collection.images, { ...collection.images[0]!, id: 32 }] };
    const { asked, options } = server(unreachable, answered(collection), answered(added));
    expect(await soon(continueCollection(12, [31], {}, options))).toEqual({ imageId: 32 });
    expect(asked).toEqual([
      'POST /api/ai/collection-image/stream',
      'GET /api/collections/12',
      'GET /api/collections/12',
    ]);
  });

  it('is not looked at where it was refused, nor after a refusal of a look', async () => {
    for (const [answers, expected] of [
      [[() => new Response('', { status: 401 })], 1],
      [[unreachable, () => new Response('', { status: 404 })], 2],
    ] as const) {
      const { asked, options } = server(...answers);
      expect(await failureOf(soon(continueCollection(12, [31], {}, options)))).toMatchObject({
        code: 'UNEXPECTED_RESPONSE',
      });
      expect(asked).toHaveLength(expected);
    }
  });

  it('says that nothing answers yet', async () => {
    const { options } = server(() => new Promise<Response>(() => {}));
    const onStillTrying = vi.fn();
    void continueCollection(12, [31], { onStillTrying }, options);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(onStillTrying.mock.calls).toEqual([[true]]);
  });

  it('says that it is still looked for', async () => {
    const { options } = server(unreachable, answered(collection));
    const onStillTrying = vi.fn();
    await failureOf(soon(continueCollection(12, [31], { onStillTrying }, options)));
    expect(onStillTrying.mock.calls).toEqual([[true], [false]]);
  });

  it('without a new picture fails', async () => {
    const { options } = server(unreachable, answered(collection));
    expect(await failureOf(soon(continueCollection(12, [31], {}, options)))).toMatchObject({
      code: 'NETWORK',
    });
  });
});

it('a video tells its frames', async () => {
  const animated = { imageId: 31, videoUrl: '/v.mp4', credits: 4 };
  const { options } = server(stream(event('progress', { frame: 3, frames: 125 }), event('done', animated)));
  const frames: unknown[] = [];
  const onProgress = (data: unknown) => frames.push(data);
  expect(await soon(animatePicture({ imageId: 31 }, { onProgress }, options))).toEqual(animated);
  expect(frames).toEqual([{ frame: 3, frames: 125 }]);
});
