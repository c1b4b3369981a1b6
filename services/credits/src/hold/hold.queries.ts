import type { HoldReference } from '@danqing/contracts/credits';
import type { DataSource } from 'typeorm';
import { RELEASE_PREFIX } from '../account/movement.ts';

export type HoldState = 'held' | 'captured' | 'released';

export async function selectHoldState(
  dataSource: DataSource,
  { userId, idempotencyKey }: HoldReference,
): Promise<HoldState | null> {
  const rows = await dataSource.query<{ state: HoldState }[]>(
    `select state from credits.holds where user_id = $1 and idempotency_key = $2`,
    [userId, idempotencyKey],
  );
  return rows[0]?.state ?? null;
}

export async function captureHold(
  dataSource: DataSource,
  { userId, idempotencyKey }: HoldReference,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update credits.holds set state = 'captured', ended_at = now()
     where user_id = $1 and idempotency_key = $2 and state = 'held'`,
    [userId, idempotencyKey],
  );
  return count === 1;
}

/**
 * Ends the hold, returns the credits and writes the entry, in one statement. Returns false if there is no
 * open hold.
 */
export async function releaseHold(
  dataSource: DataSource,
  { userId, idempotencyKey }: HoldReference,
): Promise<boolean> {
  const entries = await dataSource.query<unknown[]>(
    `with hold as (
       update credits.holds set state = 'released', ended_at = now()
       where user_id = $1 and idempotency_key = $2 and state = 'held'
       returning user_id, idempotency_key
     ),
     account as (
       update credits.accounts set balance = balance - held.delta
       from hold join credits.ledger as held using (user_id, idempotency_key)
       where accounts.user_id = hold.user_id
       returning accounts.user_id, balance, held.delta, held.reason
     )
     insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key)
     select user_id, -delta, balance, reason, $3 from account
     returning sequence`,
    [userId, idempotencyKey, `${RELEASE_PREFIX}${idempotencyKey}`],
  );
  return entries.length === 1;
}

export interface ExpiredHold extends HoldReference {
  id: number;
}

export function selectExpiredHolds(
  dataSource: DataSource,
  afterId: number,
  limit: number,
): Promise<ExpiredHold[]> {
  return dataSource.query<ExpiredHold[]>(
    `select id::float8 as id, user_id::float8 as "userId", idempotency_key as "idempotencyKey" from credits.holds
     where state = 'held' and expires_at <= now() and id > $1 order by holds.id limit $2`,
    [afterId, limit],
  );
}
