import { CODE_MINUTES, RESEND_SECONDS } from '@danqing/contracts/identity';
import type { DataSource, EntityManager } from 'typeorm';
import type { Delivery } from '../delivery/delivery.queries.ts';
import type { Identifier } from '../identifier/identifier.ts';
import type { CodePurpose } from '../purpose/code-purposes.ts';

export interface CodeCaller {
  hash: Buffer;
  /** True when the request lacked the browser's cookie. */
  plain: boolean;
  network: string;
}

export interface HashedCode {
  id: string;
  hash: Buffer;
}

export interface CodeSubject extends Identifier {
  purpose: CodePurpose;
}

export interface NewCode extends HashedCode {
  tries: number;
  plainTries: number;
}

/**
 * Replaces the caller's live code for this purpose. A plain caller is any caller without the cookie in that
 * network. Refused until RESEND_SECONDS after the previous code, unless its delivery failed. Returns null on
 * success, else the seconds to wait. Returns 0 if the previous code was reported as failed but then
 * delivered.
 */
export async function replaceCode(
  transaction: EntityManager,
  { type, value, purpose }: CodeSubject,
  asker: CodeCaller,
  { id, hash, tries, plainTries }: NewCode,
): Promise<number | null> {
  const mine = asker.plain
    ? `(asker = $3 or (asked_plainly and network = $4))`
    : `(asker = $3 and $4::text is not null)`;
  const who = [type, value, asker.hash, asker.network, purpose];
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${type} ${value}`]);
  const [last] = await transaction.query<{ delivery: Delivery; seconds: number }[]>(
    `select delivery, ceil(extract(epoch from sent_at - now()) + $6)::integer as seconds from identity.codes
     where identifier_type = $1 and identifier = $2 and purpose = $5 and ${mine} order by sent_at desc limit 1`,
    [...who, RESEND_SECONDS],
  );
  if (last && last.seconds > 0 && last.delivery !== 'failed' && last.delivery !== 'refused') {
    return last.delivery === 'recovered' ? 0 : Math.min(RESEND_SECONDS, last.seconds);
  }
  await transaction.query(
    `delete from identity.codes where identifier_type = $1 and identifier = $2 and purpose = $5 and ${mine}`,
    who,
  );
  await transaction.query(
    `insert into identity.codes (identifier_type, identifier, asker, network, purpose, asked_plainly, id, hash,
       tries_left, plain_tries_left, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + $11 * interval '1 minute')`,
    [...who, asker.plain, id, hash, tries, plainTries, CODE_MINUTES],
  );
  return null;
}

/**
 * Uses one of this browser's own attempts and returns the hash to compare. Undefined when it has no live
 * code, null when no attempts are left.
 */
export async function spendOwnTry(
  dataSource: DataSource,
  { type, value, purpose }: CodeSubject,
  asker: Buffer,
): Promise<HashedCode | null | undefined> {
  const [spent] = await dataSource.query<[HashedCode[], number]>(
    `update identity.codes set tries_left = tries_left - 1
     where identifier_type = $1 and identifier = $2 and asker = $3 and purpose = $4 and tries_left > 0
       and expires_at > now()
     returning id, hash`,
    [type, value, asker, purpose],
  );
  if (spent[0]) return spent[0];
  const live = await dataSource.query<unknown[]>(
    `select 1 from identity.codes
     where identifier_type = $1 and identifier = $2 and asker = $3 and purpose = $4 and expires_at > now()`,
    [type, value, asker, purpose],
  );
  return live.length > 0 ? null : undefined;
}

/**
 * Uses a plain attempt of every live code requested in this network, and returns the hashes to compare.
 * `here` is empty when they have no attempts left. If the network requested none, `elsewhere` is the
 * identifier's newest code.
 */
export async function spendPlainTries(
  dataSource: DataSource,
  { type, value, purpose }: CodeSubject,
  network: string,
): Promise<{ here: HashedCode[]; elsewhere: HashedCode | null }> {
  const rows = await dataSource.query<(HashedCode & { here: boolean; spent: boolean })[]>(
    `with spent as (
       update identity.codes set plain_tries_left = plain_tries_left - 1
       where identifier_type = $1 and identifier = $2 and network = $3 and purpose = $4 and plain_tries_left > 0
         and expires_at > now()
       returning id, hash
     )
     select id, hash, true as here, true as spent from spent
     union all
     (select id, hash, network = $3, false from identity.codes
      where identifier_type = $1 and identifier = $2 and purpose = $4 and expires_at > now()
        and not exists (select 1 from spent)
      order by network = $3 desc, sent_at desc limit 1)`,
    [type, value, network, purpose],
  );
  return {
    here: rows.filter(({ spent }) => spent),
    elsewhere: rows.find(({ here }) => !here) ?? null,
  };
}

/** Deletes the code; returns true for only one of several concurrent callers. */
export async function redeemCode(transaction: EntityManager, id: string): Promise<boolean> {
  const [, count] = await transaction.query<[unknown[], number]>(`delete from identity.codes where id = $1`, [
    id,
  ]);
  return count === 1;
}
