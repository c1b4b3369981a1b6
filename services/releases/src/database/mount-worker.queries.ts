import type { MountsSummary } from '@danqing/contracts/releases';
import type { Queryable } from './queryable.ts';

/** Milliseconds after which a silent worker counts as gone. It reports every quarter of this time. */
export const WORKER_SILENCE_MS = 20_000;

const IS_LIVE = `seen_at > now() - interval '${WORKER_SILENCE_MS} milliseconds'`;

export async function upsertMountWorker(
  database: Queryable,
  { id, environment, host }: { id: string; environment: string; host: string },
): Promise<void> {
  await database.query(
    `insert into releases.mount_workers (id, environment, host) values ($1, $2, $3)
     on conflict (id) do update set seen_at = now()`,
    [id, environment, host],
  );
  await database.query(`delete from releases.mount_workers where not (${IS_LIVE})`);
}

export async function deleteMountWorker(database: Queryable, id: string): Promise<void> {
  await database.query('delete from releases.mount_workers where id = $1', [id]);
}

/** Returns how many workers of the environment live, and how many releases wait for one. */
export async function countMounts(database: Queryable, environment: string): Promise<MountsSummary> {
  const rows = await database.query<MountsSummary[]>(
    `select
       (select count(*)::int from releases.mount_workers where environment = $1 and ${IS_LIVE}) as workers,
       (select count(*)::int from releases.mount_jobs where environment = $1 and ended_at is null) as waiting`,
    [environment],
  );
  return rows[0]!;
}
