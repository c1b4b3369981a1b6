import type { Queryable } from '../database/queryable.ts';

/** Distinct errors that are stored of a release. */
export const MAX_ERRORS = 100;
/** Networks that must report a message before it is stored, so that it names no single visitor. */
const MIN_NETWORKS = 3;

export interface PageHealthRow {
  area: string;
  /** Milliseconds since 1970. */
  run: number;
  network: Buffer;
  block: Buffer;
  release: string;
  failed: boolean;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  long: number | null;
}

export interface PageErrorRow {
  area: string;
  release: string;
  hash: string;
  message: string;
  frame: string;
  networks: number;
}

/** Returns the networks, in hex, that were not counted before. */
export async function insertPageHealth(
  database: Queryable,
  environment: string,
  rows: readonly PageHealthRow[],
): Promise<string[]> {
  const inserted = await database.query<{ network: string }[]>(
    `insert into releases.page_health (environment, area, run, network, block, release, failed, lcp, inp, cls, long)
     select $1, area, to_timestamp(run / 1000), network, block, release, failed, lcp, inp, cls, long
     from unnest($2::text[], $3::float8[], $4::bytea[], $5::bytea[], $6::text[], $7::boolean[], $8::integer[],
                 $9::integer[], $10::integer[], $11::integer[])
       as told (area, run, network, block, release, failed, lcp, inp, cls, long)
     -- One order for all gateways, or two could wait for each other.
     order by area, run, network
     on conflict do nothing returning encode(network, 'hex') as network`,
    [
      environment,
      rows.map(({ area }) => area),
      rows.map(({ run }) => run),
      rows.map(({ network }) => network),
      rows.map(({ block }) => block),
      rows.map(({ release }) => release),
      rows.map(({ failed }) => failed),
      rows.map(({ lcp }) => lcp),
      rows.map(({ inp }) => inp),
      rows.map(({ cls }) => cls),
      rows.map(({ long }) => long),
    ],
  );
  return inserted.map(({ network }) => network);
}

/** Adds to the counts of known errors, and stores new ones while the release has room. */
export async function addPageErrors(
  database: Queryable,
  environment: string,
  errors: readonly PageErrorRow[],
): Promise<void> {
  if (errors.length === 0) return;
  await database.query(
    `insert into releases.page_errors as known (environment, area, release, hash, message, frame, networks)
     select $1, area, release, hash,
            case when coalesce(e.networks, 0) + told.networks >= ${MIN_NETWORKS} then told.message end, frame, told.networks
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[])
       as told (area, release, hash, message, frame, networks)
     left join (select * from releases.page_errors where environment = $1) e using (area, release, hash, frame)
     where e.environment is not null
        or (select count(*) from releases.page_errors o
            where o.environment = $1 and o.area = told.area and o.release = told.release) < ${MAX_ERRORS}
     order by area, release, hash, frame
     on conflict (environment, area, release, hash, frame) do update
       set networks = known.networks + excluded.networks, last_at = now(),
           message = coalesce(known.message, excluded.message)`,
    [
      environment,
      errors.map(({ area }) => area),
      errors.map(({ release }) => release),
      errors.map(({ hash }) => hash),
      errors.map(({ message }) => message),
      errors.map(({ frame }) => frame),
      errors.map(({ networks }) => networks),
    ],
  );
}

export async function deletePageHealthBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.page_health where at < $1', [time]);
  await database.query('delete from releases.page_errors where last_at < $1', [time]);
}
