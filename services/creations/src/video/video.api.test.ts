import type { Animated, Collection } from '@danqing/contracts/creations';
import type { ErrorBody } from '@danqing/contracts/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberCreations } from '../member/member-creations.ts';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { paintFor } from '../testing/paint-for.ts';
import { pngOf } from '@danqing/drawing/testing';
import { readEvents } from '../testing/read-events.ts';
import type { AnimationProgress, AnimationRequest } from './animator.ts';
import type { VideoFiles } from './encode/video-files.ts';
import { VideoJobs } from './video-jobs.ts';

const MAKER = { kind: 'studio', name: '丹青画室' } as const;
const orders: AnimationRequest[] = [];
const filesOf = (order: AnimationRequest): VideoFiles => ({
  mp4: Buffer.from(`mp4 of ${order.painting.seed}, seed ${order.seed}`),
  webm: Buffer.from('webm'),
  poster: Buffer.from('poster'),
});
let animate: (order: AnimationRequest, news: AnimationProgress) => Promise<VideoFiles>;
let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations({
    painter: { maker: { kind: 'model', name: 'painter' }, paint: async () => pngOf(640, 640) },
    animator: {
      maker: MAKER,
      animate: (order, news) => {
        orders.push(order);
        return animate(order, news);
      },
    },
  });
});
afterAll(() => creations.close());
beforeEach(() => {
  orders.length = 0;
  animate = async (order) => filesOf(order);
});

let members = 500;
const newMember = () => (members += 1);
const ask = (as: number | undefined, imageId: unknown, stream = '') =>
  creations.call('POST', `/api/ai/image-to-video${stream}`, { imageId }, as === undefined ? {} : { as });
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof ask>>) => [
  statusCode,
  json<ErrorBody>().code,
];
const videoHolds = async (member: number) =>
  (await creations.credits.holdsOf(member))
    .filter(({ key }) => key.startsWith('video:'))
    .map(({ amount, reason, state }) => [amount, reason, state]);
const look = async (id: number) => (await creations.call('GET', `/api/collections/${id}`)).json<Collection>();

it('makes a video of an own picture for five credits, and shows it with the picture', async () => {
  const member = newMember();
  const { imageId, collectionId } = await paintFor(creations, member);
  expect((await look(collectionId)).images).toMatchObject([
    { video_url: null, video_webm_url: null, video_poster_url: null, video_maker: null, task_id: null },
  ]);
  const answer = (await ask(member, imageId)).json<Animated>();
  expect(answer).toEqual({
    imageId,
    videoUrl: expect.stringMatching(/^\/api\/creations\/videos\/[0-9a-f]{32}\.mp4$/),
    credits: 4,
  });
  expect(await videoHolds(member)).toEqual([[5, 'video', 'captured']]);
  const stem = answer.videoUrl.slice(0, -'.mp4'.length);
  expect((await look(collectionId)).images).toMatchObject([
    {
      id: imageId,
      video_url: answer.videoUrl,
      video_webm_url: `${stem}.webm`,
      video_poster_url: `${stem}.webp`,
      video_maker: MAKER,
      task_id: null,
    },
  ]);
  const [order] = orders;
  expect(order?.painter).toEqual({ kind: 'model', name: 'painter' });
  expect(order?.picture.byteLength).toBeGreaterThan(100);
});

it('is for members alone, and for the owner where the creation is not public', async () => {
  const member = newMember();
  const { imageId, collectionId } = await paintFor(creations, member);
  expect(refusal(await ask(undefined, imageId))).toEqual([401, 'UNAUTHENTICATED']);
  const hide = (by: string) =>
    creations.dataSource.query(`update creations.collections set ${by} where id = $1`, [collectionId]);
  for (const [hidden, shown] of [
    ['is_listed = false', 'is_listed = true'],
    [
      `hidden_reason = '广告', hidden_by = 'x', hidden_at = now()`,
      'hidden_reason = null, hidden_by = null, hidden_at = null',
    ],
  ] as const) {
    await hide(hidden);
    const other = await ask(newMember(), imageId);
    expect([...refusal(other), other.json<ErrorBody>().field]).toEqual([404, 'PICTURE_NOT_FOUND', 'imageId']);
    await hide(shown);
  }
  expect(refusal(await ask(member, 2_000_000_000))).toEqual([404, 'PICTURE_NOT_FOUND']);
  for (const path of ['', '/stream'])
    for (const bad of [0, -1, 1.5, '1', null, 3_000_000_000])
      expect(refusal(await ask(member, bad, path))).toEqual([400, 'INPUT_INVALID']);
  await creations.call('DELETE', `/api/collections/${collectionId}`, undefined, { as: member });
  expect(refusal(await ask(member, imageId))).toEqual([404, 'PICTURE_NOT_FOUND']);
  expect(orders).toEqual([]);
});

