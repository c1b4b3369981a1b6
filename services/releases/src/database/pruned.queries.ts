import type { EntityManager } from 'typeorm';
import type { Queryable } from './queryable.ts';
import { isoText } from '@danqing/nest-kit/column-types';

export interface Publication {
  area: string;
  release: string;
  publishedAt: string;
}

export function selectPublications(database: Queryable): Promise<Publication[]> {
  return database.query(
    `select area, id as release, ${isoText('published_at')} as "publishedAt" from releases.kept order by area, id`,
  );
}

export async function selectPruned(database: Queryable, area: string): Promise<Set<string>> {
  const rows = await database.query<{ release: string }[]>(
    'select release from releases.pruned where area = $1 and restored_at is null',
    [area],
  );
  return new Set(rows.map((row) => row.release));
}

/** Marks releases whose files are being removed. From then on no pointer can move to them. */
export async function insertPruned(
  database: Queryable,
  releases: readonly { area: string; release: string }[],
): Promise<void> {
  await database.query(
    `insert into releases.pruned (area, release) select * from unnest($1::text[], $2::text[])
     on conflict (area, release) do update set at = now(), files_removed = false, restored_at = null`,
    [releases.map(({ area }) => area), releases.map(({ release }) => release)],
  );
}

export function selectUnremoved(database: Queryable): Promise<{ area: string; release: string }[]> {
  return database.query(
    'select area, release from releases.pruned where not files_removed and restored_at is null order by area, release',
  );
}

export async function markRemoved(database: Queryable, area: string, release: string): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update releases.pruned set files_removed = true
     where area = $1 and release = $2 and restored_at is null returning release`,
    [area, release],
  );
  return rows.length > 0;
}

export async function markRestored(database: Queryable, area: string, release: string): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update releases.pruned set restored_at = now()
     where area = $1 and release = $2 and restored_at is null returning release`,
    [area, release],
  );
  return rows.length > 0;
}

/**
 * Locks the files of a release until the transaction ends. Publishers share the lock; removal is exclusive.
 * The lock ends with the connection, so a crashed process leaves none.
 */
export async function lockFiles(
  transaction: EntityManager,
  area: string,
  release: string,
  purpose: 'publish' | 'remove',
): Promise<void> {
  const shared = purpose === 'publish' ? '_shared' : '';
  await transaction.query(`select pg_advisory_xact_lock${shared}(hashtextextended($1, 0))`, [
    `release-files:${area}/${release}`,
  ]);
}
