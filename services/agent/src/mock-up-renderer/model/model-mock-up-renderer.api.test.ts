import type { ApplyPatternResponse } from '@danqing/contracts/agent';
import { openModels } from '@danqing/model-client';
import {
  slowResponse,
  oversizedResponse,
  openFakeModels,
  imageResponse,
  imageUrlResponse,
  redirects,
  malformedResponse,
  noResponse,
  status,
  type FakeResponse,
  type FakeModels,
} from '@danqing/model-client/testing';
import { pngOf } from '@danqing/drawing/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAgent, type TestAgent } from '../../testing/open-agent.ts';
import { ModelMockUpRenderer, MAX_PRODUCT_RESPONSE_BYTES } from './model-mock-up-renderer.ts';

const TRY_LIMIT_MS = 1_500;
const PICTURE = pngOf(1024, 768);

let models: FakeModels;
let elsewhere: FakeModels;
let agent: TestAgent;
beforeAll(async () => {
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
  const service = openModels(
    { baseUrl: models.baseUrl, apiKey: 'key-of-the-site' },
    MAX_PRODUCT_RESPONSE_BYTES,
  );
  const dresser = new ModelMockUpRenderer(service.imageModel('dresser-9'), 'dresser-9', TRY_LIMIT_MS);
  agent = await openAgent({ dresser });
});
afterAll(async () => {
  await agent.close();
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(() => {
  models.requests.length = 0;
});

let member = 0;
async function apply() {
  member += 1;
  const image = `data:image/png;base64,${pngOf(40 + member, 40).toString('base64')}`;
  const answer = await agent.call(
    'POST',
    '/api/ai/apply-pattern',
    { image, category: '家居' },
    { as: member },
  );
  const holds = (await agent.credits.holdsOf(member)).map(({ state }) => state);
  return { answer, holds, balance: await agent.credits.getBalance(member) };
}

it('sends the pattern to be edited, with the things of the category, and keeps what comes', async () => {
  models.respondWith(imageResponse(PICTURE));
  const { answer, holds } = await apply();
  expect(answer.json<ApplyPatternResponse>()).toMatchObject({
    success: true,
    credits: 8,
    width: 1024,
    height: 768,
    maker: { kind: 'model', name: 'dresser-9' },
  });
  const [asked] = models.requests;
  const form = (asked?.body as Buffer).toString('latin1');
  expect([asked?.path, asked?.key]).toEqual(['/v1/images/edits', 'Bearer key-of-the-site']);
  expect(form).toContain('name="image"');
  expect(Buffer.from(form, 'latin1').toString('utf8')).toContain('瓷碗');
  expect(holds).toEqual(['captured']);
});

it.each<[string, () => FakeResponse]>([
  ['stalls', () => noResponse],
  ['begins and never ends', () => slowResponse(imageResponse(PICTURE), 1)],
  ['refuses', () => status(400)],
  ['has no room', () => status(429)],
  ['says what is no JSON', () => malformedResponse],
  ['floods', () => oversizedResponse(MAX_PRODUCT_RESPONSE_BYTES + 1_000_000)],
  ['lies: a text as a picture', () => imageResponse(Buffer.from('<svg>not a picture</svg>'.repeat(20)))],
  [
    'lies: a picture that says it is huge',
    () => imageResponse(pngOf(40, 40, { width: 60_000, height: 60_000 })),
  ],
  ['lies: half a picture', () => imageResponse(PICTURE.subarray(0, 200))],
  ['names an address elsewhere', () => imageUrlResponse(`${elsewhere.baseUrl}/picture.png`)],
  ['sends elsewhere', () => redirects(`${elsewhere.baseUrl}/images/edits`)],
])('gives the credits back where the provider %s', { timeout: 60_000 }, async (_, answerOf) => {
  models.respondWith(answerOf());
  const { answer, holds, balance } = await apply();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'PATTERN_APPLY_FAILED',
    error: '应用失败，请稍后重试',
  });
  expect(answer.payload).not.toContain('secret');
  expect([holds, balance]).toEqual([['released'], 10]);
});

it('asks once more where the first try stalls, and charges once', async () => {
  models.respondWith(noResponse, imageResponse(PICTURE));
  const { answer, holds } = await apply();
  expect(answer.json()).toMatchObject({ success: true, credits: 8 });
  expect([models.requests.length, holds]).toEqual([2, ['captured']]);
});