it('makes one video and one charge of twenty presses and of two tabs', async () => {
  const member = newMember();
  const { imageId, collectionId } = await paintFor(creations, member);
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  animate = async (order) => {
    await gate;
    return filesOf(order);
  };
  const presses = Array.from({ length: 20 }, () => ask(member, imageId));
  await expect.poll(() => orders.length).toBe(1);
  expect((await look(collectionId)).images[0]).toMatchObject({
    video_url: null,
    task_id: expect.stringMatching(/^\d+$/),
  });
  go();
  const answers = await Promise.all(presses);
  for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  expect((await ask(member, imageId)).json()).toEqual(answers[0]?.json());
  expect(orders).toHaveLength(1);
  expect(await videoHolds(member)).toEqual([[5, 'video', 'captured']]);
});

describe('a video of another member’s public creation', () => {
  const remove = (as: number, collectionId: number, imageId: number) =>
    creations.call('DELETE', `/api/collections/${collectionId}/images/${imageId}/video`, undefined, { as });
  const restore = (as: number, collectionId: number, imageId: number) =>
    creations.call('POST', `/api/collections/${collectionId}/images/${imageId}/video/undelete`, undefined, {
      as,
    });

  it('is charged to the member who asked, and carries their name', async () => {
    const [owner, fan] = [newMember(), newMember()];
    const { imageId, collectionId } = await paintFor(creations, owner);
    expect((await ask(fan, imageId)).json()).toMatchObject({ credits: 5 });
    expect([await videoHolds(fan), await videoHolds(owner)]).toEqual([[[5, 'video', 'captured']], []]);
    expect((await look(collectionId)).images[0]).toMatchObject({
      video_user: { id: fan, name: `会员${fan}`, has_page: true },
    });
  });

  it('is one and charged once where two members ask at the same moment', async () => {
    const [owner, ...fans] = [newMember(), newMember(), newMember()];
    const { imageId } = await paintFor(creations, owner);
    const answers = await Promise.all(fans.map((fan) => ask(fan, imageId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(orders).toHaveLength(1);
    const charged = await Promise.all(fans.map(videoHolds));
    expect(charged.flat()).toEqual([[5, 'video', 'captured']]);
  });

  it('is refused to an account that may publish nothing; an own one is not', async () => {
    const [owner, limited] = [newMember(), newMember()];
    const { imageId } = await paintFor(creations, owner);
    const own = await paintFor(creations, limited);
    creations.identity.limited.add(limited);
    expect(refusal(await ask(limited, imageId))[1]).toBe('ACCOUNT_LIMITED');
    expect((await ask(limited, own.imageId)).statusCode).toBe(200);
  });

  it('costs nothing where the creation is public no more when it is made', async () => {
    const [owner, fan] = [newMember(), newMember()];
    const { imageId, collectionId } = await paintFor(creations, owner);
    animate = async (order) => {
      await creations.call('DELETE', `/api/collections/${collectionId}`, undefined, { as: owner });
      return filesOf(order);
    };
    expect(refusal(await ask(fan, imageId))).toEqual([503, 'VIDEO_FAILED']);
    expect(await videoHolds(fan)).toEqual([[5, 'video', 'released']]);
  });

  it('does not tell another member that the first had too few credits', async () => {
    const [owner, poor, fan] = [newMember(), newMember(), newMember()];
    const { imageId } = await paintFor(creations, owner);
    const [{ id }] = await creations.dataSource.query<[{ id: number }]>(
      `insert into creations.videos (user_id, painting_id) values ($1, $2) returning id`,
      [poor, imageId],
    );
    const asked = ask(fan, imageId);
    await creations.dataSource.query(
      `update creations.videos set state = 'failed', failure = 'CREDITS_INSUFFICIENT' where id = $1`,
      [id],
    );
    // If the request arrives after the first video has failed, it begins a new video and returns no error
    // code.
    expect(['VIDEO_FAILED', undefined]).toContain((await asked).json<{ code?: string }>().code);
  });

  it('is removed by the owner alone, comes back within a while, and can be made anew', async () => {
    const [owner, fan] = [newMember(), newMember()];
    const { imageId, collectionId } = await paintFor(creations, owner);
    expect((await remove(owner, collectionId, imageId)).statusCode).toBe(404);
    const { videoUrl } = (await ask(fan, imageId)).json<Animated>();
    expect(refusal(await remove(fan, collectionId, imageId))).toEqual([404, 'VIDEO_NOT_FOUND']);
    expect((await remove(owner, collectionId + 1, imageId)).statusCode).toBe(404);

    expect((await remove(owner, collectionId, imageId)).statusCode).toBe(204);
    expect((await look(collectionId)).images[0]).toMatchObject({ video_url: null, video_user: null });
    expect((await restore(fan, collectionId, imageId)).statusCode).toBe(404);
    expect((await restore(owner, collectionId, imageId)).statusCode).toBe(204);
    expect((await look(collectionId)).images[0]).toMatchObject({ video_url: videoUrl });

    await remove(owner, collectionId, imageId);
    const second = (await ask(owner, imageId)).json<Animated>();
    expect(second.videoUrl).not.toBe(videoUrl);
    expect([await videoHolds(fan), await videoHolds(owner)]).toEqual([
      [[5, 'video', 'captured']],
      [[5, 'video', 'captured']],
    ]);
    expect((await restore(owner, collectionId, imageId)).statusCode).toBe(404);

    const forget = () => creations.app.get(MaintenanceService).purge();
    await forget();
    expect((await creations.call('GET', videoUrl)).statusCode).toBe(200);
    await creations.dataSource.query(
      `update creations.videos set removed_at = removed_at - interval '11 minutes' where removed_at is not null`,
    );
    await forget();
    expect((await creations.call('GET', videoUrl)).statusCode).toBe(404);
    expect((await creations.call('GET', second.videoUrl)).statusCode).toBe(200);
  });

  it('is in the maker’s own data until it is removed, and loses the name with their account', async () => {
    const [owner, fan] = [newMember(), newMember()];
    const { imageId, collectionId } = await paintFor(creations, owner);
    const { videoUrl } = (await ask(fan, imageId)).json<Animated>();
    const file = videoUrl.slice(videoUrl.lastIndexOf('/') + 1);
    const works = creations.app.get(MemberCreations);
    const exported = async () => {
      const all = { records: [] as unknown[], files: [] as string[] };
      for (let after: string | null = null, first = true; first || after !== null; first = false) {
        const page = await works.exportMember(fan, after);
        all.records.push(...page.records);
        all.files.push(...page.files);
        after = page.next;
      }
      return all;
    };
    expect(await exported()).toMatchObject({
      records: [{ list: 'videos', data: { picture_id: imageId, creation_id: collectionId, file } }],
      files: [file],
    });
    expect(await works.readMemberFile(fan, file, 0)).not.toBeNull();
    expect(await works.eraseMember(fan)).toBe(true);
    expect((await look(collectionId)).images[0]).toMatchObject({
      video_url: videoUrl,
      video_user: { name: '已注销用户' },
    });
    await remove(owner, collectionId, imageId);
    expect((await exported()).files).toEqual([]);
    expect(await works.readMemberFile(fan, file, 0)).toBeNull();
  });
});

it('takes nothing from who has not enough, and begins nothing', async () => {
  const member = newMember();
  const { imageId } = await paintFor(creations, member);
  await creations.credits.setBalance(member, 4);
  expect(refusal(await ask(member, imageId))).toEqual([402, 'CREDITS_INSUFFICIENT']);
  expect(orders).toEqual([]);
  await creations.credits.setBalance(member, 5);
  expect((await ask(member, imageId)).json()).toMatchObject({ credits: 0 });
});

it('never spends more than there is, however much is begun at once', async () => {
  const member = newMember();
  const pictures = [await paintFor(creations, member), await paintFor(creations, member)];
  await creations.credits.setBalance(member, 5);
  const answers = await Promise.all(pictures.map(({ imageId }) => ask(member, imageId)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 402]);
  expect(await creations.credits.getBalance(member)).toBe(0);
});

it('makes three at once for a member, and not more', async () => {
  const member = newMember();
  await creations.credits.setBalance(member, 40);
  const pictures = [];
  for (let count = 0; count < 4; count += 1) pictures.push(await paintFor(creations, member));
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  animate = async (order) => {
    await gate;
    return filesOf(order);
  };
  const answers = pictures.map(({ imageId }) => ask(member, imageId));
  const refused = await Promise.race(answers);
  expect([...refusal(refused), refused.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '30']);
  go();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200, 200, 200, 429,
  ]);
});

it('gives the credits back where there is no video, in the words of the specification, and can be tried anew', async () => {
  const member = newMember();
  const { imageId, collectionId } = await paintFor(creations, member);
  animate = async () => {
    throw new Error('secret-of-the-provider');
  };
  const refused = await ask(member, imageId);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'VIDEO_FAILED', error: '转换失败，请稍后重试' });
  expect(refused.payload).not.toContain('secret');
  expect(await videoHolds(member)).toEqual([[5, 'video', 'released']]);
  expect((await look(collectionId)).images[0]).toMatchObject({ video_url: null, task_id: null });
  animate = async (order) => filesOf(order);
  expect((await ask(member, imageId)).json()).toMatchObject({ credits: 4 });
});

