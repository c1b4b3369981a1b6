import { PAINTING_THEMES, type Collection, type Painted } from '@danqing/contracts/creations';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { insertPoem } from '../../poem/poem.queries.ts';
import { STUDIO } from '../../studio/studio.ts';
import { openCreations, type TestCreations } from '../../testing/open-creations.ts';
import { PaintingJobs } from '../painting-jobs.ts';
import { PaintingWatch } from '../painting-watch.ts';
import { finishPainting, insertPainting, storePicture } from '../painting.queries.ts';
import { MaintenanceService } from '../../maintenance/maintenance.service.ts';

let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations();
});
afterAll(() => creations.close());

interface Layer {
  layer: number;
  layers: number;
  preview: string;
}

async function watch(theme: string, as: number): Promise<{ layers: Layer[]; done: Painted }> {
  const { requestId } = await creations.writePoem('石青');
  const { payload } = await creations.call('POST', '/api/ai/image/stream', { requestId, theme }, { as });
  const events = payload
    .split('\n\n')
    .flatMap((frame) => [...frame.matchAll(/^event: (\w+)\ndata: (.*)$/gs)])
    .map(([, name, data = '']) => [name, JSON.parse(data)] as const);
  expect(events[0]).toEqual(['started', { maker: { kind: 'studio', name: '丹青画室' } }]);
  expect(events.at(-1)?.[0]).toBe('done');
  return {
    layers: events.filter(([name]) => name === 'layer').map(([, data]) => data as Layer),
    done: events.at(-1)?.[1] as Painted,
  };
}

async function pixelsOf(file: Buffer): Promise<Buffer> {
  const image = await loadImage(file);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.data();
}

it.each(PAINTING_THEMES)('paints %s layer by layer, for a credit, and signs', async (theme) => {
  const { layers, done } = await watch(theme, PAINTING_THEMES.indexOf(theme) + 1);
  expect(done.credits).toBe(9);
  expect(layers.length).toBeGreaterThan(5);
  // Layers may be skipped while the database is busy.
  expect(layers.map(({ layer }) => layer)).toEqual(
    [...new Set(layers.map(({ layer }) => layer))].toSorted((a, b) => a - b),
  );
  expect(layers.at(-1)?.layers).toBeGreaterThanOrEqual(layers.length);
  const [first, last] = [layers[0], layers.at(-1)].map((layer) =>
    Buffer.from(layer?.preview.replace('data:image/webp;base64,', '') ?? '', 'base64'),
  );
  expect((await pixelsOf(first!)).equals(await pixelsOf(last!))).toBe(false);

  const { images } = (
    await creations.call('GET', `/api/collections/${done.collectionId}`)
  ).json<Collection>();
  expect(images[0]).toMatchObject({
    width: 1024,
    height: 1024,
    maker: { kind: 'studio', name: '丹青画室' },
  });
  const picture = await creations.call('GET', done.imageUrl);
  const pixels = await pixelsOf(picture.rawPayload);
  const levels = new Set(pixels.filter((_, at) => at % 4 === 1));
  expect(levels.size).toBeGreaterThan(120);
});

it('shows the layers that another process lays', async () => {
  const userId = 30;
  const { dataSource } = creations;
  const other = await openCreations({}, creations);
  try {
    const poemId = randomUUID();
    const lines = ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', '花落知多少'];
    await insertPoem(dataSource, {
      id: poemId,
      color: { id: 1, name: '月白', hex: '#EEF7F2' },
      title: '春晓',
      lines,
      scene: null,
      renderings: null,
      maker: STUDIO,
    });
    await dataSource.query(`insert into creations.authors values ($1, '会员')`, [userId]);
    const painting = { userId, poemId, theme: 'landscape', continues: null } as const;
    const id = await dataSource.transaction((transaction) => insertPainting(transaction, painting));
    if (id === null) throw new Error('no painting');
    await other.app.get(PaintingJobs)['markBegun'](id, STUDIO);

    const events = creations.app.get(PaintingWatch).watch(id, userId, new AbortController().signal);
    const next = async () => (await events.next()).value;
    expect(await next()).toMatchObject({ name: 'started' });
    const jobs = other.app.get(PaintingJobs);
    for (const layer of [1, 2, 7]) {
      const laid = { layer, layers: 9, preview: `data:image/webp;base64,${'A'.repeat(9_000 + layer)}` };
      jobs['showLayer'](id, laid);
      expect(await next()).toEqual({ name: 'layer', data: laid });
    }
    await storePicture(dataSource, id, { picture: 'a'.repeat(32), width: 100, height: 100 });
    await finishPainting(dataSource, id, true);
    await jobs['notify'](id);
    expect(await next()).toMatchObject({ name: 'done' });

    await creations.app.get(MaintenanceService).purge();
    const previews = () => dataSource.query(`select from creations.painting_previews`);
    expect(await previews()).toEqual([]);
  } finally {
    await other.close();
  }
});
