import type { CocreatedColorsResponse } from '@danqing/contracts/cocreate';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

const PATH = '/api/co-create/colors';
async function list(query = ''): Promise<CocreatedColorsResponse> {
  const answer = await cocreate.call('GET', `${PATH}?${query}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<CocreatedColorsResponse>();
}
const namesOf = ({ items }: CocreatedColorsResponse) => items.map(({ name }) => name);
const like = (id: number, as: number) => cocreate.call('POST', `${PATH}/${id}/like`, undefined, { as });

it('groups by name: at most five circles and how many there are, in the order asked for', async () => {
  expect(await list()).toEqual({ items: [], total: 0, page: 1, pageSize: 24 });
  const spring: number[] = [];
  for (let member = 1; member <= 7; member += 1)
    spring.push(await cocreate.save(member, { name: '春', hex: `#00FF0${member}` }));
  const autumn = await cocreate.save(1, { name: '秋', hex: '#AA5500' });
  await like(spring[2]!, 9);
  await like(spring[2]!, 10);
  await like(autumn, 9);

  const latest = await list('sort=latest');
  expect(namesOf(latest)).toEqual(['秋', '春']);
  expect(latest.total).toBe(2);
  expect(latest.items[1]).toMatchObject({ id: spring[6], group_total: 7 });
  expect(latest.items[1]?.group_items.map(({ id }) => id)).toEqual(spring.toReversed().slice(0, 5));

  const liked = await list('sort=likes');
  expect(namesOf(liked)).toEqual(['春', '秋']);
  expect(liked.items[0]).toMatchObject({ id: spring[2], likes_count: 2 });
  expect(liked.items[0]?.group_items[0]).toMatchObject({ id: spring[2], rgb: '0,255,3', likes_count: 2 });
  expect(JSON.stringify(liked)).not.toMatch(/mail|@|ai_|aiRe/);
});

it('lists a member’s own, grouped among themselves', async () => {
  const own = await list('userId=1');
  expect(own.items.map(({ name, group_total }) => [name, group_total])).toEqual([
    ['秋', 1],
    ['春', 1],
  ]);
  expect(await list('userId=999')).toMatchObject({ items: [], total: 0 });
});

it('lists those of a member with a private page for that member alone; each stays public by itself', async () => {
  const id = await cocreate.save(61, { name: '私藏', hex: '#61616A' });
  cocreate.identity.hidden.add(61);
  for (const query of ['userId=61', 'userId=61&hex=61616A'])
    for (const as of [undefined, 62]) {
      const answer = await cocreate.call(
        'GET',
        `${PATH}?${query}`,
        undefined,
        as === undefined ? {} : { as },
      );
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
      expect(answer.payload).not.toContain('私藏');
    }
  const own = await cocreate.call('GET', `${PATH}?userId=61`, undefined, { as: 61 });
  expect(namesOf(own.json<CocreatedColorsResponse>())).toEqual(['私藏']);
  expect(own.headers['cache-control']).toBe('private, no-cache');
  expect(namesOf(await list())).toContain('私藏');
  expect((await cocreate.call('GET', `${PATH}/${id}`)).statusCode).toBe(200);
  await cocreate.call('DELETE', `${PATH}/${id}`, undefined, { as: 61 });
});

it('goes through pages, clamps what is out of bounds, and finds the page that holds a hex', async () => {
  for (let at = 0; at < 11; at += 1)
    await cocreate.save(30 + at, {
      name: `名${String.fromCodePoint(0x4e00 + at)}`,
      hex: `#10101${at.toString(16)}`.toUpperCase(),
    });
  const all = namesOf(await list('pageSize=50'));
  expect(all).toHaveLength(13);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`pageSize=4&page=${page}`)));
  expect(pages.flatMap(namesOf)).toEqual(all);
  expect(await list('pageSize=500&page=0')).toMatchObject({ page: 1, pageSize: 50 });
  expect(await list('pageSize=4&page=9')).toMatchObject({ items: [], total: 13, page: 9 });
  for (const sort of ['latest', 'likes']) {
    const found = await list(`pageSize=4&sort=${sort}&hex=101013`);
    expect(found.items.some(({ hex }) => hex === '#101013')).toBe(true);
  }
  expect(await list('pageSize=4&hex=101013')).toMatchObject({ page: 2 });
  expect(await list('pageSize=4&hex=ABCDEF')).toMatchObject({ page: 1 });
  expect(await list('pageSize=4&hex=101013&page=1')).toMatchObject({ page: 1 });
  expect(await list('userId=33&pageSize=4&hex=101013')).toMatchObject({ page: 1, total: 1 });
});

