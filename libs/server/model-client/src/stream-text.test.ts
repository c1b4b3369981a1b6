import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openModels, streamText, type StreamedTextRequest } from './index.ts';
import {
  oversizedResponse,
  openFakeModels,
  malformedResponse,
  noResponse,
  status,
  streamedText,
  type FakeModels,
} from './testing/fake-models.ts';

let models: FakeModels;
beforeAll(async () => {
  models = await openFakeModels();
});
afterAll(() => models.close());
beforeEach(() => void (models.requests.length = 0));

const ask = (question: Partial<StreamedTextRequest> = {}) =>
  streamText({
    model: openModels({ baseUrl: models.baseUrl, apiKey: 'key' })('m'),
    system: 'be brief',
    prompt: 'a poem',
    silenceLimitMs: 5_000,
    limitMs: 10_000,
    maxTokens: 100,
    maxCharacters: 100,
    signal: new AbortController().signal,
    ...question,
  });
async function all(text: AsyncGenerator<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of text) pieces.push(piece);
  return pieces;
}

it('gives what is written piece by piece', async () => {
  models.respondWith(streamedText(['春眠', '不觉晓']));
  expect(await all(ask())).toEqual(['春眠', '不觉晓']);
  expect(models.requests).toMatchObject([{ key: 'Bearer key', body: { stream: true, max_tokens: 100 } }]);
});

it.each([
  ['a failure', status(500)],
  ['too many requests', status(429)],
  ['rubbish', malformedResponse],
  ['40 MB', oversizedResponse(40 * 1024 * 1024)],
  ['more than was asked for', streamedText(Array.from({ length: 20 }, () => '春眠不觉晓'.repeat(2)))],
])('throws at %s, and asks once', async (_, answer) => {
  models.respondWith(answer);
  await expect(all(ask())).rejects.toThrow();
  expect(models.requests).toHaveLength(1);
});

it.each([
  ['says nothing', noResponse],
  ['stops in the middle', streamedText(['春眠'], { stalled: true })],
])('gives up a model that %s', async (_, answer) => {
  models.respondWith(answer);
  await expect(all(ask({ silenceLimitMs: 50 }))).rejects.toThrow('took longer than 50 ms');
});

it('gives up a model that takes too long in all', async () => {
  models.respondWith(noResponse);
  await expect(all(ask({ limitMs: 50 }))).rejects.toThrow('took longer than 50 ms');
});

it.each(['when nobody wants it any more', 'when its reader stops'])('ends the request %s', async (why) => {
  let response!: ServerResponse;
  models.respondWith((given) => {
    response = given;
    streamedText(['春眠'], { stalled: true })(given);
  });
  const control = new AbortController();
  const text = ask({ signal: control.signal });
  expect(await text.next()).toEqual({ done: false, value: '春眠' });
  const closed = once(response, 'close');
  if (why === 'when its reader stops') await text.return(undefined);
  else {
    control.abort(new Error('gone'));
    await expect(text.next()).rejects.toThrow('gone');
  }
  await closed;
});
