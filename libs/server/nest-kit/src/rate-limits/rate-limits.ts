import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error.ts';
import type { RateLimit } from './rate-limit.ts';

// Windows are rows of `rate_limits` in the service's schema, shared by its processes.

/** Migration for services with rate limits. The table is unlogged: a crash loses only the counts. */
export const CREATE_RATE_LIMITS = `
  create unlogged table rate_limits (
    subject text primary key,
    count integer not null,
    ends_at timestamptz not null
  );
`;

export interface Counted<Limit extends RateLimit> {
  limit: Limit;
  count: number;
  secondsLeft: number;
}

/**
 * Counts a call for each limit and returns the counts in the order of `limits`. A call over a limit is
 * counted too; see `rejectExceeded`.
 *
 * @param limits with distinct subjects
 */
export async function countCall<Limit extends RateLimit>(
  database: DataSource | EntityManager,
  limits: readonly Limit[],
): Promise<Counted<Limit>[]> {
  const rows = await database.query<{ subject: string; count: number; seconds: number }[]>(
    `insert into rate_limits as running (subject, count, ends_at)
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
  const counts = new Map(rows.map((row) => [row.subject, row]));
  return limits.map((limit) => {
    const { count = 1, seconds = limit.seconds } = counts.get(limit.subject) ?? {};
    return { limit, count, secondsLeft: seconds };
  });
}

/**
 * Rejects a counted call that is over one of its limits.
 *
 * @throws {AppError} RATE_LIMITED when a limit is exceeded, with the seconds until the last full window ends
 */
export function rejectExceeded(counted: readonly Counted<RateLimit>[]): void {
  const waits = counted.filter(isExceeded).map(({ secondsLeft }) => secondsLeft);
  if (waits.length > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, ...waits) });
}

/** Returns whether a counted call is over its limit. The call that reaches the limit is not. */
export const isExceeded = ({ limit: { limit }, count }: Counted<RateLimit>): boolean => count > limit;

/** Returns whether one more call would exceed a limit. Counts nothing, so it takes no lock. */
export async function isExhausted(dataSource: DataSource, limits: readonly RateLimit[]): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select 1 from rate_limits
     join unnest($1::text[], $2::integer[]) as asked (subject, most) using (subject)
     where count >= most and ends_at > now()`,
    [limits.map(({ subject }) => subject), limits.map(({ limit }) => limit)],
  );
  return rows.length > 0;
}

/** Undoes `countCall` for a call that does not count after all. Counts never fall below 0. */
export async function uncountCall(database: DataSource, limits: readonly RateLimit[]): Promise<void> {
  await database.query(
    `with counted as (
       select subject from rate_limits where subject = any($1) and count > 0 order by subject for update
     )
     update rate_limits set count = count - 1 from counted where rate_limits.subject = counted.subject`,
    [limits.map(({ subject }) => subject)],
  );
}

/** Deletes ended windows; run it from a periodic job. Rows locked by a request are skipped. */
export async function deleteExpiredWindows(database: DataSource): Promise<void> {
  await database.query(
    `delete from rate_limits where subject in (
       select subject from rate_limits where ends_at < now() for update skip locked)`,
  );
}
