import { errorBodySchema } from '@danqing/contracts/errors';
import type { Palette, PaletteListResponse, PalettePageResponse } from '@danqing/contracts/palettes';
import { countStatements } from '@danqing/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';

const PUBLIC = 60;
let palettes: TestPalettes;
let saved: Palette[];
let hidden: Palette;

beforeAll(async () => {
  palettes = await openPalettes();
  // Stops this process's jobs, whose statements would distort the count.
  await palettes.jobs.beforeApplicationShutdown();
  saved = [];
  for (let index = 0; index < PUBLIC; index += 1) {
    saved.push(await palettes.save(1 + (index % 3), { name: `第${index}` }));
  }
  hidden = await palettes.save(1, { name: '秘', is_public: false });
  const deleted = await palettes.save(1);
  await palettes.call('DELETE', `/api/palettes/${deleted.id}`, undefined, { as: 1 });
  for (const [index, palette] of saved.entries()) {
    palette.downloads = index % 7;
    await palettes.dataSource.query(`update palettes.palettes set downloads = $2 where id = $1`, [
      palette.id,
      palette.downloads,
    ]);
  }
});
afterAll(() => palettes.close());

const get = (query: string, options = {}) =>
  palettes.call('GET', `/api/palettes/public?${query}`, undefined, options);
const bySort = {
  newest: () => saved.toReversed(),
  downloads: () => saved.toSorted((a, b) => b.downloads - a.downloads || b.id - a.id),
};

describe('a page of public palettes', () => {
  it('answers to the letter', async () => {
    const answer = await get('');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual({
      success: true,
      message: '已获取调色板列表',
      data: { items: bySort.downloads().slice(0, 20), total: PUBLIC, page: 1, pageSize: 20 },
    });
  });

  it.each([
    ['visitor', {}],
    ['member', { as: 1 }],
    ['somebody with a token that is over', { headers: { authorization: 'Bearer nobody' } }],
  ])('is the same for a %s', async (_, options) => {
    expect((await get('', options)).payload).toBe((await get('')).payload);
    expect((await get('pageSize=50&page=2', options)).payload).not.toContain(hidden.name);
  });

  it('comes in each sort without gaps and repetitions', async () => {
    for (const sort of ['newest', 'downloads'] as const) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => palettes.page(`sortBy=${sort}&pageSize=25&page=${page}`)),
      );
      expect(pages.flatMap(({ items }) => items)).toEqual(bySort[sort]());
    }
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=x', { page: 1 }],
    ['page=', { page: 1 }],
    ['page=2.9', { page: 2 }],
    ['page=NaN', { page: 1 }],
    ['page=4', { page: 4, items: 0 }],
    ['page=999999999999', { page: 1_000_000, items: 0 }],
    ['page=Infinity', { page: 1 }],
    ['page=1000000&pageSize=50', { page: 1_000_000, pageSize: 50, items: 0 }],
    ['pageSize=0', { pageSize: 20 }],
    ['pageSize=-1', { pageSize: 1, items: 1 }],
    ['pageSize=1', { pageSize: 1, items: 1 }],
    ['pageSize=50', { pageSize: 50, items: 50 }],
    ['pageSize=51', { pageSize: 50, items: 50 }],
    ['pageSize=1e9', { pageSize: 50, items: 50 }],
    ['pageSize=many', { pageSize: 20 }],
    ['limit=3', { pageSize: 20 }],
  ])('clamps %s', async (query, expected) => {
    const { items, ...data } = await palettes.page(query);
    expect({ items: items.length, ...data }).toEqual({
      items: 20,
      total: PUBLIC,
      page: 1,
      pageSize: 20,
      ...expected,
    });
  });

  it.each([
    ['sortBy=rating', 'sortBy'],
    ['mode=all', 'mode'],
    ['sortBy=newest&sortBy=downloads', 'sortBy'],
    ['near=red', 'near'],
    ['near=12345', 'near'],
    [`search=${'x'.repeat(61)}`, 'search'],
    ['search=a%00b', 'search'],
    ['search=a&search=b', 'search'],
  ])('refuses %s', async (query, field) => {
    const answer = await get(query);
    expect([answer.statusCode, errorBodySchema.parse(answer.json())]).toMatchObject([
      400,
      { code: 'INPUT_INVALID', field },
    ]);
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await get('')).headers;
    const again = await get('', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const other = await get('', { headers: { 'if-none-match': etag, 'accept-language': 'en' } });
    expect(other.statusCode).toBe(200);
  });
});

describe('random palettes', () => {
  const random = async (query = '') => {
    const answer = await get(`mode=random&${query}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json<PaletteListResponse>().data;
  };

  it.each([
    ['', 5],
    ['limit=1', 1],
    ['limit=50', 50],
    ['limit=51', 50],
    ['limit=0', 5],
    ['limit=-1', 1],
    ['limit=x', 5],
  ])('by %j are so many different public ones: %i', async (query, count) => {
    const data = await random(query);
    expect(data).toHaveLength(count);
    expect(new Set(data.map(({ id }) => id)).size).toBe(count);
    for (const palette of data) expect(saved).toContainEqual(palette);
  });

  it('reach every palette', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 30; round += 1) for (const { id } of await random('limit=20')) seen.add(id);
    expect(seen.size).toBe(PUBLIC);
  });
});

describe('the statements of one request', () => {
  it.each([
    '/api/palettes',
    '/api/palettes/1',
    '/api/palettes/public',
    '/api/palettes/public?sortBy=newest&page=3&pageSize=20',
    '/api/palettes/public?page=50000',
    '/api/palettes/public?mode=random&limit=50',
    '/api/palettes/public?search=x',
    '/api/palettes/public?near=000',
    '/api/palettes/public?search=x&near=000&sortBy=newest',
  ])('are one for %s', async (path) => {
    const ask = () => palettes.call('GET', path, undefined, { as: 1 });
    expect(await countStatements(palettes.dataSource, ask)).toBe(1);
  });
});

it('gives up what the database does not answer in time', async () => {
  await palettes.dataSource.transaction(async (transaction) => {
    await transaction.query('lock table palettes.palettes in access exclusive mode');
    const answers = await Promise.all([get(''), get('search=x'), palettes.call('GET', '/api/palettes/1')]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      Array(3).fill([503, '10']),
    );
  });
  expect((await get('')).statusCode).toBe(200);
});

it('answers an empty house', async () => {
  const empty = await openPalettes();
  try {
    const total = { items: [], total: 0 };
    expect(await empty.page()).toMatchObject(total);
    expect(await empty.page('sortBy=newest&page=200')).toMatchObject(total);
    expect(await empty.page('search=x&near=000')).toMatchObject(total);
    const random = await empty.call('GET', '/api/palettes/public?mode=random');
    expect(random.json<PaletteListResponse>().data).toEqual([]);
    expect((await empty.call('GET', '/api/palettes/public')).json<PalettePageResponse>().success).toBe(true);
  } finally {
    await empty.close();
  }
});
