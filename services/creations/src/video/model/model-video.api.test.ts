import {
  videoResponse,
  oversizedResponse,
  openFakeModels,
  redirects,
  malformedResponse,
  noResponse,
  status,
  task,
  type FakeResponse,
  type FakeModels,
} from '@danqing/model-client/testing';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Animated, Collection } from '@danqing/contracts/creations';
import { provideFfmpeg } from '@danqing/test-kit/ffmpeg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../../testing/open-creations.ts';
import { paintFor } from '../../testing/paint-for.ts';
import { pngOf } from '@danqing/drawing/testing';
import { readMp4 } from '../../testing/read-boxes.ts';
import { VideoJobs } from '../video-jobs.ts';
import { VideoTasks } from './video-tasks.ts';

const TIME_LIMIT_MS = 120_000;
const ffmpeg = provideFfmpeg();
const videoIt = it.skipIf(ffmpeg === null);
let models: FakeModels;
let elsewhere: FakeModels;
let creations: TestCreations;
let film: Buffer;
beforeAll(async () => {
  if (ffmpeg === null) return;
  const folder = mkdtempSync(join(tmpdir(), 'danqing-film-'));
  const file = join(folder, 'film.mp4');
  execFileSync(ffmpeg, [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=size=640x480:rate=24:duration=2'],
    ...['-f', 'lavfi', '-i', 'sine=duration=2', '-metadata', 'comment=secret-of-the-provider'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]);
  film = readFileSync(file);
  rmSync(folder, { recursive: true });
  [models, elsewhere] = [await openFakeModels(), await openFakeModels()];
  creations = await openCreations({
    models: { baseUrl: models.baseUrl, apiKey: 'key-of-the-site' },
    painter: { maker: { kind: 'model', name: 'painter' }, paint: async () => pngOf(640, 640) },
    videoModel: 'film-3',
    videoSeconds: 8,
    videoPollMs: 5,
  });
});
afterAll(async () => {
  if (ffmpeg === null) return;
  await creations.close();
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([models.close(), elsewhere.close()]);
});
beforeEach(() => {
  if (ffmpeg !== null) models.requests.length = 0;
});

let members = 900;
const newMember = () => (members += 1);
const ask = (as: number, imageId: number) =>
  creations.call('POST', '/api/ai/image-to-video', { imageId }, { as });
const holds = async (member: number) =>
  (await creations.credits.holdsOf(member))
    .filter(({ key }) => key.startsWith('video:'))
    .map(({ amount, state }) => [amount, state]);
const paths = () => models.requests.map(({ path }) => path);

videoIt(
  'has a model make it: begins, asks until it is there, and encodes it anew',
  { timeout: TIME_LIMIT_MS },
  async () => {
    models.respondWith(
      task('task_1'),
      task('task_1'),
      task('task_1', 'in_progress'),
      task('task_1', 'completed'),
      videoResponse(film),
    );
    const member = newMember();
    const { imageId, collectionId } = await paintFor(creations, member);
    const { videoUrl, credits } = (await ask(member, imageId)).json<Animated>();
    expect(credits).toBe(4);
    expect(paths()).toEqual([
      '/v1/videos',
      '/v1/videos/task_1',
      '/v1/videos/task_1',
      '/v1/videos/task_1',
      '/v1/videos/task_1/content',
    ]);
    const [{ body, key } = { body: null, key: '' }] = models.requests;
    const form = Buffer.from(body as Buffer).toString('latin1');
    expect(key).toBe('Bearer key-of-the-site');
    for (const field of ['film-3', '1280x720', 'name="seconds"\r\n\r\n8', 'filename="picture.png"'])
      expect(form).toContain(field);
    const { images } = (await creations.call('GET', `/api/collections/${collectionId}`)).json<Collection>();
    expect(images[0]?.video_maker).toEqual({ kind: 'model', name: 'film-3' });
    const mp4 = (await creations.call('GET', videoUrl)).rawPayload;
    const { order, ...facts } = readMp4(mp4);
    expect(facts).toEqual({ seconds: 2, width: 1280, height: 720, codec: 'avc1', profile: 100, frames: 50 });
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    // One track: the provider's sound and metadata are gone.
    expect(mp4.toString('latin1').match(/trak/g)).toHaveLength(1);
    expect(mp4.includes('secret-of-the-provider')).toBe(false);
  },
);

videoIt(
  'goes on with the task that was begun before, and never begins a second one',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const member = newMember();
    const { imageId } = await paintFor(creations, member);
    await creations.dataSource.query(
      `insert into creations.videos (user_id, painting_id, state, attempts, task, touched_at)
     values ($1, $2, 'animating', 1, 'task_of_before', now() - interval '1 hour')`,
      [member, imageId],
    );
    models.respondWith(task('task_of_before', 'completed'), videoResponse(film));
    await creations.app.get(VideoJobs).sweep(16);
    expect((await ask(member, imageId)).json()).toMatchObject({ credits: 4 });
    expect(paths()).toEqual(['/v1/videos/task_of_before', '/v1/videos/task_of_before/content']);
  },
);

