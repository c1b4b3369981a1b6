import { DELETION_DAYS } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { DataSource, EntityManager } from 'typeorm';

type Database = DataSource | EntityManager;

/** Schedules the erasure and returns its time. A repeated call returns the original time. */
export async function scheduleErasure(
  transaction: EntityManager,
  userId: number,
  locale: Locale,
): Promise<Date | null> {
  const [rows] = await transaction.query<[{ at: Date }[], number]>(
    `update identity.users
     set erasure_locale = $2, erases_at = coalesce(erases_at, now() + interval '${DELETION_DAYS} days')
     where id = $1 returning erases_at as at`,
    [userId, locale],
  );
  return rows[0]?.at ?? null;
}

export async function cancelErasure(transaction: EntityManager, userId: number): Promise<boolean> {
  const [, count] = await transaction.query<[unknown[], number]>(
    `update identity.users set erases_at = null, erasure_locale = null where id = $1 and erases_at > now()`,
    [userId],
  );
  return count === 1;
}

export async function isToBeErased(database: Database, userId: number): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select from identity.users where id = $1 and erases_at is not null`,
    [userId],
  );
  return rows.length > 0;
}

export async function revokeAllSessions(transaction: EntityManager, userId: number): Promise<void> {
  await transaction.query(
    `update identity.sessions set revoked_at = now() where user_id = $1 and revoked_at is null`,
    [userId],
  );
}

export async function selectDue(database: Database, limit: number): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    `select id::integer as id from identity.users where erases_at <= now() order by erases_at limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

export async function selectErasures(database: Database, userId: number): Promise<Set<string>> {
  const rows = await database.query<{ service: string }[]>(
    `select service from identity.erasures where user_id = $1`,
    [userId],
  );
  return new Set(rows.map(({ service }) => service));
}

export async function insertErasure(database: Database, userId: number, service: string): Promise<void> {
  await database.query(
    `insert into identity.erasures (user_id, service) values ($1, $2) on conflict do nothing`,
    [userId, service],
  );
}

export interface DueMember {
  email: string | null;
  locale: Locale;
  /**
   * Mailbox whose starting credits the member received. Null if there were none, or the mailbox is shared.
   */
  mailbox: string | null;
}

export async function lockDue(transaction: EntityManager, userId: number): Promise<DueMember | null> {
  const rows = await transaction.query<DueMember[]>(
    `select email, erasure_locale as locale, mailbox from identity.users
     left join identity.starting_credits on user_id = users.id
     where users.id = $1 and erases_at <= now() and erasure_locale is not null for update of users`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function deleteMember(transaction: EntityManager, userId: number): Promise<void> {
  const known = `(select email as value from identity.users where id = $1 union select phone from identity.users where id = $1)`;
  await transaction.query(`delete from identity.codes where identifier in ${known}`, [userId]);
  await transaction.query(`delete from identity.outbox where recipient in ${known}`, [userId]);
  await transaction.query(`delete from identity.sessions where user_id = $1`, [userId]);
  await transaction.query(`delete from identity.users where id = $1`, [userId]);
}

/** Days during which an erased account's mailbox gets no starting credits again. */
export const SPENT_DAYS = 365;

export async function insertSpent(transaction: EntityManager, mailboxHash: Buffer): Promise<void> {
  await transaction.query(
    `insert into identity.spent_starting_credits (mailbox_hash, forget_at)
     values ($1, now() + interval '${SPENT_DAYS} days')
     on conflict (mailbox_hash) do update set forget_at = excluded.forget_at`,
    [mailboxHash],
  );
}
