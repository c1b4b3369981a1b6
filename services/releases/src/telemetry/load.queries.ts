import type { LoadOutcome } from '@danqing/contracts';
import { SHELL_AREA } from '@danqing/contracts';
import type { EntityManager } from 'typeorm';
import type { Queryable } from '../database/queryable.ts';
import { isoText } from '../database/iso-text.ts';

/** What is to be added to the loads of one release that ended in one way in one minute. */
export interface LoadDelta {
  area: string;
  release: string;
  /** Start of the minute or, in one in which a canary began, of what came after that; milliseconds since 1970. */
  minute: number;
  outcome: LoadOutcome;
  /** Less than 0 when loads turned out to have ended differently. */
  loads: number;
  sampled: number;
}

/** Sampled loads of one release that ended in one way in one slice of time. */
export interface SampledLoads {
  /** Number of the slice, from 0. */
  slice: number;
  area: string;
  release: string;
  outcome: LoadOutcome;
  loads: number;
}

export interface PointedReleases {
  area: string;
  stable: string;
  canary: string | null;
  killed: boolean;
}

export interface MinuteRow {
  area: string;
  release: string;
  /** ISO 8601, start of the minute. */
  minute: string;
  outcome: LoadOutcome;
  loads: number;
}

/** Adds to what any gateway has counted; all of it or, when it rejects, as a rule nothing. */
export async function addLoads(
  database: Queryable,
  environment: string,
  deltas: readonly LoadDelta[],
): Promise<void> {
  await database.query(
    `insert into releases.load_minutes as counted (environment, area, release, minute, outcome, loads, sampled)
     select $1, area, release, to_timestamp(minute / 1000), outcome, loads, sampled
     from unnest($2::text[], $3::text[], $4::float8[], $5::text[], $6::integer[], $7::integer[])
       as told (area, release, minute, outcome, loads, sampled)
     -- One order for all gateways, or two could wait for each other.
     order by area, release, minute, outcome
     on conflict (environment, area, release, minute, outcome) do update
       set loads = counted.loads + excluded.loads, sampled = counted.sampled + excluded.sampled`,
    [
      environment,
      deltas.map(({ area }) => area),
      deltas.map(({ release }) => release),
      deltas.map(({ minute }) => minute),
      deltas.map(({ outcome }) => outcome),
      deltas.map(({ loads }) => loads),
      deltas.map(({ sampled }) => sampled),
    ],
  );
}

/** Forgets minutes before `time`, of all environments. */
export async function deleteLoadsBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.load_minutes where minute < $1', [time]);
}

/** Loads of some releases since `time`, in the order of the minutes. */
export function selectLoadMinutes(
  database: Queryable,
  environment: string,
  releases: readonly { area: string; release: string }[],
  time: Date,
): Promise<MinuteRow[]> {
  return database.query(
    `select area, release, ${isoText(`date_trunc('minute', l.minute, 'UTC')`)} as minute, outcome,
            sum(loads)::integer as loads
     from releases.load_minutes l join unnest($2::text[], $3::text[]) as wanted (area, release) using (area, release)
     where environment = $1 and l.minute >= $4
     group by area, release, date_trunc('minute', l.minute, 'UTC'), outcome having sum(loads) > 0
     order by date_trunc('minute', l.minute, 'UTC')`,
    [environment, releases.map(({ area }) => area), releases.map(({ release }) => release), time],
  );
}

/** What the pointers of an environment name. */
export function selectPointedReleases(database: Queryable, environment: string): Promise<PointedReleases[]> {
  return database.query('select area, stable, canary, killed from releases.pointers where environment = $1', [
    environment,
  ]);
}

/** How the sampled loads of one release have ended since `time`. */
export function selectSampledOutcomes(
  database: Queryable,
  environment: string,
  { area, release }: { area: string; release: string },
  time: Date,
): Promise<Pick<SampledLoads, 'outcome' | 'loads'>[]> {
  return database.query(
    `select outcome, sum(sampled)::integer as loads from releases.load_minutes
     where environment = $1 and area = $2 and release = $3 and minute >= $4
     group by outcome having sum(sampled) > 0`,
    [environment, area, release, time],
  );
}

/**
 * Sampled loads since `time` of both releases of an area, and of what everybody gets of the other areas. Not of the shell:
 * a page in which it does not work tells nothing, so it always seems well.
 */
export function selectSampledLoads(
  database: Queryable,
  environment: string,
  area: string,
  time: Date,
  sliceMinutes: number,
): Promise<SampledLoads[]> {
  return database.query(
    `select floor(extract(epoch from l.minute - $3) / 60 / $4)::integer as slice, l.area, l.release, l.outcome,
            sum(l.sampled)::integer as loads
     from releases.load_minutes l
     join releases.pointers p on p.environment = l.environment and p.area = l.area
     where l.environment = $1 and l.minute >= $3
       and (l.area = $2 and l.release in (p.stable, p.canary)
            or l.area not in ($2, '${SHELL_AREA}') and l.release = p.stable and not p.killed)
     group by 1, 2, 3, 4 having sum(l.sampled) > 0 order by 1`,
    [environment, area, time, sliceMinutes],
  );
}

/** Whether this transaction is, until it ends, the only one that watches the canaries of the environment. */
export async function tryLockWatch(transaction: EntityManager, environment: string): Promise<boolean> {
  const rows = await transaction.query<{ locked: boolean }[]>(
    'select pg_try_advisory_xact_lock(hashtext($1)) as locked',
    [`releases: watch the canaries of ${environment}`],
  );
  return rows[0]?.locked ?? false;
}
