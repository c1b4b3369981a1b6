import type { LoadOutcome } from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import type { Queryable } from '../database/queryable.ts';
import { isoText } from '@danqing/nest-kit/column-types';

export interface LoadDelta {
  area: string;
  release: string;
  minute: number;
  outcome: LoadOutcome;
  /** Negative to correct loads whose outcome changed later. */
  loads: number;
}

export interface ReportedLoads {
  slice: number;
  area: string;
  release: string;
  outcome: LoadOutcome;
  loads: number;
}

export interface MinuteRow {
  area: string;
  release: string;
  minute: string;
  outcome: LoadOutcome;
  loads: number;
}

/** Adds counts to those of all gateways in one statement. When it rejects, usually nothing was added. */
export async function addLoads(
  database: Queryable,
  environment: string,
  deltas: readonly LoadDelta[],
): Promise<void> {
  await database.query(
    `insert into releases.load_minutes as counted (environment, area, release, minute, outcome, loads)
     select $1, area, release, to_timestamp(minute / 1000), outcome, loads
     from unnest($2::text[], $3::text[], $4::float8[], $5::text[], $6::integer[])
       as told (area, release, minute, outcome, loads)
     -- One order for all gateways, or two could wait for each other.
     order by area, release, minute, outcome
     on conflict (environment, area, release, minute, outcome) do update
       set loads = counted.loads + excluded.loads`,
    [
      environment,
      deltas.map(({ area }) => area),
      deltas.map(({ release }) => release),
      deltas.map(({ minute }) => minute),
      deltas.map(({ outcome }) => outcome),
      deltas.map(({ loads }) => loads),
    ],
  );
}

export async function deleteLoadsBefore(database: Queryable, time: Date): Promise<void> {
  await database.query('delete from releases.load_minutes where minute < $1', [time]);
}

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

/** Returns the loads of an area's releases in the whole minutes since a time. */
export function selectLoadsSince(
  database: Queryable,
  environment: string,
  { area, releases }: { area: string; releases: readonly string[] },
  time: Date,
): Promise<{ release: string; loads: number; failures: number }[]> {
  return database.query(
    `select release, sum(loads)::integer as loads,
            coalesce(sum(loads) filter (where outcome not in ('ok', 'slow')), 0)::integer as failures
     from releases.load_minutes
     where environment = $1 and area = $2 and release = any($3) and minute >= $4 group by release`,
    [environment, area, releases, time],
  );
}

/**
 * Tries to lock canary watching in this environment until the transaction ends. Returns false when another
 * gateway holds the lock.
 */
export async function tryLockWatch(transaction: EntityManager, environment: string): Promise<boolean> {
  const rows = await transaction.query<{ locked: boolean }[]>(
    'select pg_try_advisory_xact_lock(hashtext($1)) as locked',
    [`releases: watch the canaries of ${environment}`],
  );
  return rows[0]?.locked ?? false;
}
