import type { Collection, Painted } from '@danqing/contracts/creations';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Painter } from '../painting/painter.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';

const painter: Painter = {
  maker: { kind: 'model', name: 'painter-9' },
  paint: async ({ theme }) => (theme === 'landscape' ? pngOf(2400, 1200) : pngOf(500, 400)),
};

let creations: TestCreations;
let large: Collection;
let small: Collection;
let url: string;
let whole: Buffer;
beforeAll(async () => {
  creations = await openCreations({ painter, basePath: '/colours/' });
  const create = async (theme: string) => {
    const { requestId } = await creations.writePoem();
    const answer = await creations.call('POST', '/api/ai/image', { requestId, theme }, { as: 1 });
    const { collectionId } = answer.json<Painted>();
    return (await creations.call('GET', `/api/collections/${collectionId}`)).json<Collection>();
  };
  [large, small] = [await create('landscape'), await create('flowers')];
  url = pathOf(small.images[0]?.url);
  whole = (await get(url)).rawPayload;
});
afterAll(() => creations.close());

const pathOf = (address = '') => address.replace('/colours', '');
const get = (path: string, headers: Record<string, string> = {}) =>
  creations.call('GET', path, undefined, { headers });

it('keeps a picture in three sizes, none larger than it came, as WebP and nothing but its pixels', async () => {
  const widths = ({ images }: Collection) => images[0]?.sizes.map(({ width }) => width);
  expect([widths(large), widths(small)]).toEqual([
    [320, 640, 2048],
    [320, 500],
  ]);
  expect(large.images[0]).toMatchObject({ width: 2048, height: 1024 });
  for (const { url: address, width } of [large, small].flatMap(({ images }) => images[0]?.sizes ?? [])) {
    expect(address).toMatch(/^\/colours\/api\/creations\/pictures\/[0-9a-f]{32}-\d+\.webp$/);
    const { rawPayload } = await get(pathOf(address));
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(rawPayload.includes('secret-of-the-picture')).toBe(false);
    const shown = await loadImage(rawPayload);
    const [widest] = small.images[0]?.sizes.some((size) => size.url === address)
      ? [500 / 400]
      : [2400 / 1200];
    expect([shown.width, shown.height]).toEqual([width, Math.round(width / (widest ?? 1))]);
  }
});

it('is kept by browsers for ever', async () => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-length': String(whole.length),
  });
  const again = await get(url, { 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

describe('a range', () => {
  it.each<[string, (size: number) => [start: number, end: number]]>([
    ['bytes=0-99', () => [0, 99]],
    ['bytes=100-', (size) => [100, size - 1]],
    ['bytes=-50', (size) => [size - 50, size - 1]],
    ['bytes=0-99999999', (size) => [0, size - 1]],
    ['bytes=-99999999', (size) => [0, size - 1]],
  ])('%s', async (range, bounds) => {
    const [start, end] = bounds(whole.length);
    const answer = await get(url, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('%s lies outside', async (range) => {
    const answer = await get(url, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });

  it.each(['bytes=9-3', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=', 'bytes=-', 'bytes=a-b'])(
    '%s is none',
    async (range) => {
      const answer = await get(url, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length]);
    },
  );

  it('of another file is none', async () => {
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });
});

it.each([
  [`/api/creations/pictures/${'0'.repeat(32)}-320.webp`, 404],
  ['/api/creations/pictures/x.webp', 400],
  ['/api/creations/pictures/..%2f..%2fetc%2fpasswd', 400],
])('%s is no picture', async (path, expected) => {
  expect((await get(path)).statusCode).toBe(expected);
});
