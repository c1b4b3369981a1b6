import type { Collection, Painted, PoemResponse } from '@danqing/contracts/creations';
import type { ErrorBody } from '@danqing/contracts/errors';
import {
  after,
  oversizedResponse,
  openFakeModels,
  imageResponse,
  imageUrlResponse,
  redirects,
  malformedResponse,
  status,
  type FakeResponse,
  type FakeModels,
} from '@danqing/model-client/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';
import { PaintingJobs } from './painting-jobs.ts';

const PICTURE = pngOf(800, 600);

let models: FakeModels;
let elsewhere: FakeModels;
let creations: TestCreations;
beforeAll(async () => {
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
  creations = await openCreations({
    models: { baseUrl: models.baseUrl, apiKey: 'key-of-the-site' },
    imageModel: 'painter-9',
  });
});
afterAll(async () => {
  await creations.close();
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(() => {
  models.requests.length = 0;
  models.respondWith(imageResponse(PICTURE));
});

let members = 100;
const newMember = () => (members += 1);
const paint = (as: number | undefined, { requestId }: Pick<PoemResponse, 'requestId'>, theme = 'landscape') =>
  creations.call('POST', '/api/ai/image', { requestId, theme }, as === undefined ? {} : { as });
const goOn = (as: number | undefined, collectionId: number) =>
  creations.call('POST', '/api/ai/collection-image', { collectionId }, as === undefined ? {} : { as });
async function painted(as: number): Promise<Painted> {
  const answer = await paint(as, await creations.writePoem());
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Painted>();
}
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof paint>>) => [
  statusCode,
  json<ErrorBody>().code,
];
const holds = async (member: number) =>
  (await creations.credits.holdsOf(member)).map(({ amount, reason, state }) => [amount, reason, state]);
const look = async (id: number) => (await creations.call('GET', `/api/collections/${id}`)).json<Collection>();

it('paints a visitor’s poem after signing in, for one credit', async () => {
  const poem = await creations.writePoem('朱红');
  expect(refusal(await paint(undefined, poem))).toEqual([401, 'UNAUTHENTICATED']);
  const member = newMember();
  const answer = (await paint(member, poem)).json<Painted>();
  expect(answer).toEqual({
    imageUrl: expect.stringMatching(/^\/api\/creations\/pictures\/[0-9a-f]{32}-800\.webp$/),
    imageId: expect.any(Number),
    collectionId: expect.any(Number),
    credits: 9,
  });
  expect(await holds(member)).toEqual([[1, 'painting', 'captured']]);
  expect(await look(answer.collectionId)).toMatchObject({
    id: answer.collectionId,
    title: poem.title,
    content: poem.cnString,
    lines: poem.lines,
    maker: { kind: 'studio', name: '丹青画室' },
    color: { name: '朱红' },
    user: { id: member, name: `会员${member}`, has_page: true, email: null, image: null },
    images: [
      {
        id: answer.imageId,
        url: answer.imageUrl,
        width: 800,
        height: 600,
        maker: { kind: 'model', name: 'painter-9' },
        video_url: null,
      },
    ],
  });
  const [{ path, key, body } = { path: '', key: '', body: null }] = models.requests;
  expect([path, key]).toEqual(['/v1/images/generations', 'Bearer key-of-the-site']);
  for (const line of [...poem.lines, '朱红', '山水画']) expect(JSON.stringify(body)).toContain(line);
});

it('makes one painting and one charge of twenty presses and of two tabs', async () => {
  const [member, poem] = [newMember(), await creations.writePoem()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => paint(member, poem)));
  const first = answers[0]?.json<Painted>();
  for (const answer of answers) expect(answer.json()).toEqual(first);
  expect((await paint(member, poem, 'flowers')).json()).toEqual(first);
  expect(await holds(member)).toEqual([[1, 'painting', 'captured']]);
  expect(models.requests).toHaveLength(1);
});

