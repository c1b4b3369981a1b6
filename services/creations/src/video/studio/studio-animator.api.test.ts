import type { Animated, Collection } from '@danqing/contracts/creations';
import { VIDEO } from '@danqing/studio-painter';
import { provideFfmpeg } from '@danqing/test-kit/ffmpeg';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../../testing/open-creations.ts';
import { PictureStore } from '../../picture/picture-store.ts';
import { paintFor } from '../../testing/paint-for.ts';
import { pngOf } from '@danqing/drawing/testing';
import { readMp4 } from '../../testing/read-boxes.ts';
import { readEvents } from '../../testing/read-events.ts';

const TIME_LIMIT_MS = 240_000;
const videoIt = it.skipIf(provideFfmpeg() === null);
let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations();
});
afterAll(() => creations.close());

async function animate(service: TestCreations, imageId: number, as: number) {
  const { payload } = await service.call('POST', '/api/ai/image-to-video/stream', { imageId }, { as });
  const events = readEvents(payload);
  expect(events.at(-1)?.name, payload).toBe('done');
  return { events, ...(events.at(-1)?.data as Animated) };
}

const fetch = async (service: TestCreations, path: string) => (await service.call('GET', path)).rawPayload;

async function expectVideo(service: TestCreations, videoUrl: string): Promise<Buffer> {
  const mp4 = await fetch(service, videoUrl);
  const { order, ...facts } = readMp4(mp4);
  expect(facts).toEqual({ seconds: 5, width: 1280, height: 720, codec: 'avc1', profile: 100, frames: 125 });
  expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
  const webm = await fetch(service, videoUrl.replace('.mp4', '.webm'));
  expect(webm.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(webm.includes('V_VP9')).toBe(true);
  for (const file of [mp4, webm]) expect(file.length).toBeLessThan(3_000_000);
  return fetch(service, videoUrl.replace('.mp4', '.webp'));
}

videoIt(
  'makes five seconds of its own painting, and tells of its frames',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const { imageId, collectionId } = await paintFor(creations, 1);
    const { events, videoUrl, credits } = await animate(creations, imageId, 1);
    expect(credits).toBe(4);
    expect(events[0]).toEqual({ name: 'started', data: { maker: { kind: 'studio', name: '丹青画室' } } });
    const told = events
      .filter(({ name }) => name === 'progress')
      .map(({ data }) => data as { frame: number });
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)).toMatchObject({ frames: VIDEO.frames });
    const poster = await loadImage(await expectVideo(creations, videoUrl));
    expect([poster.width, poster.height]).toEqual([1280, 720]);
    const { images } = (await creations.call('GET', `/api/collections/${collectionId}`)).json<Collection>();
    expect(images[0]).toMatchObject({ video_url: videoUrl, task_id: null });
  },
);

videoIt('goes over the picture of a model, of whatever form', { timeout: TIME_LIMIT_MS }, async () => {
  const canvas = createCanvas(400, 700);
  const context = canvas.getContext('2d');
  context.fillStyle = '#C3272B';
  context.fillRect(0, 0, 400, 350);
  const model = await openCreations({
    painter: { maker: { kind: 'model', name: 'm' }, paint: async () => canvas.encode('png') },
  });
  try {
    const { imageId } = await paintFor(model, 1);
    const { videoUrl } = await animate(model, imageId, 1);
    await expectVideo(model, videoUrl);
  } finally {
    await model.close();
  }
});

videoIt('goes over a painting that it would not paint so any more', { timeout: TIME_LIMIT_MS }, async () => {
  const { imageId } = await paintFor(creations, 2);
  const [row] = await creations.dataSource.query<{ picture: string; width: number }[]>(
    `select picture, width from creations.paintings where id = $1`,
    [imageId],
  );
  const store = creations.app.get(PictureStore);
  const other = await store.store(pngOf(1024, 1024), AbortSignal.timeout(60_000));
  await creations.dataSource.query(`update creations.paintings set picture = $2, width = $3 where id = $1`, [
    imageId,
    other.picture,
    other.width,
  ]);
  expect(other.picture).not.toBe(row?.picture);
  const { videoUrl } = await animate(creations, imageId, 2);
  const poster = createCanvas(1280, 720);
  poster.getContext('2d').drawImage(await loadImage(await expectVideo(creations, videoUrl)), 0, 0);
  for (const [x, y] of [
    [100, 100],
    [640, 360],
    [1200, 650],
  ] as const)
    expect(Math.abs((poster.getContext('2d').getImageData(x, y, 1, 1).data[0] ?? 0) - 0x7a)).toBeLessThan(8);
});
