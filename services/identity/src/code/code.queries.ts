import { CODE_MINUTES, RESEND_SECONDS } from '@danqing/contracts/identity';
import type { DataSource, EntityManager } from 'typeorm';
import type { Delivery } from '../delivery/delivery.queries.ts';
import type { Identifier } from '../identifier/identifier.ts';
import type { CodePurpose } from '../purpose/code-purposes.ts';

/** Who asks for a code, or tries one. */
export interface Asker {
  /** SHA-256 of the cookie. */
  hash: Buffer;
  /** False: the request carried the browser's cookie, so it comes from that browser. */
  plain: boolean;
  network: string;
}

export interface HashedCode {
  id: string;
  hash: Buffer;
}

/** What a code was sent to, and what it confirms: codes of another purpose are left alone. */
export interface CodeSubject extends Identifier {
  purpose: CodePurpose;
}

export interface NewCode extends HashedCode {
  /** For the browser that asked. */
  tries: number;
  /** For callers in the same network that show no cookie. */
  plainTries: number;
}

/**
 * Makes this the one live code of who asks, for this purpose; a plain caller is any that asks without the cookie from that network.
 * Refused while their code before it is younger than RESEND_SECONDS, unless that one could not be delivered. Returns
 * null when it was written, else the seconds left to wait; 0 when the code before had failed, as its visitor was told,
 * and was sent after all.
 */
export async function replaceCode(
  transaction: EntityManager,
  { type, value, purpose }: CodeSubject,
  asker: Asker,
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
 * Spends one of the tries that only this browser has, and shows what to compare with. Undefined when it has asked for no
 * code that lives, null when none of its tries is left.
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
 * Spends a plain try of every code that was asked for in this network, and shows what to compare with: nothing when their
 * tries are used up. Where none was asked for in this network, `elsewhere` is the newest code of the identifier.
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

/** Takes the code away; true for one caller only. */
export async function redeemCode(transaction: EntityManager, id: string): Promise<boolean> {
  const [, count] = await transaction.query<[unknown[], number]>(`delete from identity.codes where id = $1`, [
    id,
  ]);
  return count === 1;
}