it('lets one member alone have a poem painted, also when two ask at once', async () => {
  const [one, other, poem] = [newMember(), newMember(), await creations.writePoem()];
  const answers = await Promise.all([one, other].map((member) => paint(member, poem)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  expect([...(await holds(one)), ...(await holds(other))]).toEqual([[1, 'painting', 'captured']]);
});

it('takes nothing from who has nothing, and begins nothing', async () => {
  const [member, poem] = [newMember(), await creations.writePoem()];
  await creations.credits.setBalance(member, 0);
  expect(refusal(await paint(member, poem))).toEqual([402, 'CREDITS_INSUFFICIENT']);
  expect(models.requests).toEqual([]);
  await creations.credits.setBalance(member, 1);
  expect((await paint(member, poem)).json()).toMatchObject({ credits: 0 });
});

it('never spends more than there is, however much is begun at once', async () => {
  const member = newMember();
  await creations.credits.setBalance(member, 1);
  const poems = await Promise.all(Array.from({ length: 3 }, () => creations.writePoem()));
  const answers = await Promise.all(poems.map((poem) => paint(member, poem)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 402, 402]);
  expect(await holds(member)).toEqual([[1, 'painting', 'captured']]);
});

it('paints three at once for a member, and not more', async () => {
  const member = newMember();
  let go = () => {};
  models.respondWith(after(new Promise<void>((resolve) => (go = resolve)), imageResponse(PICTURE)));
  const poems = await Promise.all(Array.from({ length: 4 }, () => creations.writePoem()));
  const answers = poems.map((poem) => paint(member, poem));
  const refused = await Promise.race(answers);
  expect([...refusal(refused), refused.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '10']);
  go();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 429,
  ]);
});

