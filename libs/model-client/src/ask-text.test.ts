import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askText, openModels } from './index.ts';
import {
  floods,
  openFakeModels,
  redirects,
  rubbish,
  says,
  stalls,
  status,
  type FakeAnswer,
  type FakeModels,
} from './testing/fake-models.ts';

let models: FakeModels;
let elsewhere: FakeModels;
beforeAll(async () => {
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
});
afterAll(async () => {
  expect(elsewhere.asked).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(() => void (models.asked.length = 0));

const ask = (tryLimitMs = 10_000, gone?: AbortSignal) =>
  askText(
    {
      model: openModels({ baseUrl: models.baseUrl, apiKey: 'key' })('m'),
      system: 'be brief',
      prompt: 'a number',
      tryLimitMs,
      maxTokens: 10,
      gone,
    },
    (text) => {
      if (!/^\d+$/.test(text)) throw new Error('no number');
      return Number(text);
    },
  );

it('reads what the model says', async () => {
  models.answer(says('7'));
  expect(await ask()).toBe(7);
  expect(models.asked).toMatchObject([
    { path: '/v1/chat/completions', key: 'Bearer key', body: { model: 'm', max_tokens: 10 } },
  ]);
});

it('ends the request, and asks no second time, when nobody waits any more', async () => {
  const gone = new AbortController();
  const closed = new Promise<void>((resolve) => {
    models.answer((response) => {
      response.once('close', resolve);
      gone.abort();
    });
  });
  await expect(ask(10_000, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
  await expect(ask(10_000, gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(models.asked).toHaveLength(1);
});

const failures: [string, () => FakeAnswer][] = [
  ['a failure', () => status(500)],
  ['too many requests', () => status(429)],
  ['a refusal', () => says('抱歉，我不能。')],
  ['rubbish', () => rubbish],
  ['nothing', () => says('')],
  ['40 MB', () => floods(40 * 1024 * 1024)],
  ['the way elsewhere', () => redirects(`${elsewhere.baseUrl}/chat/completions`)],
];

it.each(failures)('asks once more after %s', async (_, failure) => {
  models.answer(failure(), says('7'));
  expect(await ask()).toBe(7);
  expect(models.asked).toHaveLength(2);
});

it.each(failures)('gives up after %s twice', async (_, failure) => {
  models.answer(failure());
  await expect(ask()).rejects.toThrow();
  expect(models.asked).toHaveLength(2);
});

it('does not wait for ever', async () => {
  models.answer(stalls);
  await expect(ask(50)).rejects.toThrow('took longer than 50 ms');
  expect(models.asked).toHaveLength(2);
});
