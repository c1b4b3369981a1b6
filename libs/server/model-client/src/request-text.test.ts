import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestText, openModels } from './index.ts';
import {
  oversizedResponse,
  openFakeModels,
  redirects,
  malformedResponse,
  textResponse,
  noResponse,
  status,
  type FakeResponse,
  type FakeModels,
} from './testing/fake-models.ts';

let models: FakeModels;
let elsewhere: FakeModels;
beforeAll(async () => {
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
});
afterAll(async () => {
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(() => void (models.requests.length = 0));

const ask = (tryLimitMs = 10_000, gone?: AbortSignal) =>
  requestText(
    {
      model: openModels({ baseUrl: models.baseUrl, apiKey: 'key' })('m'),
      system: 'be brief',
      prompt: 'a number',
      tryLimitMs,
      maxTokens: 10,
      signal: gone,
    },
    (text) => {
      if (!/^\d+$/.test(text)) throw new Error('no number');
      return Number(text);
    },
  );

it('reads what the model says', async () => {
  models.respondWith(textResponse('7'));
  expect(await ask()).toBe(7);
  expect(models.requests).toMatchObject([
    { path: '/v1/chat/completions', key: 'Bearer key', body: { model: 'm', max_tokens: 10 } },
  ]);
});

it('ends the request, and asks no second time, when nobody waits any more', async () => {
  const gone = new AbortController();
  const closed = new Promise<void>((resolve) => {
    models.respondWith((response) => {
      response.once('close', resolve);
      gone.abort();
    });
  });
  await expect(ask(10_000, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
  await expect(ask(10_000, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(models.requests).toHaveLength(1);
});

const failures: [string, () => FakeResponse][] = [
  ['a failure', () => status(500)],
  ['too many requests', () => status(429)],
  ['a refusal', () => textResponse('抱歉，我不能。')],
  ['rubbish', () => malformedResponse],
  ['nothing', () => textResponse('')],
  ['40 MB', () => oversizedResponse(40 * 1024 * 1024)],
  ['the way elsewhere', () => redirects(`${elsewhere.baseUrl}/chat/completions`)],
];

it.each(failures)('asks once more after %s', async (_, failure) => {
  models.respondWith(failure(), textResponse('7'));
  expect(await ask()).toBe(7);
  expect(models.requests).toHaveLength(2);
});

it.each(failures)('gives up after %s twice', async (_, failure) => {
  models.respondWith(failure());
  await expect(ask()).rejects.toThrow();
  expect(models.requests).toHaveLength(2);
});

it('does not wait for ever', async () => {
  models.respondWith(noResponse);
  // On a busy machine an attempt can end before it reaches the model: request-twice.test.ts counts them.
  await expect(ask(50)).rejects.toThrow('took longer than 50 ms');
});
