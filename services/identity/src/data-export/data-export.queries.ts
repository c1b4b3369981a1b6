import type { DataExport } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { DataSource, EntityManager } from 'typeorm';

type Database = DataSource | EntityManager;

export const RETENTION_DAYS = 7;

export interface ExportRow {
  id: string;
  userId: number;
  locale: Locale;
  state: DataExport['state'];
  attempts: number;
  gathered: number;
  parts: number;
  size: string | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const COLUMNS = `id, user_id::integer as "userId", locale, state, attempts, gathered, parts, size,
  created_at as "createdAt", expires_at as "expiresAt"`;

export async function insertExport(
  transaction: EntityManager,
  userId: number,
  locale: Locale,
): Promise<ExportRow | null> {
  const rows = await transaction.query<ExportRow[]>(
    `insert into identity.exports (user_id, locale) values ($1, $2)
     on conflict (user_id) where state in ('waiting', 'gathering') do nothing returning ${COLUMNS}`,
    [userId, locale],
  );
  return rows[0] ?? null;
}

export async function selectNewestExport(database: Database, userId: number): Promise<ExportRow | null> {
  const rows = await database.query<ExportRow[]>(
    `select ${COLUMNS} from identity.exports where user_id = $1 order by created_at desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function selectReadyExport(
  database: Database,
  userId: number,
  id: string,
): Promise<ExportRow | null> {
  const rows = await database.query<ExportRow[]>(
    `select ${COLUMNS} from identity.exports
     where id = $2 and user_id = $1 and state = 'ready' and expires_at > now()`,
    [userId, id],
  );
  return rows[0] ?? null;
}

export async function beginExport(database: Database, id: string): Promise<ExportRow | null> {
  const [rows] = await database.query<[ExportRow[], number]>(
    `update identity.exports set state = 'gathering', attempts = attempts + 1, gathered = 0
     where id = $1 and state in ('waiting', 'gathering') returning ${COLUMNS}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function setGathered(database: Database, id: string, gathered: number): Promise<void> {
  await database.query(`update identity.exports set gathered = $2 where id = $1`, [id, gathered]);
}

export async function setReady(
  database: Database,
  id: string,
  { parts, size }: { parts: number; size: number },
): Promise<boolean> {
  const [, count] = await database.query<[unknown[], number]>(
    `update identity.exports set state = 'ready', parts = $2, size = $3,
       expires_at = now() + interval '${RETENTION_DAYS} days'
     where id = $1 and state = 'gathering'`,
    [id, parts, size],
  );
  return count === 1;
}

export async function setFailed(database: Database, id: string): Promise<void> {
  await database.query(
    `update identity.exports set state = 'failed' where id = $1 and state in ('waiting', 'gathering')`,
    [id],
  );
}

/** Returns expired and old failed exports. Also marks unfinished ones older than 6 hours as failed. */
export async function selectExpiredExports(database: Database): Promise<string[]> {
  await database.query(
    `update identity.exports set state = 'failed'
     where state in ('waiting', 'gathering') and created_at < now() - interval '6 hours'`,
  );
  const rows = await database.query<{ id: string }[]>(
    `select id from identity.exports
     where expires_at < now() or state = 'failed' and created_at < now() - interval '${RETENTION_DAYS} days'
     limit 100`,
  );
  return rows.map(({ id }) => id);
}

export async function selectExportsOf(database: Database, userId: number): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(`select id from identity.exports where user_id = $1`, [
    userId,
  ]);
  return rows.map(({ id }) => id);
}

export async function deleteExport(database: Database, id: string): Promise<void> {
  await database.query(`delete from identity.exports where id = $1`, [id]);
}
