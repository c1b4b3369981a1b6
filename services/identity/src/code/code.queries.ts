import { RESEND_SECONDS } from '@danqing/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Identifier } from '../identifier/identifier.ts';

/** Minutes that a code lives. */
export const CODE_MINUTES = 10;
const TRIES = 5;

/** Outcome of the newest attempt to deliver a code. */
export type Delivery = 'queued' | 'sent' | 'failed';

interface NewCode {
  id: string;
  hash: Buffer;
}

/**
 * Makes this the one live code of the identifier. Refused while the code before it is younger than RESEND_SECONDS,
 * unless that one could not be delivered. Returns the seconds left to wait, or null when it was written.
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
     where current.delivery = 'failed' or current.sent_at <= now() - $6 * interval '1 second'
     returning id`,
    [type, value, id, hash, CODE_MINUTES, RESEND_SECONDS],
  );
  if (written.length > 0) return null;
  const rows = await transaction.query<{ seconds: number }[]>(
    `select ceil(extract(epoch from sent_at - now()) + $3)::integer as seconds
     from identity.codes where identifier_type = $1 and identifier = $2`,
    [type, value, RESEND_SECONDS],
  );
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

export async function updateDelivery(dataSource: DataSource, id: string, delivery: Delivery): Promise<void> {
  await dataSource.query(`update identity.codes set delivery = $2 where id = $1`, [id, delivery]);
}
