import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

export interface ReleaseRow {
  area: string;
  id: string;
  descriptor: ReleaseDescriptor;
}

export interface NewRelease extends ReleaseRow {
  publisher: string;
  size: number;
}

export interface ReleaseSummary {
  id: string;
  build: string;
  /** Null when unknown, or when the sources contained uncommitted changes. */
  commit: string | null;
  dirty: boolean;
  publisher: string;
  publishedAt: string;
  size: number;
}

export async function insertRelease(database: Queryable, release: NewRelease): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `insert into releases.releases (area, id, descriptor, build, publisher, size) values ($1, $2, $3, $4, $5, $6)
     on conflict (area, id) do nothing returning id`,
    [release.area, release.id, release.descriptor, release.descriptor.build, release.publisher, release.size],
  );
  return rows.length > 0;
}

export async function selectAreas(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ area: string }[]>(
    'select distinct area from releases.releases order by area',
  );
  return rows.map(({ area }) => area);
}

/**
 * Returns at most two matches, enough to detect an ambiguous prefix.
 *
 * @param prefix hex digits only
 */
export function selectReleasesByPrefix(
  database: Queryable,
  area: string,
  prefix: string,
): Promise<ReleaseRow[]> {
  return database.query(
    `select area, id, descriptor from releases.releases where area = $1 and id like $2 || '%' order by id limit 2`,
    [area, prefix],
  );
}

export function selectReleases(
  database: Queryable,
  wanted: readonly { area: string; release: string }[],
): Promise<ReleaseRow[]> {
  return database.query(
    `select r.area, r.id, r.descriptor from releases.releases r
     join unnest($1::text[], $2::text[]) as wanted (area, id) on r.area = wanted.area and r.id = wanted.id`,
    [wanted.map(({ area }) => area), wanted.map(({ release }) => release)],
  );
}

export function selectRetainedReleases(database: Queryable, area: string | null): Promise<ReleaseRow[]> {
  return database.query(
    'select area, id, descriptor from releases.kept where $1::text is null or area = $1 order by area, id',
    [area],
  );
}

/**
 * Returns up to `perArea` releases of each area, newest first. Omits releases whose files no longer exist.
 */
export async function selectNewestReleases(
  database: Queryable,
  perArea: number,
): Promise<{ area: string; releases: ReleaseSummary[] }[]> {
  return database.query(
    `select area,
            json_agg(json_build_object('id', id, 'build', build, 'commit', commit, 'dirty', dirty, 'publisher', publisher, 'publishedAt', ${isoText('published_at')}, 'size', size)
                     order by published_at desc, id) as releases
     from (select *, row_number() over (partition by area order by published_at desc, id) as age
           from releases.kept) as ranked
     where age <= $1 group by area order by area`,
    [perArea],
  );
}
