import { BoundedMap } from '@danqing/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { selectReleases, type ReleaseRow } from './release.queries.ts';

/** About 10 kB each; enough for the stable, canary and earlier releases of a thousand areas. */
const MAX_RELEASES = 3_000;
const caches = new WeakMap<DataSource, BoundedMap<string, ReleaseRow>>();

/**
 * Returns published releases, and reads each one only once. Their rows never change, and all running ones are
 * needed at every move.
 */
export async function readReleases(
  database: DataSource | EntityManager,
  wanted: readonly { area: string; release: string }[],
): Promise<ReleaseRow[]> {
  const source = database instanceof DataSource ? database : database.dataSource;
  const cache = caches.get(source) ?? new BoundedMap<string, ReleaseRow>(MAX_RELEASES);
  caches.set(source, cache);
  const known = wanted.map(({ area, release }) => cache.get(`${area}/${release}`));
  const missing = wanted.filter((_, index) => known[index] === undefined);
  const read = missing.length > 0 ? await selectReleases(database, missing) : [];
  for (const row of read) cache.set(`${row.area}/${row.id}`, row);
  return [...known.filter((row) => row !== undefined), ...read];
}
