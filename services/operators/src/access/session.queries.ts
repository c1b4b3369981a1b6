import type { DataSource } from 'typeorm';

/** Without a call of its operator a session ends after an hour, and after twelve in any case. */
const IDLE = `interval '1 hour'`;
const LONGEST = `interval '12 hours'`;
/** After a code changes need no further one for so long. */
const CONFIRMED = `interval '30 minutes'`;
/** A session whose operator is revoked ends with them, the shared token's with the first operator of a name. */
const LIVE = `session.created_at > now() - ${LONGEST} and session.used_at > now() - ${IDLE}
  and case when session.operator_id is null then not exists (select from operators.operators)
    else operator.revoked_at is null end`;

export interface Session {
  tokenHash: Buffer;
  /** Null for the shared token. */
  operator: { id: number; name: string; hasSecondFactor: boolean } | null;
  /** A code was shown not long ago. */
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

/** A live session. `used`: a call of its operator, which keeps it alive. */
export async function findSession(
  database: DataSource,
  tokenHash: Buffer,
  { used }: { used: boolean },
): Promise<Session | null> {
  const [row] = await database.query<
    { id: number | null; name: string; has_second_factor: boolean; confirmed: boolean; stale: boolean }[]
  >(
    `select operator.id, operator.name, operator.totp_secret is not null as has_second_factor,
       coalesce(session.confirmed_until > now(), false) as confirmed,
       session.used_at < now() - interval '1 minute' as stale
     from operators.sessions session left join operators.operators operator on operator.id = session.operator_id
     where session.token_hash = $1 and ${LIVE}`,
    [tokenHash],
  );
  if (!row) return null;
  if (used && row.stale)
    await database.query(`update operators.sessions set used_at = now() where token_hash = $1`, [tokenHash]);
  const { id, name, has_second_factor: hasSecondFactor, confirmed } = row;
  return { tokenHash, operator: id === null ? null : { id, name, hasSecondFactor }, confirmed };
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

/** Removes what ended long ago. */
export async function deleteOldSessions(database: DataSource): Promise<void> {
  await database.query(`delete from operators.sessions where created_at < now() - ${LONGEST}`);
}