it.each([
  ['no requestId', { theme: 'landscape' }, 'requestId'],
  ['a requestId that is none', { requestId: '1', theme: 'landscape' }, 'requestId'],
  ['no theme', { requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10' }, 'theme'],
  ['another theme', { requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10', theme: 'cat' }, 'theme'],
])('takes no body with %s', async (_, body, field) => {
  for (const path of ['/api/ai/image', '/api/ai/image/stream']) {
    const answer = await creations.call('POST', path, body, { as: newMember() });
    expect([answer.statusCode, answer.json<ErrorBody>().field]).toEqual([400, field]);
  }
});

it('knows no poem of a requestId that nobody was given', async () => {
  const answer = await paint(newMember(), { requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10' });
  expect(refusal(answer)).toEqual([404, 'POEM_NOT_FOUND']);
});

describe('a model', () => {
  const bomb = () => imageResponse(pngOf(8, 8, { width: 50_000, height: 50_000 }));
  it.each<[string, () => FakeResponse]>([
    ['fails', () => status(500)],
    ['wants no more requests', () => status(429)],
    ['answers rubbish', () => malformedResponse],
    ['gives what is no picture', () => imageResponse(Buffer.from('<svg/>'))],
    ['gives half a picture', () => imageResponse(PICTURE.subarray(0, PICTURE.length / 2))],
    ['gives a picture bomb', bomb],
    ['gives a speck', () => imageResponse(pngOf(8, 8))],
    ['gives an address in a private network', () => imageUrlResponse(`${elsewhere.baseUrl}/secret`)],
    [
      'gives the address of a cloud’s metadata',
      () => imageUrlResponse('http://169.254.169.254/latest/meta-data'),
    ],
    ['sends us elsewhere', () => redirects(`${elsewhere.baseUrl}/images/generations`)],
    ['gives 40 MB', () => oversizedResponse(56 * 1024 * 1024)],
  ])('that %s costs nothing, in the words of the specification', async (_, answer) => {
    models.respondWith(answer());
    const [member, poem] = [newMember(), await creations.writePoem()];
    const refused = await paint(member, poem);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      code: 'PAINTING_FAILED',
      error: '生成图片失败',
      message: '生成图片失败',
    });
    expect(refused.payload).not.toContain('secret-of-the-provider');
    expect(await holds(member)).toEqual([[1, 'painting', 'released']]);
    expect(await creations.credits.getBalance(member)).toBe(10);
    models.respondWith(imageResponse(PICTURE));
    expect((await paint(member, poem)).json()).toMatchObject({ credits: 9 });
  });

  it('is asked once more before it is given up', async () => {
    models.respondWith(status(500), imageResponse(PICTURE));
    expect(await painted(newMember())).toMatchObject({ credits: 9 });
    expect(models.requests).toHaveLength(2);
  });
});

describe('continuing', () => {
  it('adds a picture to an own creation for one credit', async () => {
    const member = newMember();
    const { collectionId, imageId } = await painted(member);
    models.respondWith(imageResponse(pngOf(300, 300)));
    const more = (await goOn(member, collectionId)).json<Painted>();
    expect(more).toMatchObject({ collectionId, credits: 8 });
    const { images } = await look(collectionId);
    expect(images.map(({ id, width }) => [id, width])).toEqual([
      [imageId, 800],
      [more.imageId, 300],
    ]);
    expect(await holds(member)).toEqual([
      [1, 'painting', 'captured'],
      [1, 'continue-creating', 'captured'],
    ]);
  });

  it('is one picture and one charge for twenty presses at once', async () => {
    const member = newMember();
    const { collectionId } = await painted(member);
    let go = () => {};
    models.respondWith(after(new Promise<void>((resolve) => (go = resolve)), imageResponse(PICTURE)));
    const presses = Array.from({ length: 20 }, () => goOn(member, collectionId));
    await expect.poll(() => models.requests.length).toBe(2);
    go();
    const ids = (await Promise.all(presses)).map((answer) => answer.json<Painted>().imageId);
    expect(new Set(ids).size).toBe(1);
    expect(await holds(member)).toHaveLength(2);
  });

  it('is for its owner alone', async () => {
    const { collectionId } = await painted(newMember());
    expect(refusal(await goOn(undefined, collectionId))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusal(await goOn(newMember(), collectionId))).toEqual([404, 'COLLECTION_NOT_FOUND']);
    expect(refusal(await goOn(newMember(), 2_000_000_000))).toEqual([404, 'COLLECTION_NOT_FOUND']);
    expect(refusal(await goOn(newMember(), 0))).toEqual([400, 'INPUT_INVALID']);
  });

  it('ends at twelve pictures', async () => {
    const member = newMember();
    const { collectionId } = await painted(member);
    await creations.dataSource.query(
      `insert into creations.paintings
         (user_id, poem_id, theme, continues, collection_id, state, picture, width, height, maker)
       select user_id, poem_id, theme, $1, $1, 'done', picture, width, height, maker
       from creations.paintings, generate_series(1, 11) where collection_id = $1`,
      [collectionId],
    );
    expect(refusal(await goOn(member, collectionId))).toEqual([409, 'COLLECTION_FULL']);
    expect(await holds(member)).toHaveLength(1);
  });
});

describe('the stream', () => {
  const events = (payload: string) =>
    payload
      .split('\n\n')
      .map((frame) => /^event: (\w+)\ndata: (.*)$/s.exec(frame))
      .flatMap((match) => (match ? [{ name: match[1], data: JSON.parse(match[2] ?? '') as unknown }] : []));

  it('tells who paints and then what came of it', async () => {
    const [member, { requestId }] = [newMember(), await creations.writePoem()];
    const body = { requestId, theme: 'portrait' };
    const answer = await creations.call('POST', '/api/ai/image/stream', body, { as: member });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(events(answer.payload)).toEqual([
      { name: 'started', data: { maker: { kind: 'model', name: 'painter-9' } } },
      { name: 'done', data: expect.objectContaining({ credits: 9 }) },
    ]);
    const late = await creations.call('POST', '/api/ai/image/stream', body, { as: member });
    expect(events(late.payload).at(-1)).toEqual(events(answer.payload).at(-1));
  });

  it('ends with the error in the language of the reader', async () => {
    models.respondWith(status(500));
    const { requestId } = await creations.writePoem();
    const answer = await creations.call(
      'POST',
      '/api/ai/image/stream',
      { requestId, theme: 'landscape' },
      { as: newMember(), headers: { 'accept-language': 'en' } },
    );
    expect(events(answer.payload).at(-1)).toMatchObject({
      name: 'error',
      data: { code: 'PAINTING_FAILED', error: 'Couldn’t paint the picture. No credit was used.' },
    });
  });
});

it('goes on with a painting whose job is gone, and gives up one that kills its process every time', async () => {
  const [member, other] = [newMember(), newMember()];
  const begin = async (userId: number, attempts: number) => {
    const { requestId } = await creations.writePoem();
    await creations.dataSource.query(
      `insert into creations.authors values ($1, 'x') on conflict do nothing`,
      [userId],
    );
    await creations.dataSource.query(
      `insert into creations.paintings (user_id, poem_id, theme, state, attempts, touched_at)
       values ($1, $2, 'landscape', 'painting', $3, now() - interval '1 hour')`,
      [userId, requestId, attempts],
    );
    return requestId;
  };
  const [young, old] = [await begin(member, 1), await begin(other, 4)];
  await creations.app.get(PaintingJobs).sweep(6);
  await expect.poll(() => holds(member)).toEqual([[1, 'painting', 'captured']]);
  await expect.poll(() => holds(other)).toEqual([[1, 'painting', 'released']]);
  expect((await paint(member, { requestId: young })).json()).toMatchObject({ credits: 9 });
  expect((await paint(other, { requestId: old })).json()).toMatchObject({ credits: 9 });
});

it('does not list what a limited account makes', async () => {
  const member = newMember();
  creations.identity.limited.add(member);
  const { collectionId } = await painted(member);
  expect((await look(collectionId)).is_listed).toBe(false);
});
