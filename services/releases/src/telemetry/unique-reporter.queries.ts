import { SHELL_AREA, type LoadOutcome } from '@danqing/contracts/releases';
import type { Queryable } from '../database/queryable.ts';
import type { ReportedLoads } from './load.queries.ts';
import type { LoadsOfBlocks } from './weigh-failures.ts';

export interface UniqueReporter {
  area: string;
  /** Start of the canary run to which the report counts, in milliseconds since 1970. */
  run: number;
  /** Keyed digest of the network; the key is not in the database. */
  network: Buffer;
  block: Buffer;
  page: string;
  release: string;
  outcome: LoadOutcome;
}

/**
 * Stores one report per network, area and canary run. Only a later failure from the same page replaces it.
 * Idempotent.
 */
export async function insertUniqueReporters(
  database: Queryable,
  environment: string,
  voices: readonly UniqueReporter[],
): Promise<void> {
  await database.query(
    `insert into releases.voices as heard (environment, area, run, network, page, release, outcome, block)
     select $1, area, run, network, page, release, outcome, block
     from unnest($2::text[], $3::timestamptz[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::bytea[])
       as told (area, run, network, page, release, outcome, block)
     -- One order for all gateways, or two could wait for each other.
     order by area, run, network
     on conflict (environment, area, run, network) do update set outcome = excluded.outcome
       where heard.page = excluded.page and heard.release = excluded.release
         and heard.outcome in ('ok', 'slow') and excluded.outcome not in ('ok', 'slow')`,
    [
      environment,
      voices.map(({ area }) => area),
      voices.map(({ run }) => new Date(run).toISOString()),
      voices.map(({ network }) => network),
      voices.map(({ page }) => page),
      voices.map(({ release }) => release),
      voices.map(({ outcome }) => outcome),
      voices.map(({ block }) => block),
    ],
  );
}

export async function deleteUniqueReportersBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.voices where at < $1', [time]);
}

export function selectReportedOutcomes(
  database: Queryable,
  environment: string,
  { area, release }: { area: string; release: string },
  run: Date,
): Promise<Pick<ReportedLoads, 'outcome' | 'loads'>[]> {
  return database.query(
    `select outcome, count(*)::integer as loads from releases.voices
     where environment = $1 and area = $2 and run = $4 and release = $3
     group by outcome`,
    [environment, area, release, run],
  );
}

/**
 * Returns the reports since `run` about both releases of an area and the stable releases of the other areas.
 * Excludes the shell, because a page with a broken shell rarely reports and the shell would always look
 * healthy.
 *
 * @param pausedAt when the canary was last paused; loads reported before it are marked as earlier
 */
export function selectReportedLoads(
  database: Queryable,
  environment: string,
  area: string,
  { run, pausedAt }: { run: Date; pausedAt: Date | null },
  sliceMinutes: number,
): Promise<LoadsOfBlocks[]> {
  return database.query(
    `select floor(extract(epoch from v.at - $3) / 60 / $4)::integer as slice, v.area, v.release, v.outcome,
            count(*)::integer as loads, v.at < coalesce($5::timestamptz, $3) as "isEarlier",
            case when v.release = p.canary and v.outcome not in ('ok', 'slow') then encode(v.block, 'hex') end as block
     from releases.voices v
     join releases.pointers p on p.environment = v.environment and p.area = v.area
     where v.environment = $1
       and (v.area = $2 and v.run = $3 and v.release in (p.stable, p.canary)
            -- Beside it they are heard for this run, or for a newer one of another area.
            or v.run >= $3 and v.area not in ($2, '${SHELL_AREA}') and v.release = p.stable and not p.killed)
     group by 1, 2, 3, 4, 6, 7 order by 1`,
    [environment, area, run, sliceMinutes, pausedAt],
  );
}
