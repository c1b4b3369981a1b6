import type { PaletteSort } from '@danqing/contracts/palettes';
import type { DataSource, EntityManager } from 'typeorm';

/** Rows of a new segment; at twice as many it is split. */
const SEGMENT_ROWS = 2000;

/**
 * Folds page_changes into page_segments, then splits and merges segments. It blocks no query: writers only
 * append to page_changes, and readers see the state before or after. It works on one snapshot; later commits
 * stay in page_changes.
 */
export async function foldPageChanges(dataSource: DataSource, segmentRows = SEGMENT_ROWS): Promise<void> {
  await alone(dataSource, async (transaction) => {
    await transaction.query(FOLD);
    await transaction.query(
      `delete from palettes.page_segments where public_count = 0 and (lower_downloads, lower_id) <> (0, 0)`,
    );
    if (await hasTooManySegments(transaction, segmentRows)) await mergeSegments(transaction);
    await split(transaction, segmentRows);
  });
}

/** Recounts everything, for example after a load with triggers disabled. */
export async function rebuildPageSegments(dataSource: DataSource, segmentRows = SEGMENT_ROWS): Promise<void> {
  await alone(dataSource, async (transaction) => {
    await transaction.query(`delete from palettes.page_changes`);
    await mergeSegments(transaction);
    await split(transaction, segmentRows);
  });
}

/**
 * Runs `work` in a transaction with a longer statement timeout, one such transaction at a time. The lock must
 * come first, because the next statement takes the snapshot.
 */
const alone = (dataSource: DataSource, work: (transaction: EntityManager) => Promise<void>): Promise<void> =>
  dataSource.transaction('REPEATABLE READ', async (transaction) => {
    await transaction.query(`set local statement_timeout = '60s'`);
    await transaction.query(`lock table palettes.page_segments in exclusive mode`);
    await work(transaction);
  });

const FOLD = `
  with folded as (
    delete from palettes.page_changes returning downloads, id, change
  ), net as (
    select downloads, id, sum(change) as change from folded group by downloads, id
  ), located as (
    select segment.sort, segment.lower_downloads, segment.lower_id, sum(net.change) as change
    from net
    cross join (values ('downloads'), ('newest')) as sorts (sort)
    cross join lateral (
      select sort, lower_downloads, lower_id from palettes.page_segments
      where page_segments.sort = sorts.sort
        and (lower_downloads, lower_id) <= (case sorts.sort when 'downloads' then net.downloads else 0 end, net.id)
      order by lower_downloads desc, lower_id desc limit 1
    ) as segment
    group by segment.sort, segment.lower_downloads, segment.lower_id
  )
  update palettes.page_segments as segment set public_count = public_count + located.change
  from located
  where segment.sort = located.sort and segment.lower_downloads = located.lower_downloads
    and segment.lower_id = located.lower_id and located.change <> 0`;

async function hasTooManySegments(transaction: EntityManager, segmentRows: number): Promise<boolean> {
  const rows = await transaction.query<[{ scattered: boolean }]>(
    `select count(*) > 20 + 3 * coalesce(sum(public_count), 0) / $1::integer as scattered from palettes.page_segments`,
    [segmentRows],
  );
  return rows[0].scattered;
}

async function mergeSegments(transaction: EntityManager): Promise<void> {
  await transaction.query(`delete from palettes.page_segments where (lower_downloads, lower_id) <> (0, 0)`);
  await transaction.query(
    `update palettes.page_segments set public_count = (select count(*) from palettes.palettes where listed)`,
  );
}

interface Keys {
  downloads: string;
  order: string;
  inside: string;
}
const KEYS: Readonly<Record<PaletteSort, Keys>> = {
  downloads: {
    downloads: 'downloads',
    order: 'downloads, id',
    inside: `(downloads, id) >= (crowded.lower_downloads, crowded.lower_id)
      and (downloads, id) < (crowded.upper_downloads, crowded.upper_id)`,
  },
  newest: { downloads: '0', order: 'id', inside: 'id >= crowded.lower_id and id < crowded.upper_id' },
};

/** The first part of a split segment keeps its bound, and therefore its row. */
async function split(transaction: EntityManager, segmentRows: number): Promise<void> {
  for (const [sort, { downloads, order, inside }] of Object.entries(KEYS)) {
    await transaction.query(
      `insert into palettes.page_segments (sort, lower_downloads, lower_id, public_count)
      select '${sort}',
        case place when 1 then crowded.lower_downloads else part.downloads end,
        case place when 1 then crowded.lower_id else part.id end,
        least($1::integer, total - place + 1)
      from (
        select lower_downloads, lower_id, public_count,
          lead(lower_downloads, 1, 2147483647) over bounds as upper_downloads,
          lead(lower_id, 1, 2147483647) over bounds as upper_id
        from palettes.page_segments where sort = '${sort}'
        window bounds as (order by lower_downloads, lower_id)
      ) as crowded
      cross join lateral (
        select ${downloads} as downloads, id, row_number() over (order by ${order}) as place,
          count(*) over () as total
        from palettes.palettes where listed and ${inside}
      ) as part
      where crowded.public_count > 2 * $1::integer and (place - 1) % $1::integer = 0
      on conflict (sort, lower_downloads, lower_id) do update set public_count = excluded.public_count`,
      [segmentRows],
    );
  }
}
