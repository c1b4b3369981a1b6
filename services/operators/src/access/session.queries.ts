import type { DataSource } from 'typeorm';
import type { Operator } from '../operator/operator.queries.ts';

const IDLE = `interval '1 hour'`;
const MAX_AGE = `interval '12 hours'`;
/** A session that confirmed a second-factor code can make changes for this long without another code. */
const CONFIRMED = `interval '30 minutes'`;
/**
 * Revoking an operator ends their sessions. Adding the first named operator ends all sessions of the shared
 * token.
 */
const LIVE = `session.created_at > now() - ${MAX_AGE} and session.used_at > now() - ${IDLE}
  and case when session.operator_id is null then not exists (select from operators.operators)
    else operator.revoked_at is null end`;

export interface Session {
  tokenHash: Buffer;
  operator: Operator | null;
  confirmed: boolean;
}

export async function insertSession(
  database: DataSource,
  { tokenHash, operatorId, confirmed }: { tokenHash: Buffer; operatorId: number | null; confirmed: boolean },
): Promise<void> {
  await database.query(
    `insert into operators.sessions (token_hash, operator_id, confirmed_until)
     values ($1, $2, case when $3 then now() + ${CONFIRMED} end)`,
    [tokenHash, operatorId, confirmed],
  );
}

/**
 * Finds a live session by the hash of its token.
 *
 * @param used true for a call by the operator, which resets the idle timeout
 */
export async function findSession(
  database: DataSource,
  tokenHash: Buffer,
  { used }: { used: boolean },
): Promise<Session | null> {
  const [row] = await database.query<
    {
      id: number | null;
      name: string | null;
      grants: Operator['grants'] | null;
      has_second_factor: boolean;
      confirmed: boolean;
      stale: boolean;
    }[]
  >(
    `select operator.id, operator.name, operator.grants, operator.totp_secret is not null as has_second_factor,
       coalesce(session.confirmed_until > now(), false) as confirmed,
       session.used_at < now() - interval '1 minute' as stale
     from operators.sessions session left join operators.operators operator on operator.id = session.operator_id
     where session.token_hash = $1 and ${LIVE}`,
    [tokenHash],
  );
  if (!row) return null;
  if (used && row.stale)
    await database.query(`update operators.sessions set used_at = now() where token_hash = $1`, [tokenHash]);
  const { id, name, grants, has_second_factor: hasSecondFactor, confirmed } = row;
  return {
    tokenHash,
    operator: id === null || name === null || grants === null ? null : { id, name, hasSecondFactor, grants },
    confirmed,
  };
}

export async function confirmSession(database: DataSource, tokenHash: Buffer): Promise<void> {
  await database.query(
    `update operators.sessions set confirmed_until = now() + ${CONFIRMED} where token_hash = $1`,
    [tokenHash],
  );
}

export async function deleteSession(database: DataSource, tokenHash: Buffer): Promise<void> {
  await database.query(`delete from operators.sessions where token_hash = $1`, [tokenHash]);
}

export async function deleteOldSessions(database: DataSource): Promise<void> {
  await database.query(`delete from operators.sessions where created_at < now() - ${MAX_AGE}`);
}
