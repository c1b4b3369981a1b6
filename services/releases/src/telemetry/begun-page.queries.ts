import type { Queryable } from '../database/queryable.ts';

export interface BegunPage {
  area: string;
  /** Start of the canary run, in milliseconds since 1970. */
  run: number;
  network: Buffer;
  release: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SilentPages {
  slice: number;
  release: string;
  /** Networks that were given a page. */
  loads: number;
  /** Those among them that reported nothing about the area. */
  failures: number;
}

/** Stores the first page of each network in a canary run. Idempotent. */
export async function insertBegunPages(
  database: Queryable,
  environment: string,
  pages: readonly BegunPage[],
): Promise<void> {
  await database.query(
    `insert into releases.begun_pages (environment, area, run, network, release, at)
     select $1, area, run, network, release, to_timestamp(at / 1000)
     from unnest($2::text[], $3::timestamptz[], $4::bytea[], $5::text[], $6::float8[])
       as begun (area, run, network, release, at)
     -- One order for all gateways, or two could wait for each other.
     order by area, run, network
     on conflict do nothing`,
    [
      environment,
      pages.map(({ area }) => area),
      pages.map(({ run }) => new Date(run).toISOString()),
      pages.map(({ network }) => network),
      pages.map(({ release }) => release),
      pages.map(({ at }) => at),
    ],
  );
}

export async function deleteBegunPagesBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.begun_pages where at < $1', [time]);
}

/**
 * Counts the networks that were given a page of either release of an area before `time`. A network that
 * reported anything about the area was not silent, because several visitors may share it.
 */
export function selectSilentPages(
  database: Queryable,
  environment: string,
  { area, since }: { area: string; since: Date },
  time: Date,
  sliceMinutes: number,
): Promise<SilentPages[]> {
  return database.query(
    `select floor(extract(epoch from b.at - b.run) / 60 / $5)::integer as slice, b.release,
            count(*)::integer as loads, count(*) filter (where v.network is null)::integer as failures
     from releases.begun_pages b
     join releases.pointers p on p.environment = b.environment and p.area = b.area
     left join releases.voices v on v.environment = b.environment and v.area = b.area and v.run = b.run
       and v.network = b.network
     where b.environment = $1 and b.area = $2 and b.run = $3 and b.at < $4
       and b.release in (p.stable, p.canary)
     group by 1, 2 order by 1`,
    [environment, area, since, time, sliceMinutes],
  );
}