describe('the stream', () => {
  it('tells who makes it, how many frames there are, and what came of it', async () => {
    const member = newMember();
    const { imageId } = await paintFor(creations, member);
    animate = async (order, { drawn }) => {
      for (const frame of [50, 100]) {
        drawn(frame);
        const told = () =>
          creations.dataSource.query(`select from creations.videos where painting_id = $1 and frame = $2`, [
            imageId,
            frame,
          ]);
        await expect.poll(told).toHaveLength(1);
      }
      return filesOf(order);
    };
    const answer = await ask(member, imageId, '/stream');
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = readEvents(answer.payload);
    expect(events[0]).toEqual({ name: 'started', data: { maker: MAKER } });
    const progress = events.filter(({ name }) => name === 'progress');
    expect(progress.at(-1)?.data).toEqual({ frame: 100, frames: 125 });
    expect(events.at(-1)).toEqual({ name: 'done', data: expect.objectContaining({ imageId, credits: 4 }) });
    expect(readEvents((await ask(member, imageId, '/stream')).payload).at(-1)).toEqual(events.at(-1));
  });

  it('ends with the error in the language of the reader', async () => {
    const member = newMember();
    const { imageId } = await paintFor(creations, member);
    animate = async () => Promise.reject(new Error('no'));
    const headers = { 'accept-language': 'ja' };
    const answer = await creations.call(
      'POST',
      '/api/ai/image-to-video/stream',
      { imageId },
      { as: member, headers },
    );
    expect(readEvents(answer.payload).at(-1)).toMatchObject({
      name: 'error',
      data: { code: 'VIDEO_FAILED' },
    });
    expect(answer.payload).toContain('動画に変換できませんでした');
  });
});

