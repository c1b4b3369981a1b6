import type { CreditMovement, HoldReference } from '@danqing/contracts/credits';
import type { DataSource, EntityManager } from 'typeorm';
import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

export type Database = DataSource | EntityManager;

export async function selectBalance(database: Database, userId: number): Promise<number | null> {
  const rows = await database.query<{ balance: string }[]>(
    `select balance from credits.accounts where user_id = $1`,
    [userId],
  );
  return rows[0] ? Number(rows[0].balance) : null;
}

/** Blocks other movements of the account until the transaction ends. */
export async function lockAccount(transaction: EntityManager, userId: number): Promise<void> {
  await transaction.query(`select from credits.accounts where user_id = $1 for no key update`, [userId]);
}

export interface BookedMovement {
  delta: number;
  reason: string;
  held: boolean;
  balance: number;
}

export async function selectMovement(
  database: Database,
  { userId, idempotencyKey }: HoldReference,
): Promise<BookedMovement | null> {
  const rows = await database.query<{ delta: string; reason: string; held: boolean; balance: string }[]>(
    `select delta, reason, holds.id is not null as held, balance
     from credits.ledger join credits.accounts using (user_id)
       left join credits.holds using (user_id, idempotency_key)
     where user_id = $1 and idempotency_key = $2`,
    [userId, idempotencyKey],
  );
  return rows[0] ? { ...rows[0], delta: Number(rows[0].delta), balance: Number(rows[0].balance) } : null;
}

/**
 * Opens the account if needed, adds to it and writes the entry, in one statement. Returns the new balance, or
 * null if the key was used before.
 */
export function insertGrant(
  database: Database,
  { userId, amount, reason, idempotencyKey, actor }: CreditMovement & { actor: string | null },
): Promise<number | null> {
  return book(
    database,
    `with account as (
       insert into credits.accounts as existing (user_id, balance)
       select $1::bigint, $2::bigint
       where not exists (select from credits.ledger where user_id = $1 and idempotency_key = $4)
       on conflict (user_id) do update set balance = existing.balance + excluded.balance
       returning balance
     )
     insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key, actor)
     select $1, $2, balance, $3, $4, $5 from account
     returning balance_after as balance`,
    [userId, amount, reason, idempotencyKey, actor],
  );
}

const DEBIT = `
  account as (
    update credits.accounts set balance = balance - $2::bigint
    where user_id = $1 and balance >= $2
      and not exists (select from credits.ledger where user_id = $1 and idempotency_key = $4)
    returning balance
  ),
  entry as (
    insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key)
    select $1, -$2::bigint, balance, $3, $4 from account
    returning user_id, idempotency_key, balance_after as balance
  )`;

/**
 * Debits the account and writes the entry, in one statement. Returns the new balance, or null if the key was
 * used before or the balance is too low. In a transaction, lock the account first: a concurrent insert of the
 * same key would abort the transaction.
 */
export function insertDebit(
  database: Database,
  { userId, amount, reason, idempotencyKey }: CreditMovement,
): Promise<number | null> {
  return book(database, `with ${DEBIT} select balance from entry`, [userId, amount, reason, idempotencyKey]);
}

export function insertHold(
  database: Database,
  { userId, amount, reason, idempotencyKey, expiresInSeconds }: CreditMovement & { expiresInSeconds: number },
): Promise<number | null> {
  return book(
    database,
    // Selects from `entry`, so that Postgres inserts the ledger entry before the hold. A key that a
    // concurrent call used then violates the ledger's constraint, and no hold is inserted.
    `with ${DEBIT}
     insert into credits.holds (user_id, idempotency_key, expires_at)
     select user_id, idempotency_key, now() + $5 * interval '1 second' from entry
     returning (select balance from entry)`,
    [userId, amount, reason, idempotencyKey, expiresInSeconds],
  );
}

async function book(
  database: Database,
  statement: string,
  parameters: readonly unknown[],
): Promise<number | null> {
  try {
    const rows = await database.query<{ balance: string | null }[]>(statement, [...parameters]);
    return rows[0]?.balance ? Number(rows[0].balance) : null;
  } catch (error) {
    // A concurrent call used the key first; Postgres undid the whole statement, including the account update.
    if (error instanceof QueryFailedError && error.driverError.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