it('keeps names, totals and orders exact, whatever happens at once', async () => {
  const action = fc.record({
    kind: fc.constantFrom('save', 'like', 'delete', 'undelete', 'hide'),
    pick: fc.nat(10_000),
  });
  const [steps] = fc.sample(fc.array(action, { minLength: 300, maxLength: 300 }), { numRuns: 1, seed: 7 });
  const queue = [...(steps ?? [])];
  const act = async ({ kind, pick }: { kind: string; pick: number }) => {
    const id = 1 + (pick % 60);
    const user = 200 + (pick % 9);
    if (kind === 'save') {
      await cocreate.dataSource.query(`delete from cocreate.rate_limits`);
      await cocreate.save(user, { name: `乱${pick % 5}`, hex: `#0${(10_000 + pick).toString()}` });
    } else if (kind === 'like') await like(id, user);
    else if (kind === 'hide')
      await cocreate.dataSource.query(
        `update cocreate.colors set hidden_reason = case when hidden_reason is null then 'x' end where id = $1`,
        [id],
      );
    else
      await cocreate.dataSource.query(
        `update cocreate.colors set deleted_at = ${kind === 'delete' ? 'now()' : 'null'} where id = $1`,
        [id],
      );
  };
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await act(step).catch(ignoreSavedTwice);
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const kept = await cocreate.dataSource.query<object[]>(
    `select name, color_count, likes, latest_id from cocreate.names where color_count > 0 order by name`,
  );
  expect(kept).toEqual(
    await cocreate.dataSource.query(
      `select name, count(*)::integer as color_count, max(likes_count) as likes, max(id) as latest_id
       from cocreate.colors where listed group by name order by name`,
    ),
  );
  expect(kept.length).toBeGreaterThan(5);
  expect(await countsOfNames()).toEqual(await countedNames());
  const wrong = await cocreate.dataSource.query(
    `select id from cocreate.colors where likes_count <> (select count(*) from cocreate.likes where color_id = id)`,
  );
  expect(wrong).toEqual([]);
  expect((await list()).total).toBe(kept.length);
});

it('finds every page in the parts of the order that are counted, whatever their likes and ages', async () => {
  await cocreate.dataSource.query(`insert into cocreate.authors (user_id, name) values (900, '会员900')`);
  await cocreate.dataSource.query(
    `insert into cocreate.colors (id, user_id, name, hex, rgb, hsl, cmyk, description, likes_count)
     overriding system value
     select 5000 + 900 * row, 900, '层' || row, '#' || lpad(upper(to_hex(row)), 6, '0'), '', '', '', '',
       (array[0, 0, 0, 1, 15, 16, 31, 40, 1000])[1 + row % 9]
     from generate_series(1, 60) as row`,
  );
  expect(await countsOfNames()).toEqual(await countedNames());
  expect((await countedNames()).length).toBeGreaterThan(20);
  for (const [sort, order] of [
    ['latest', 'latest_id desc'],
    ['likes', 'likes desc, latest_id desc'],
  ]) {
    const all = await cocreate.dataSource.query<{ name: string }[]>(
      `select name from cocreate.names where color_count > 0 order by ${order}`,
    );
    const pages: CocreatedColorsResponse[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 7) + 1; page += 1)
      pages.push(await list(`sort=${sort}&pageSize=7&page=${page}`));
    expect(pages.flatMap(namesOf)).toEqual(all.map(({ name }) => name));
    for (const row of [1, 6, 7, 30, 59]) {
      const hex = row.toString(16).padStart(6, '0').toUpperCase();
      const { page } = await list(`sort=${sort}&pageSize=7&hex=${hex}`);
      expect(page).toBe(1 + Math.floor(all.findIndex(({ name }) => name === `层${row}`) / 7));
    }
  }
});

const countsOfNames = () =>
  cocreate.dataSource.query<object[]>(
    `select sort, likes, range, name_count from cocreate.name_counts where name_count > 0 order by 1, 2, 3`,
  );
const countedNames = () =>
  cocreate.dataSource.query<object[]>(
    `select sort, part_likes as likes, part_range as range, count(*)::integer as name_count
     from cocreate.names cross join lateral cocreate.places_of(likes, latest_id)
     where color_count > 0 group by 1, 2, 3 order by 1, 2, 3`,
  );

function ignoreSavedTwice(error: unknown): void {
  if (!/one_per_member_name_and_hex/.test(String(error))) throw error;
}