describe('the files', () => {
  it('are served to everybody, in ranges, for ever, each as what it is', async () => {
    const member = newMember();
    const { imageId } = await paintFor(creations, member);
    const { videoUrl } = (await ask(member, imageId)).json<Animated>();
    const whole = await creations.call('GET', videoUrl);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(whole.rawPayload.length),
    });
    const range = await creations.call('GET', videoUrl, undefined, { headers: { range: 'bytes=4-6' } });
    expect([range.statusCode, range.headers['content-range'], range.payload]).toEqual([
      206,
      `bytes 4-6/${whole.rawPayload.length}`,
      whole.payload.slice(4, 7),
    ]);
    const beyond = await creations.call('GET', videoUrl, undefined, { headers: { range: 'bytes=9999-' } });
    expect(beyond.statusCode).toBe(416);
    for (const [ending, type] of [
      ['webm', 'video/webm'],
      ['webp', 'image/webp'],
    ]) {
      const { statusCode, headers } = await creations.call('GET', videoUrl.replace('mp4', ending ?? ''));
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
    }
    for (const none of ['0'.repeat(32) + '.mp4', 'a.mp4', '..%2fx.mp4'])
      expect(
        (await creations.call('GET', `/api/creations/videos/${none}`)).statusCode,
      ).toBeGreaterThanOrEqual(400);
  });

  it('are forgotten with a creation that was deleted for good, and not before its video has ended', async () => {
    const member = newMember();
    const { imageId, collectionId } = await paintFor(creations, member);
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    animate = async (order) => {
      await gate;
      return filesOf(order);
    };
    const asked = ask(member, imageId);
    await expect.poll(() => orders.length).toBe(1);
    await creations.call('DELETE', `/api/collections/${collectionId}`, undefined, { as: member });
    await creations.dataSource.query(
      `update creations.collections set deleted_at = now() - interval '11 minutes' where id = $1`,
      [collectionId],
    );
    const forget = () => creations.app.get(MaintenanceService).purge();
    await forget();
    go();
    const { videoUrl } = (await asked).json<Animated>();
    expect((await creations.call('GET', videoUrl)).statusCode).toBe(200);
    await forget();
    expect((await creations.call('GET', videoUrl)).statusCode).toBe(404);
    const left = await creations.dataSource.query(`select from creations.videos where painting_id = $1`, [
      imageId,
    ]);
    expect(left).toEqual([]);
  });
});

