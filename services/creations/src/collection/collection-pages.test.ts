import type { CollectionsResponse } from '@danqing/contracts/creations';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { CollectionService } from './collection.service.ts';

let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations();
  await creations.dataSource.query(`insert into creations.authors values (1, '会员')`);
});
afterAll(() => creations.close());

const COLORS = ['月白', '朱红'];
const query = (text: string, parameters: unknown[] = []) =>
  creations.dataSource.query<{ id: number }[]>(text, parameters);
const anyId = async (pick: number) => {
  const rows = await query(`select id from creations.collections order by id`);
  return rows[pick % Math.max(rows.length, 1)]?.id ?? 0;
};

const ACTIONS = {
  /** Skips up to 1,500 ids, so that a few creations span several count ranges. */
  create: async (pick: number) => {
    await query(
      `select setval('creations.collections_id_seq', nextval('creations.collections_id_seq') + $1)`,
      [pick % 1_500],
    );
    await query(
      `with poem as (
         insert into creations.poems (id, color_id, color_name, color_hex, title, lines, content, maker)
         select gen_random_uuid(), 1, $1, '#EEF7F2', '咏', array['一','二','三','四'], gen_random_uuid()::text,
           '{"kind":"studio","name":"丹青画室"}' returning id
       )
       insert into creations.collections (user_id, poem_id, color_name, theme, is_listed)
       select 1, id, $1, 'flowers', $2 from poem`,
      [COLORS[pick % 2], pick % 5 > 0],
    );
  },
  list: async (pick: number) =>
    void (await query(`update creations.collections set is_listed = not is_listed where id = $1`, [
      await anyId(pick),
    ])),
  delete: async (pick: number) =>
    void (await query(
      `update creations.collections set deleted_at = case when deleted_at is null then now() end where id = $1`,
      [await anyId(pick)],
    )),
  hide: async (pick: number) =>
    void (await query(
      `update creations.collections set hidden_reason = case when hidden_reason is null then '广告' end
       where id = $1`,
      [await anyId(pick)],
    )),
  forget: async (pick: number) =>
    void (await query(`delete from creations.collections where id = $1`, [await anyId(pick)])),
} satisfies Record<string, (pick: number) => Promise<void>>;

async function checkPages(name: string | undefined): Promise<void> {
  const rows = await query(
    `select id from creations.collections
     where is_listed and deleted_at is null and hidden_reason is null and ($1::text is null or color_name = $1)
     order by id desc`,
    [name ?? null],
  );
  const ids = rows.map(({ id }) => id);
  const service = creations.app.get(CollectionService);
  for (let page = 1; (page - 2) * 12 < ids.length; page += 1) {
    const { data, pages } = JSON.parse(await service.list({ page, name })) as CollectionsResponse;
    expect({ ids: data.map(({ id }) => id), pages }).toEqual({
      ids: ids.slice((page - 1) * 12, page * 12),
      pages: Math.ceil(ids.length / 12),
    });
  }
}

it('keeps every page exact, whatever happens between', { timeout: 120_000 }, async () => {
  const actions = ['create', 'create', 'create', 'create', 'create', 'create', 'list', 'delete'] as const;
  const step = fc.record({
    action: fc.constantFrom(...actions, 'hide' as const, 'forget' as const),
    pick: fc.nat({ max: 1_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      for (const { action, pick } of steps) await ACTIONS[action](pick);
      for (const name of [undefined, ...COLORS]) await checkPages(name);
    }),
    { numRuns: 8 },
  );
  const [{ ranges } = { ranges: 0 }] = await creations.dataSource.query<{ ranges: number }[]>(
    `select count(distinct range)::integer as ranges from creations.collection_counts`,
  );
  expect(ranges).toBeGreaterThan(3);
});
