import { PAINTING_THEMES, type Collection, type Painted } from '@danqing/contracts/creations';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../../testing/open-creations.ts';

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
  expect(layers.map(({ layer }) => layer)).toEqual(layers.map((_, at) => at + 1));
  for (const { layers: count } of layers) expect(count).toBe(layers.length);
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
  // Ink, paper and paint: neither a blank sheet nor a black one.
  const levels = new Set(pixels.filter((_, at) => at % 4 === 1));
  expect(levels.size).toBeGreaterThan(120);
});
