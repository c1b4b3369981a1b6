import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticatedUser, SessionSummary } from '@danqing/contracts';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  endSession,
  extendSession,
  insertSession,
  revokeOtherSessions,
  revokeSession,
  selectSessions,
} from './session.queries.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const USER_AGENT_LENGTH = 200;

@Injectable()
export class SessionService {
  constructor(@Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource) {}

  /** The member whose live session has this token, which this extends; null for any other token. */
  async authenticate(token: string): Promise<AuthenticatedUser | null> {
    return TOKEN.test(token) ? extendSession(this.dataSource, hash(token)) : null;
  }

  /** Opens a session and returns its token, which is known to nobody afterwards but the caller. */
  async open(userId: number, userAgent: string, transaction: EntityManager): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await insertSession(transaction, {
      userId,
      tokenHash: hash(token),
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    });
    return token;
  }

  /** Ends the session with this token. False when there is none, or when it ended longer than a moment ago. */
  async end(token: string): Promise<boolean> {
    return TOKEN.test(token) && endSession(this.dataSource, hash(token));
  }

  list(user: AuthenticatedUser): Promise<SessionSummary[]> {
    return selectSessions(this.dataSource, user);
  }

  /** Throws SESSION_NOT_FOUND for a session that has ended or belongs to another member. */
  async revoke(user: AuthenticatedUser): Promise<void> {
    if (!(await revokeSession(this.dataSource, user))) throw new AppError('SESSION_NOT_FOUND');
  }

  revokeOthers(user: AuthenticatedUser): Promise<void> {
    return revokeOtherSessions(this.dataSource, user);
  }
}

/** The token has 256 random bits, so a plain hash cannot be searched for it. */
const hash = (token: string) => createHash('sha256').update(token).digest();
