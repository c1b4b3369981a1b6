import type { GrantRequest } from '@danqing/contracts';
import type { DataSource } from 'typeorm';
import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Null when there is no account yet. */
export async function selectBalance(dataSource: DataSource, userId: number): Promise<number | null> {
  const rows = await dataSource.query<{ balance: string }[]>(
    `select balance from credits.accounts where user_id = $1`,
    [userId],
  );
  return rows[0] ? Number(rows[0].balance) : null;
}

/** What the entry with this key added; null when there is none. */
export async function selectDelta(
  dataSource: DataSource,
  { userId, idempotencyKey }: Pick<GrantRequest, 'userId' | 'idempotencyKey'>,
): Promise<number | null> {
  const rows = await dataSource.query<{ delta: string }[]>(
    `select delta from credits.ledger where user_id = $1 and idempotency_key = $2`,
    [userId, idempotencyKey],
  );
  return rows[0] ? Number(rows[0].delta) : null;
}

/**
 * Opens the account if need be, adds to it and writes the entry, all in one statement. Returns the new balance, or
 * null when the key was used before.
 */
export async function insertGrant(dataSource: DataSource, grant: GrantRequest): Promise<number | null> {
  try {
    const rows = await dataSource.query<{ balance: string }[]>(
      `with account as (
         insert into credits.accounts as existing (user_id, balance)
         select $1::bigint, $2::bigint
         where not exists (select from credits.ledger where user_id = $1 and idempotency_key = $4)
         on conflict (user_id) do update set balance = existing.balance + excluded.balance
         returning balance
       )
       insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key)
       select $1, $2, balance, $3, $4 from account
       returning balance_after as balance`,
      [grant.userId, grant.amount, grant.reason, grant.idempotencyKey],
    );
    return rows[0] ? Number(rows[0].balance) : null;
  } catch (error) {
    // A call with the same key at the same time was first; the whole statement is undone, the account included.
    if (error instanceof QueryFailedError && error.driverError.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
