import { PALETTE_SORTS, type PalettePageResponse, type PaletteSort } from '@danqing/contracts/palettes';
import fc from 'fast-check';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertDownload } from '../download/download.queries.ts';
import { selectPage } from '../listing/page.queries.ts';
import { purgePalettes } from '../palette/palette.queries.ts';
import { PaletteService } from '../palette/palette.service.ts';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { foldPageChanges, rebuildPageSegments } from './page-count.queries.ts';

const SEGMENT_ROWS = 3;
let palettes: TestPalettes;
let dataSource: DataSource;
let service: PaletteService;

beforeAll(async () => {
  palettes = await openPalettes();
  ({ dataSource } = palettes);
  service = palettes.app.get(PaletteService);
  // Stops this process's jobs, one of which folds every minute.
  await palettes.jobs.beforeApplicationShutdown();
});
afterAll(() => palettes.close());
beforeEach(async () => {
  await dataSource.query(`delete from palettes.palettes`);
  await foldPageChanges(dataSource, SEGMENT_ROWS);
});

const palette = (is_public: boolean) => ({
  name: '月',
  description: '',
  is_public,
  colors: [{ hex: '#000000' }],
});

const ACTIONS = {
  save: async (pick: number) => {
    await service.save('', { userId: 1 + (pick % 3), idempotencyKey: null, palette: palette(pick % 5 > 0) });
  },
  claim: async (pick: number) => {
    const id = await anyId(pick);
    if (id === undefined) return;
    // A concurrent purge violates the foreign key; the real job would retry.
    await insertDownload(dataSource, { paletteId: id, userId: 10 + (pick % 7) }).catch(ignorePurged);
  },
  delete: async (pick: number) => {
    const owned = await anyOwned(pick, 'deleted_at is null');
    if (owned) await service.delete(owned.id, owned.userId).catch(ignoreRefusals);
  },
  undelete: async (pick: number) => {
    const owned = await anyOwned(pick, 'deleted_at is not null');
    if (owned) await service.undelete('', owned.id, owned.userId).catch(ignoreRefusals);
  },
  purge: async (pick: number) => {
    const owned = await anyOwned(pick, 'deleted_at is not null');
    await dataSource.query(
      `update palettes.palettes set deleted_at = now() - interval '1 hour' where id = $1 and deleted_at is not null`,
      [owned?.id ?? 0],
    );
    await purgePalettes(dataSource);
  },
  hide: async (pick: number) => {
    const id = await anyId(pick);
    await dataSource.query(`update palettes.palettes set is_public = not is_public where id = $1`, [id ?? 0]);
  },
  fold: () => foldPageChanges(dataSource, SEGMENT_ROWS),
  rebuild: () => rebuildPageSegments(dataSource, SEGMENT_ROWS),
} satisfies Record<string, (pick: number) => Promise<void>>;
type Action = keyof typeof ACTIONS;

function ignoreRefusals(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'AppError') throw error;
}
function ignorePurged(error: unknown): void {
  if (!(error instanceof QueryFailedError) || error.driverError.code !== '23503') throw error;
}
async function anyId(pick: number): Promise<number | undefined> {
  const rows = await dataSource.query<{ id: number }[]>(`select id from palettes.palettes order by id`);
  return rows[pick % Math.max(rows.length, 1)]?.id;
}
async function anyOwned(pick: number, where: string): Promise<{ id: number; userId: number } | undefined> {
  const rows = await dataSource.query<{ id: number; user_id: string }[]>(
    `select id, user_id from palettes.palettes where ${where} order by id`,
  );
  const row = rows[pick % Math.max(rows.length, 1)];
  return row && { id: row.id, userId: Number(row.user_id) };
}

const ORDERS = { downloads: 'downloads desc, id desc', newest: 'id desc' };

async function checkPages(source: EntityManager, sortBy: PaletteSort, pageSize: number): Promise<void> {
  const expected = await source.query<{ id: number }[]>(
    `select id from palettes.palettes where is_public and deleted_at is null order by ${ORDERS[sortBy]}`,
  );
  const ids = expected.map(({ id }) => id);
  for (let page = 1; (page - 2) * pageSize < ids.length; page += 1) {
    for (const shallowRows of [0, 1_000]) {
      const { text, values } = selectPage('', { page, pageSize, sortBy }, shallowRows);
      const [row] = await source.query<[{ answer: string }]>(text, values);
      const { data } = JSON.parse(row.answer) as PalettePageResponse;
      expect({ total: data.total, ids: data.items.map(({ id }) => id) }).toEqual({
        total: ids.length,
        ids: ids.slice((page - 1) * pageSize, page * pageSize),
      });
    }
  }
}