videoIt('knows the task before it asks after it', { timeout: TIME_LIMIT_MS }, async () => {
  const member = newMember();
  const { imageId } = await paintFor(creations, member);
  const stored: unknown[] = [];
  const lookFirst: FakeResponse = (response) =>
    void creations.dataSource
      .query(`select task from creations.videos where painting_id = $1`, [imageId])
      .then((rows: unknown[]) => {
        stored.push(...rows);
        task('task_2', 'failed')(response);
      });
  models.respondWith(task('task_2'), lookFirst);
  expect((await ask(member, imageId)).statusCode).toBe(503);
  expect(stored).toEqual([{ task: 'task_2' }]);
});

videoIt('lets an outage of the provider pass while it waits', { timeout: TIME_LIMIT_MS }, async () => {
  models.respondWith(
    status(500),
    task('t'),
    status(429),
    malformedResponse,
    status(502),
    task('t', 'completed'),
    status(500),
    videoResponse(film),
  );
  const member = newMember();
  expect((await ask(member, (await paintFor(creations, member)).imageId)).json()).toMatchObject({
    credits: 4,
  });
});

describe('a model', () => {
  const begun = task('t');
  const ready = task('t', 'completed');
  videoIt.each<[string, () => FakeResponse[]]>([
    ['fails', () => [status(500)]],
    ['wants no more requests', () => [status(429)]],
    ['answers rubbish', () => [malformedResponse]],
    ['names a path in place of a task', () => [task('../../secret')]],
    ['names an address in place of a task', () => [task(`${elsewhere.baseUrl}/videos/1`)]],
    ['refuses', () => [begun, task('t', 'failed', { error: { message: 'moderation' } })]],
    ['forgets the task', () => [begun, status(404)]],
    ['gives what is no video', () => [begun, ready, videoResponse(pngOf(64, 64))]],
    ['gives half a video', () => [begun, ready, videoResponse(film.subarray(0, film.length / 4))]],
    [
      'gives a list of addresses',
      () => [begun, ready, videoResponse(Buffer.from(`#EXTM3U\n${elsewhere.baseUrl}/a.ts\n`))],
    ],
    ['sends us elsewhere', () => [begun, ready, redirects(`${elsewhere.baseUrl}/video.mp4`)]],
    ['sends us elsewhere at once', () => [redirects(`${elsewhere.baseUrl}/videos`)]],
    [
      'gives an address in a private network',
      () => [begun, task('t', 'completed', { url: `${elsewhere.baseUrl}/film.mp4` }), malformedResponse],
    ],
    ['gives 80 MB', () => [begun, ready, oversizedResponse(80 * 1024 * 1024)]],
    ['says very much', () => [oversizedResponse(1024 * 1024)]],
  ])(
    'that %s costs nothing, in the words of the specification',
    { timeout: TIME_LIMIT_MS },
    async (_, answers) => {
      models.respondWith(...answers());
      const member = newMember();
      const refused = await ask(member, (await paintFor(creations, member)).imageId);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({ code: 'VIDEO_FAILED', error: '转换失败，请稍后重试' });
      expect(refused.payload).not.toContain('secret-of-the-provider');
      expect(await holds(member)).toEqual([[5, 'released']]);
      expect(await creations.credits.getBalance(member)).toBe(9);
    },
  );
});

videoIt('does not wait for ever for an answer', async () => {
  models.respondWith(noResponse);
  const tasks = new VideoTasks({ baseUrl: models.baseUrl, apiKey: null }, { askMs: 100, downloadMs: 100 });
  await expect(tasks.getStatus('t')).rejects.toThrow();
  await expect(tasks.fetch('t')).rejects.toThrow();
  expect(models.requests).toHaveLength(3);
});
