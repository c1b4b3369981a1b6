import { openModels } from '@danqing/model-client';
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
} from '@danqing/model-client/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ModelPoet } from './model/model-poet.ts';
import { MODEL_POEMS } from './poem-limits.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';

const SPRING = '春眠不觉晓\n处处闻啼鸟\n夜来风雨声\n花落知多少';

let models: FakeModels;
let elsewhere: FakeModels;
let creations: TestCreations;
beforeAll(async () => {
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
  creations = await openCreations({
    models: { baseUrl: models.baseUrl, apiKey: 'key-of-the-site' },
    textModel: 'poet-9',
  });
});
afterAll(async () => {
  await creations.close();
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(async () => {
  models.requests.length = 0;
  await creations.dataSource.query('truncate creations.rate_limits');
  await creations.dataSource.query('delete from creations.poems');
});

const ask = () => creations.call('POST', '/api/ai/poem', { colorName: '月白' });
const failed = { success: false, code: 'POEM_FAILED', error: '生成诗歌失败', message: '生成诗歌失败' };

it('asks the model for a poem of the colour and says who wrote it', async () => {
  models.respondWith(textResponse(`《春晓》\n${SPRING}`));
  expect((await ask()).json()).toMatchObject({
    cnString: '春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。',
    title: '咏月白',
    renderings: null,
    maker: { kind: 'model', name: 'poet-9' },
  });
  expect(models.requests).toHaveLength(1);
  const [{ path, key, body } = { path: '', key: '', body: null }] = models.requests;
  expect([path, key]).toEqual(['/v1/chat/completions', 'Bearer key-of-the-site']);
  expect(JSON.stringify(body)).toContain('月白（#EEF7F2）');
});

it.each<[string, FakeResponse]>([
  ['fails', status(500)],
  ['wants no more requests', status(429)],
  ['refuses', textResponse('抱歉，我不能写这首诗。')],
  ['answers rubbish', malformedResponse],
  ['answers nothing', textResponse('')],
  ['writes three lines', textResponse(SPRING.split('\n').slice(1).join('\n'))],
])('asks once more when it %s', async (_, first) => {
  models.respondWith(first, textResponse(SPRING));
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(models.requests).toHaveLength(2);
});

it.each<[string, () => FakeResponse]>([
  ['fails', () => status(500)],
  ['wants no more requests', () => status(429)],
  ['knows no such key', () => status(401)],
  ['refuses', () => textResponse('抱歉，我不能写这首诗。')],
  ['answers rubbish', () => malformedResponse],
  ['writes prose', () => textResponse('月白是一种很美的颜色，'.repeat(200))],
  ['sends us into a private network', () => redirects(`${elsewhere.baseUrl}/chat/completions`)],
  ['floods us', () => oversizedResponse(8 * 1024 * 1024)],
])('says so in the words of the specification when it %s, after two tries', async (_, answer) => {
  models.respondWith(answer());
  const refused = await ask();
  expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining(failed)]);
  expect(refused.payload).not.toContain('secret-of-the-provider');
  expect(models.requests).toHaveLength(2);
});

it('does not wait for ever', async () => {
  models.respondWith(noResponse);
  const poet = new ModelPoet(openModels({ baseUrl: models.baseUrl, apiKey: null })('m'), 'm', 50);
  const order = { name: '月白', hex: '#EEF7F2', seed: '1' };
  await expect(poet.write(order)).rejects.toThrow('took longer than 50 ms');
  expect(models.requests).toHaveLength(2);
});

it('gives no poem a second time', async () => {
  models.respondWith(textResponse(SPRING));
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json()).toMatchObject(failed);
});

it('leaves the rest to the studio once the model has written enough for an hour, and refuses nobody', async () => {
  models.respondWith(textResponse(SPRING));
  await creations.dataSource.query(
    `insert into creations.rate_limits values ($1, $2, now() + interval '1 hour')`,
    [MODEL_POEMS.subject, MODEL_POEMS.limit],
  );
  expect((await ask()).json()).toMatchObject({ maker: { kind: 'studio' } });
  expect(models.requests).toEqual([]);
});