const action = fc.record({
  action: fc.constantFrom<Action>(
    ...(['save', 'save', 'save', 'save', 'claim', 'claim', 'claim', 'delete', 'undelete', 'hide'] as const),
    ...(['purge', 'fold', 'fold', 'rebuild'] as const),
  ),
  pick: fc.nat({ max: 1_000_000 }),
});

it('keeps every page of every sort exact, whatever happens between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 5, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      async (steps, pageSize) => {
        for (const { action, pick } of steps) await ACTIONS[action](pick);
        for (const sort of PALETTE_SORTS) await checkPages(dataSource.manager, sort, pageSize);
      },
    ),
    { numRuns: 30 },
  );
});

it('keeps them exact at every moment while all of it happens at once', async () => {
  const [steps] = fc.sample(fc.array(action, { minLength: 400, maxLength: 400 }), {
    numRuns: 1,
    seed: 20251120,
  });
  const queue = [...(steps ?? [])];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await ACTIONS[step.action](step.pick);
  };
  let looks = 0;
  const look = async () => {
    while (queue.length > 0) {
      const sort = looks % 2 ? 'newest' : 'downloads';
      await dataSource.transaction('REPEATABLE READ', (transaction) => checkPages(transaction, sort, 5));
      looks += 1;
    }
  };
  await Promise.all([work(), work(), work(), work(), look(), look()]);
  expect(looks).toBeGreaterThan(0);
  for (const sort of PALETTE_SORTS) await checkPages(dataSource.manager, sort, 4);
});

interface Segments {
  segments: number;
  largest: number;
  changes: number;
}
async function segments(): Promise<Segments> {
  const [row] = await dataSource.query<[Segments]>(
    `select count(*)::integer as segments, max(public_count) as largest,
       (select count(*)::integer from palettes.page_changes) as changes from palettes.page_segments`,
  );
  return row;
}

it('splits what has grown and gathers what has thinned out', async () => {
  for (let index = 0; index < 60; index += 1) await ACTIONS.save(1);
  expect((await segments()).changes).toBe(60);
  await foldPageChanges(dataSource, SEGMENT_ROWS);
  expect(await segments()).toEqual({ segments: 40, largest: SEGMENT_ROWS, changes: 0 });
  await dataSource.query(`update palettes.palettes set is_public = id % 20 = 0`);
  await foldPageChanges(dataSource, SEGMENT_ROWS);
  expect((await segments()).segments).toBeLessThan(10);
  await dataSource.query(`delete from palettes.palettes`);
  await foldPageChanges(dataSource, SEGMENT_ROWS);
  expect(await segments()).toEqual({ segments: 2, largest: 0, changes: 0 });
});

it('is right before the first change has been taken over, and after a load with triggers off', async () => {
  await dataSource.query(`alter table palettes.palettes disable trigger user`);
  try {
    await dataSource.query(
      `insert into palettes.palettes
         (user_id, is_public, downloads, name, description, search_text, oklab_points, colors)
       select 1, true, index % 10, 'x', '', 'x', '{0}', '[{"hex":"#000000"}]' from generate_series(1, 4100) as index`,
    );
  } finally {
    await dataSource.query(`alter table palettes.palettes enable trigger user`);
  }
  await rebuildPageSegments(dataSource);
  expect((await segments()).largest).toBe(2000);
  await ACTIONS.save(1);
  for (const sort of PALETTE_SORTS) await checkPages(dataSource.manager, sort, 50);
});

it('does not note what changes nothing on a page', async () => {
  await ACTIONS.save(1);
  await foldPageChanges(dataSource);
  await dataSource.query(`update palettes.palettes set name = 'other'`);
  await dataSource.query(`update palettes.palettes set is_public = false`);
  await dataSource.query(`update palettes.palettes set downloads = 7, deleted_at = now()`);
  expect((await segments()).changes).toBe(1);
});

it('makes nobody wait while it works', async () => {
  await dataSource.transaction(async (transaction) => {
    await transaction.query(`lock table palettes.page_segments in exclusive mode`);
    await ACTIONS.save(1);
    await ACTIONS.claim(1);
    expect((await palettes.page('page=1')).total).toBe(1);
    expect((await palettes.page('page=1000')).total).toBe(1);
  });
});
