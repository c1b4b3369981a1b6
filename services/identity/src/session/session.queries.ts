import type { AuthenticatedUser, SessionSummary } from '@danqing/contracts/identity';
import { isoText } from '@danqing/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** Days of inactivity after which a session ends. */
const SLIDING_DAYS = 30;

interface NewSession {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  newDevice: boolean;
}

export async function insertSession(transaction: EntityManager, session: NewSession): Promise<string> {
  const rows = await transaction.query<[{ id: string }]>(
    `insert into identity.sessions (user_id, token_hash, user_agent, new_device, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day') returning id`,
    [session.userId, session.tokenHash, session.userAgent, session.newDevice, SLIDING_DAYS],
  );
  return rows[0].id;
}

export async function extendSession(
  dataSource: DataSource,
  tokenHash: Buffer,
): Promise<AuthenticatedUser | null> {
  const rows = await dataSource.query<AuthenticatedUser[]>(
    `with live as (
       select id, user_id, last_used_at from identity.sessions
       where token_hash = $1 and revoked_at is null and expires_at > now()
     ), extended as (
       update identity.sessions set last_used_at = now(), expires_at = now() + $2 * interval '1 day'
       from live
       where sessions.id = live.id and live.last_used_at < now() - interval '1 minute'
     )
     select user_id::integer as "userId", id as "sessionId" from live`,
    [tokenHash, SLIDING_DAYS],
  );
  return rows[0] ?? null;
}

export function selectSessions(
  dataSource: DataSource,
  { userId, sessionId }: AuthenticatedUser,
): Promise<SessionSummary[]> {
  return dataSource.query<SessionSummary[]>(
    `select id, id = $2 as current, ${isoText('created_at')} as created_at, ${isoText('last_used_at')} as last_used_at,
       user_agent
     from identity.sessions
     where user_id = $1 and revoked_at is null and expires_at > now()
     order by sessions.last_used_at desc, sessions.created_at desc`,
    [userId, sessionId],
  );
}

/**
 * Revokes the live session with this token. Also returns true for one revoked within the last ten seconds.
 */
export async function endSession(dataSource: DataSource, tokenHash: Buffer): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.sessions set revoked_at = coalesce(revoked_at, now())
     where token_hash = $1 and expires_at > now() and coalesce(revoked_at, now()) > now() - interval '10 seconds'`,
    [tokenHash],
  );
  return count === 1;
}

export async function revokeSession(
  dataSource: DataSource,
  { userId, sessionId }: AuthenticatedUser,
): Promise<boolean> {
  const [, count] = await dataSource.query<[unknown[], number]>(
    `update identity.sessions set revoked_at = now()
     where id = $2 and user_id = $1 and revoked_at is null and expires_at > now()`,
    [userId, sessionId],
  );
  return count === 1;
}

export async function revokeOtherSessions(
  dataSource: DataSource,
  { userId, sessionId }: AuthenticatedUser,
): Promise<void> {
  await dataSource.query(
    `update identity.sessions set revoked_at = now() where user_id = $1 and id <> $2 and revoked_at is null`,
    [userId, sessionId],
  );
}
