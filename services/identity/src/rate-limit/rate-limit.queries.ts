import { AppError } from '@danqing/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { RateLimit } from './rate-limit.ts';

/**
 * Counts one call for every limit. Throws RATE_LIMITED, with the seconds until the last full window ends. Returns the
 * subjects for which this was the last call allowed.
 */
export async function countCall(
  database: DataSource | EntityManager,
  limits: readonly RateLimit[],
): Promise<string[]> {
  const rows = await database.query<{ subject: string; count: number; seconds: number }[]>(
    `insert into identity.rate_limits as running (subject, count, ends_at)
     select subject, 1, now() + seconds * interval '1 second'
     from unnest($1::text[], $2::integer[]) as asked (subject, seconds)
     -- One order for everybody, or two calls could wait for each other.
     order by subject
     on conflict (subject) do update set
       count = case when running.ends_at <= now() then 1 else running.count + 1 end,
       ends_at = case when running.ends_at <= now() then excluded.ends_at else running.ends_at end
     returning subject, count, ceil(extract(epoch from ends_at - now()))::integer as seconds`,
    [limits.map(({ subject }) => subject), limits.map(({ seconds }) => seconds)],
  );
  const allowed = new Map(limits.map(({ subject, limit }) => [subject, limit]));
  const waits = rows
    .filter(({ subject, count }) => count > (allowed.get(subject) ?? 0))
    .map(({ seconds }) => seconds);
  if (waits.length > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, ...waits) });
  return rows.filter(({ subject, count }) => count === allowed.get(subject)).map(({ subject }) => subject);
}

/** Takes back one call that came to nothing. */
export async function uncountCall(database: DataSource, limits: readonly RateLimit[]): Promise<void> {
  await database.query(
    `with counted as (
       select subject from identity.rate_limits where subject = any($1) and count > 0 order by subject for update
     )
     update identity.rate_limits set count = count - 1 from counted where rate_limits.subject = counted.subject`,
    [limits.map(({ subject }) => subject)],
  );
}
