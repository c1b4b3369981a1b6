import type { GateResult } from '@danqing/contracts/releases';
import { isoText } from '@danqing/nest-kit/column-types';
import type { Queryable } from './queryable.ts';

/** Postgres channel that is notified of each queued job. */
export const MOUNT_JOBS_CHANNEL = 'release_mount_jobs';

export interface MountJobKey {
  environment: string;
  area: string;
  release: string;
}

export interface ClaimedMountJob extends MountJobKey {
  attempts: number;
}

export interface MountJobState {
  run: number;
  isLeased: boolean;
  /** Null while the job waits or runs. */
  gate: GateResult | null;
  endedAt: string | null;
}

/** Queues a mount, or joins the one that waits or runs. Returns the number of the run whose result is new. */
export async function upsertMountJob(
  database: Queryable,
  { environment, area, release }: MountJobKey,
  { urgent }: { urgent: boolean },
): Promise<number> {
  const rows = await database.query<{ run: number }[]>(
    `insert into releases.mount_jobs as known (environment, area, release, urgent) values ($1, $2, $3, $4)
     on conflict (environment, area, release) do update set
       run = known.run + (known.ended_at is not null)::int,
       queued_at = case when known.ended_at is null then known.queued_at else now() end,
       urgent = excluded.urgent or (known.urgent and known.ended_at is null),
       attempts = case when known.ended_at is null then known.attempts else 0 end,
       worker = case when known.ended_at is null then known.worker end,
       gate = null,
       ended_at = null
     returning run`,
    [environment, area, release, urgent],
  );
  await database.query(`select pg_notify('${MOUNT_JOBS_CHANNEL}', $1)`, [environment]);
  return rows[0]!.run;
}

/** Leases the next job that no live worker has. */
export async function claimMountJob(
  database: Queryable,
  { environment, worker, leaseMs }: { environment: string; worker: string; leaseMs: number },
): Promise<ClaimedMountJob | null> {
  const [rows] = await database.query<[ClaimedMountJob[], number]>(
    `update releases.mount_jobs job
     set worker = $2, lease_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1
     from (
       select environment, area, release from releases.mount_jobs
       where environment = $1 and ended_at is null and (lease_until is null or lease_until < clock_timestamp())
       order by urgent desc, queued_at limit 1 for update skip locked
     ) next
     where (job.environment, job.area, job.release) = (next.environment, next.area, next.release)
     returning job.environment, job.area, job.release, job.attempts`,
    [environment, worker, leaseMs / 1000],
  );
  return rows[0] ?? null;
}

/** Returns false when another worker has taken the job. */
export async function renewMountLease(
  database: Queryable,
  { environment, area, release }: MountJobKey,
  { worker, leaseMs }: { worker: string; leaseMs: number },
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update releases.mount_jobs set lease_until = clock_timestamp() + make_interval(secs => $5)
     where environment = $1 and area = $2 and release = $3 and worker = $4 and ended_at is null returning run`,
    [environment, area, release, worker, leaseMs / 1000],
  );
  return rows.length > 0;
}

/** Returns a job to the queue as if this worker had never claimed it. */
export async function returnMountJob(
  database: Queryable,
  { environment, area, release }: MountJobKey,
  worker: string,
): Promise<void> {
  await database.query(
    `update releases.mount_jobs set worker = null, lease_until = null, attempts = attempts - 1
     where environment = $1 and area = $2 and release = $3 and worker = $4 and ended_at is null`,
    [environment, area, release, worker],
  );
  await database.query(`select pg_notify('${MOUNT_JOBS_CHANNEL}', $1)`, [environment]);
}

/** Returns false when another worker has taken the job. Its result then counts. */
export async function endMountJob(
  database: Queryable,
  { environment, area, release }: MountJobKey,
  { worker, gate }: { worker: string; gate: GateResult },
): Promise<boolean> {
  const [rows] = await database.query<[unknown[], number]>(
    `update releases.mount_jobs set gate = $5, ended_at = now(), lease_until = null
     where environment = $1 and area = $2 and release = $3 and worker = $4 and ended_at is null returning run`,
    [environment, area, release, worker, JSON.stringify(gate)],
  );
  return rows.length > 0;
}

export async function selectMountJob(
  database: Queryable,
  { environment, area, release }: MountJobKey,
): Promise<MountJobState | null> {
  const rows = await database.query<MountJobState[]>(
    `select run, coalesce(lease_until > now(), false) as "isLeased", gate, ${isoText('ended_at')} as "endedAt"
     from releases.mount_jobs where environment = $1 and area = $2 and release = $3`,
    [environment, area, release],
  );
  return rows[0] ?? null;
}
