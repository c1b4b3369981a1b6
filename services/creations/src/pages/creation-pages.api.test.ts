import { CREATION_PICTURE_SIZES, GALLERY_PICTURE_SIZES, type Painted } from '@danqing/contracts/creations';
import { pagesPort, servicePageSchema, type FoundPage, type PagesPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { countStatements } from '@danqing/test-kit';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Painter } from '../painting/painter.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { pngOf } from '@danqing/drawing/testing';

const painter: Painter = {
  maker: { kind: 'model', name: 'painter-9' },
  paint: async () => pngOf(900, 800),
};
let creations: TestCreations;
let pages: PagesPort;
beforeAll(async () => {
  creations = await openCreations({ painter, basePath: '/tool/' });
  pages = creations.app.get<PagesPort>(portToken(pagesPort('creations')), { strict: false });
});
afterAll(() => creations.close());

let members = 100;
async function create(colorName: string) {
  const as = (members += 1);
  const poem = await creations.writePoem(colorName);
  const body = { requestId: poem.requestId, theme: 'flowers' };
  const { collectionId: id } = (await creations.call('POST', '/api/ai/image', body, { as })).json<Painted>();
  return { id, poem, owner: { as } };
}
async function pageOf(kind: string, params: Record<string, string> = {}, locale: 'zh' | 'en' | 'ja' = 'zh') {
  return servicePageSchema.parse(await pages.resolvePage(kind, params, locale));
}
const creationPage = async (id: number, locale?: 'zh' | 'en' | 'ja') =>
  (await pageOf('collection', { id: String(id) }, locale)) as FoundPage;
const listed = async () => (await pages.listPages()).map(({ params }) => params['id'] ?? params['name']);

describe('the page of a creation', () => {
  it('says its poem, author, date and pictures, with the ways to its colour and to more of it', async () => {
    const { id, poem, owner } = await create('朱红');
    const page = await creationPage(id);
    expect(page).toMatchObject({
      status: 200,
      title: `${poem.title} · 朱红`,
      description: `${poem.cnString}会员${owner.as}以朱红写的诗，依诗作的画。`,
      color: '朱红',
      indexed: true,
      figures: [
        {
          path: expect.stringMatching(/^\/api\/creations\/pictures\/[0-9a-f]{32}-640\.webp$/),
          width: 640,
          height: 569,
          alt: `${poem.title}：朱红设色的花鸟画`,
        },
      ],
      preload: {
        files: [320, 640, 900].map((width) => ({
          path: expect.stringMatching(new RegExp(`^/api/creations/pictures/[0-9a-f]{32}-${width}\\.webp$`)),
          width,
        })),
        sizes: CREATION_PICTURE_SIZES,
      },
      facts: expect.arrayContaining([
        { label: '诗', text: poem.cnString },
        { label: '颜色', text: '朱红', hex: '#ED5126', path: `/colors/${encodeURIComponent('朱红')}` },
        { label: '作者', text: `会员${owner.as}`, path: `/users/${owner.as}` },
        { label: '绘者', text: '丹青画室 · painter-9' },
        { label: '此色的更多诗画', text: '朱红', path: `/gallery/${encodeURIComponent('朱红')}` },
      ]) as unknown,
      structuredData: { '@type': 'VisualArtwork', creator: { name: `会员${owner.as}` } },
    });
    const english = await creationPage(id, 'en');
    expect(english.title).toBe(`${poem.renderings?.en.title}, in 朱红 Cinnabar red`);
    expect(english.facts).toContainEqual({
      label: poem.renderings?.en.title,
      text: poem.renderings?.en.lines.join(' '),
    });
  });

  it('is for nobody when it is deleted, and for no index when its owner hid it', async () => {
    const { id, owner } = await create('石青');
    expect(await listed()).toEqual(expect.arrayContaining([String(id), '石青']));
    await creations.call('PATCH', `/api/collections/${id}`, { is_listed: false }, owner);
    expect((await creationPage(id)).indexed).toBe(false);
    expect(await listed()).not.toContain(String(id));
    expect(await listed()).not.toContain('石青');
    await creations.call('DELETE', `/api/collections/${id}`, undefined, owner);
    expect(await creationPage(id)).toEqual({ status: 404 });
  });

  it.each(['0', 'x', '1999999999', '99999999999', ''])('is none for the number %j', async (id) => {
    expect(await pageOf('collection', { id })).toEqual({ status: 404 });
  });

  it('asks the database once', async () => {
    const { id } = await create('月白');
    expect(await countStatements(creations.dataSource, () => creationPage(id))).toBe(1);
    expect(await countStatements(creations.dataSource, () => pageOf('color-gallery', { name: '月白' }))).toBe(
      1,
    );
  });
});

