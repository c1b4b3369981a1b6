import type { Painted } from '@danqing/contracts/creations';
import { openModels } from '@danqing/model-client';
import {
  slowResponse,
  openFakeModels,
  imageResponse,
  noResponse,
  type FakeModels,
} from '@danqing/model-client/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { ModelPainter, MAX_PICTURE_RESPONSE_BYTES } from './model-painter.ts';

const TRY_LIMIT_MS = 1_500;
const PICTURE = pngOf(800, 600);

let models: FakeModels;
let creations: TestCreations;
beforeAll(async () => {
  models = await openFakeModels();
  const service = openModels({ baseUrl: models.baseUrl, apiKey: null }, MAX_PICTURE_RESPONSE_BYTES);
  const painter = new ModelPainter(service.imageModel('painter-9'), 'painter-9', TRY_LIMIT_MS);
  creations = await openCreations({ painter });
});
afterAll(async () => {
  await creations.close();
  await models.close();
});

async function paint(as: number) {
  const { requestId } = await creations.writePoem();
  const answer = () => creations.call('POST', '/api/ai/image', { requestId, theme: 'landscape' }, { as });
  return { first: await answer(), again: answer };
}
const holds = async (member: number) => (await creations.credits.holdsOf(member)).map(({ state }) => state);

it(
  'gives up a model that stalls, twice, and gives the credit back; the poem can be painted later',
  { timeout: 60_000 },
  async () => {
    models.respondWith(noResponse);
    const { first, again } = await paint(1);
    expect([first.statusCode, first.json<{ code: string }>().code]).toEqual([503, 'PAINTING_FAILED']);
    expect(models.requests).toHaveLength(2);
    expect([await holds(1), await creations.credits.getBalance(1)]).toEqual([['released'], 10]);
    models.respondWith(imageResponse(PICTURE));
    expect((await again()).json<Painted>()).toMatchObject({ credits: 9 });
  },
);

it('asks once more where the first try stalls, and charges once', async () => {
  models.requests.length = 0;
  models.respondWith(noResponse, imageResponse(PICTURE));
  const { first } = await paint(2);
  expect(first.json<Painted>()).toMatchObject({ credits: 9 });
  expect([models.requests.length, await holds(2)]).toEqual([2, ['captured']]);
});

it('takes a picture that streams in, piece by piece', async () => {
  models.respondWith(slowResponse(imageResponse(PICTURE)));
  expect((await paint(3)).first.json<Painted>()).toMatchObject({ credits: 9 });
});

it('gives up one that begins to answer and never ends', async () => {
  models.respondWith(slowResponse(imageResponse(PICTURE), 1));
  const { first } = await paint(4);
  expect(first.statusCode).toBe(503);
  expect([await holds(4), await creations.credits.getBalance(4)]).toEqual([['released'], 10]);
});
