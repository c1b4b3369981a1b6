import { createHash } from 'node:crypto';
import type { SecurityLogEntry } from '@danqing/contracts/operators';
import { isoText } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { foldedParts, minuteOf, type LogEntry } from './log-entry.ts';

/** `address` may be a network, which matches all addresses in it. */
export interface LogFilter {
  actor?: string | undefined;
  action?: string | undefined;
  result?: string | undefined;
  address?: string | undefined;
  since?: Date | undefined;
  before?: number | undefined;
  limit: number;
}

/**
 * Inserts entries. Entries with the same key and minute become one row with the sum of their counts, even
 * across processes.
 */
export async function insertEntries(database: DataSource, entries: readonly LogEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    last_at: new Date(entry.lastAt).toISOString(),
    minute: new Date(minuteOf(entry)).toISOString(),
    fold: createHash('sha256')
      .update(JSON.stringify(foldedParts(entry)))
      .digest('hex'),
  }));
  await database.query(
    `insert into operators.security_log
       (minute, fold, at, last_at, count, action, result, actor, address, subject, detail, trace)
     select minute, decode(fold, 'hex'), at, last_at, count, action, result, actor, address, subject, detail, trace
     from jsonb_to_recordset($1) as entry (minute timestamptz, fold text, at timestamptz, last_at timestamptz,
       count bigint, action text, result text, actor text, address inet, subject text, detail text, trace text)
     -- In one order, so that two processes with the same rows never wait for each other in a circle.
     order by minute, fold
     on conflict (minute, fold) do update set
       count = security_log.count + excluded.count,
       last_at = greatest(security_log.last_at, excluded.last_at)`,
    [JSON.stringify(rows)],
  );
}

export function selectEntries(database: DataSource, filter: LogFilter): Promise<SecurityLogEntry[]> {
  const { actor, action, result, address, since, before, limit } = filter;
  return database.query<SecurityLogEntry[]>(
    `select id::float8 as id, ${isoText('at')} as at, ${isoText('last_at')} as last_at,
       count::float8 as count, action, result, actor, abbrev(address) as address, subject, detail, trace
     from operators.security_log
     where ($1::text is null or actor = $1) and ($2::text is null or action = $2)
       and ($3::text is null or result = $3) and ($4::inet is null or address <<= $4)
       and ($5::timestamptz is null or last_at >= $5) and ($6::bigint is null or id < $6)
     order by security_log.id desc limit $7`,
    [actor ?? null, action ?? null, result ?? null, address ?? null, since ?? null, before ?? null, limit],
  );
}

export async function deleteOldEntries(database: DataSource): Promise<number> {
  const [, removed] = await database.query<[unknown, number]>(
    `delete from operators.security_log where minute < now() - interval '90 days'`,
  );
  return removed;
}