describe('the page of a gallery', () => {
  it('names the creations of its colour, each with the way to it', async () => {
    const [one, other] = [await create('竹青'), await create('竹青')];
    await create('松花绿');
    const page = (await pageOf('color-gallery', { name: '竹青' }, 'en')) as FoundPage;
    expect(page).toMatchObject({ indexed: true, description: expect.stringContaining('2 poems') });
    expect(page.facts.map(({ path }) => path)).toEqual([
      `/colors/${encodeURIComponent('竹青')}`,
      `/collections/${other.id}`,
      `/collections/${one.id}`,
    ]);
    const all = (await pageOf('gallery')) as FoundPage;
    expect(all.title).toBe('诗画');
    expect(all.facts.map(({ path }) => path)).toContain(`/collections/${one.id}`);
  });

  it('preloads the image of the newest creation, which the first screen shows, in the gallery of all colours', async () => {
    const { id } = await create('竹青');
    const { preload } = (await creationPage(id))!;
    expect(await pageOf('gallery')).toMatchObject({
      preload: { files: preload?.files, sizes: GALLERY_PICTURE_SIZES },
    });
    expect(await pageOf('color-gallery', { name: '竹青' })).not.toHaveProperty('preload');
  });

  it('is for no index while it is empty, and none for what is no colour', async () => {
    expect(await pageOf('color-gallery', { name: '秋香' })).toMatchObject({
      status: 200,
      color: '秋香',
      indexed: false,
    });
    expect(await pageOf('color-gallery', { name: '没有的颜色' })).toEqual({ status: 404 });
    expect(await pageOf('color-gallery')).toEqual({ status: 404 });
  });
});

describe('the picture of a link', () => {
  const addressOf = async (id: number, locale?: 'zh' | 'en' | 'ja') => {
    const { picture } = await creationPage(id, locale);
    if (!picture || !('path' in picture)) throw new Error('no picture');
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    return picture.path;
  };

  it('is the painting beside its poem, for ever under the version that the page names', async () => {
    const { id } = await create('缃色');
    const address = await addressOf(id);
    const answer = await creations.call('GET', address);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const image = await loadImage(answer.rawPayload);
    expect([image.width, image.height]).toEqual([1200, 630]);
    const canvas = createCanvas(1200, 630);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const pixels = canvas.data();
    const at = (x: number, y: number) => pixels[(y * 1200 + x) * 4] ?? 0;
    expect(Math.abs(at(300, 300) - 0x7a)).toBeLessThan(4);
    expect(at(660, 20)).toBeGreaterThan(240);
    const writing = Array.from({ length: 500 }, (_, x) => at(650 + x, 150));
    expect(Math.min(...writing)).toBeLessThan(90);

    const known = { headers: { 'if-none-match': String(answer.headers['etag']) } };
    expect((await creations.call('GET', address, undefined, known)).statusCode).toBe(304);
    const stale = await creations.call('GET', address.replace(/v=.*/, 'v=old'));
    expect(stale.headers['cache-control']).toBe('public, no-cache');
    expect(await addressOf(id, 'ja')).not.toBe(address);
  });

  it('is none of a creation that is deleted, nor at another address', async () => {
    const { id, owner } = await create('缃色');
    const address = await addressOf(id);
    await creations.call('DELETE', `/api/collections/${id}`, undefined, owner);
    for (const path of [
      address,
      '/og/creations/zh/0.jpg',
      '/og/creations/xx/1.jpg',
      '/og/creations/zh/1.png',
    ])
      expect((await creations.call('GET', path)).statusCode).toBe(404);
  });
});
