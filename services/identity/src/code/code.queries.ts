import { RESEND_SECONDS } from '@danqing/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';

/** Minutes that a code lives. */
export const CODE_MINUTES = 10;
const TRIES = 5;

/**
 * How far a code has come. `queued`: no attempt has begun. `sending`: the first one is under way. `failed`: it failed,
 * or did not begin in time; others follow. `refused`: it failed for good. `recovered`: sent after it had failed.
 */
export type Delivery = 'queued' | 'sending' | 'sent' | 'failed' | 'refused' | 'recovered';

interface NewCode {
  id: string;
  hash: Buffer;
}

/**
 * Makes this the one live code of the identifier. Refused while the code before it is younger than RESEND_SECONDS,
 * unless that one could not be delivered. Returns null when it was written, else the seconds left to wait; 0 when the
 * code before had failed, as its visitor was told, and was sent after all.
 */
export async function replaceCode(
  transaction: EntityManager,
  { type, value }: Identifier,
  { id, hash }: NewCode,
): Promise<number | null> {
  const written = await transaction.query<unknown[]>(
    `insert into identity.codes as current (identifier_type, identifier, id, hash, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 minute')
     on conflict (identifier_type, identifier) do update set
       id = excluded.id, hash = excluded.hash, attempts = 0, delivery = 'queued',
       sent_at = excluded.sent_at, expires_at = excluded.expires_at
     where current.delivery in ('failed', 'refused') or current.sent_at <= now() - $6 * interval '1 second'
     returning id`,
    [type, value, id, hash, CODE_MINUTES, RESEND_SECONDS],
  );
  if (written.length > 0) return null;
  const rows = await transaction.query<{ delivery: Delivery; seconds: number }[]>(
    `select delivery, ceil(extract(epoch from sent_at - now()) + $3)::integer as seconds
     from identity.codes where identifier_type = $1 and identifier = $2`,
    [type, value, RESEND_SECONDS],
  );
  if (rows[0]?.delivery === 'recovered') return 0;
  return Math.min(RESEND_SECONDS, Math.max(1, rows[0]?.seconds ?? 1));
}

/** Spends one of the tries of the identifier's live code, and shows what to compare with. Null when there is none left. */
export async function spendTry(dataSource: DataSource, { type, value }: Identifier): Promise<NewCode | null> {
  const [rows] = await dataSource.query<[NewCode[], number]>(
    `update identity.codes set attempts = attempts + 1
     where identifier_type = $1 and identifier = $2 and attempts < $3 and expires_at > now()
     returning id, hash`,
    [type, value, TRIES],
  );
  return rows[0] ?? null;
}

/** Takes the code away; true for one caller only. */
export async function redeemCode(transaction: EntityManager, id: string): Promise<boolean> {
  const [, count] = await transaction.query<[unknown[], number]>(`delete from identity.codes where id = $1`, [
    id,
  ]);
  return count === 1;
}

/** Null once the code is replaced, redeemed or expired. */
export async function selectDelivery(dataSource: DataSource, id: string): Promise<Delivery | null> {
  const rows = await dataSource.query<{ delivery: Delivery }[]>(
    `select delivery from identity.codes where id = $1 and expires_at > now()`,
    [id],
  );
  return rows[0]?.delivery ?? null;
}

/** False when nobody waits for the code any more, replaced, redeemed or expired as it is, or when it was sent. */
export async function beginAttempt(dataSource: DataSource, id: string): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.codes set delivery = case delivery when 'queued' then 'sending' else delivery end
     where id = $1 and expires_at > now() and delivery not in ('sent', 'recovered')`,
    [id],
  );
  return count === 1;
}

export async function recordSent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(
    `update identity.codes set delivery = case delivery when 'failed' then 'recovered' else 'sent' end where id = $1`,
    [id],
  );
}

export async function recordFailed(
  dataSource: DataSource,
  id: string,
  delivery: 'failed' | 'refused',
): Promise<void> {
  await dataSource.query(`update identity.codes set delivery = $2 where id = $1`, [id, delivery]);
}

/** Calls a code failed for which no attempt has begun; false when one has. */
export async function giveUpWaiting(dataSource: DataSource, id: string): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.codes set delivery = 'failed' where id = $1 and delivery = 'queued'`,
    [id],
  );
  return count === 1;
}