it('goes on with a video whose job is gone, and gives up one that kills its process every time', async () => {
  const [young, old] = [newMember(), newMember()];
  const begin = async (userId: number, attempts: number) => {
    const { imageId } = await paintFor(creations, userId);
    await creations.dataSource.query(
      `insert into creations.videos (user_id, painting_id, state, attempts, touched_at)
       values ($1, $2, 'animating', $3, now() - interval '1 hour')`,
      [userId, imageId, attempts],
    );
    return imageId;
  };
  await begin(young, 1);
  const given = await begin(old, 4);
  await creations.app.get(VideoJobs).sweep(16);
  await expect.poll(() => videoHolds(young)).toEqual([[5, 'video', 'captured']]);
  await expect.poll(() => videoHolds(old)).toEqual([[5, 'video', 'released']]);
  expect((await ask(old, given)).json()).toMatchObject({ credits: 4 });
});

describe('where there is no encoder', () => {
  let bare: TestCreations;
  beforeAll(async () => {
    bare = await openCreations({
      ffmpeg: '/nowhere/ffmpeg',
      painter: { maker: { kind: 'model', name: 'painter' }, paint: async () => pngOf(640, 640) },
    });
  });
  afterAll(() => bare.close());

  it.each([
    ['zh', '本站不提供视频制作'],
    ['en', 'This site does not make videos.'],
    ['ja', 'このサイトでは動画を作成できません。'],
  ])('says so in words and costs nothing (%s)', async (language, message) => {
    const member = newMember();
    const { imageId, collectionId } = await paintFor(bare, member);
    const shown = (await bare.call('GET', `/api/collections/${collectionId}`)).json<Collection>();
    expect(shown.makes_videos).toBe(false);
    for (const stream of ['', '/stream']) {
      const path = `/api/ai/image-to-video${stream}`;
      const options = { as: member, headers: { 'accept-language': language } };
      const answer = await bare.call('POST', path, { imageId }, options);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'VIDEOS_NOT_MADE', message }]);
    }
    expect(await bare.credits.getBalance(member)).toBe(9);
  });

  it('a video that was begun before ends, and costs nothing', async () => {
    const member = newMember();
    const { imageId, collectionId } = await paintFor(bare, member);
    await bare.dataSource.query(
      `insert into creations.videos (user_id, painting_id, touched_at) values ($1, $2, now() - interval '1 hour')`,
      [member, imageId],
    );
    await bare.app.get(VideoJobs).sweep(16);
    await expect
      .poll(async () => {
        const answer = await bare.call('GET', `/api/collections/${collectionId}`);
        return answer.json<Collection>().images[0]?.task_id;
      })
      .toBeNull();
    expect(await bare.credits.getBalance(member)).toBe(9);
  });
});

it('says of a creation that videos are made here', async () => {
  const { collectionId } = await paintFor(creations, newMember());
  expect((await look(collectionId)).makes_videos).toBe(true);
});
