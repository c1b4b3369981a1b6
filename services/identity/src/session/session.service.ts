import type { AuthenticatedUser, SessionSummary } from '@danqing/contracts/identity';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { hashToken, isToken, newToken } from '../secret/tokens.ts';
import {
  endSession,
  extendSession,
  insertSession,
  revokeOtherSessions,
  revokeSession,
  selectSessions,
} from './session.queries.ts';

const USER_AGENT_LENGTH = 200;

@Injectable()
export class SessionService {
  constructor(@Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource) {}

  async authenticate(token: string): Promise<AuthenticatedUser | null> {
    return isToken(token) ? extendSession(this.dataSource, hashToken(token)) : null;
  }

  /** Returns the session's token, of which only the hash is stored. */
  async open(
    session: { userId: number; userAgent: string; newDevice: boolean },
    transaction: EntityManager,
  ): Promise<{ token: string; sessionId: string }> {
    const token = newToken();
    const sessionId = await insertSession(transaction, {
      ...session,
      tokenHash: hashToken(token),
      userAgent: session.userAgent.slice(0, USER_AGENT_LENGTH),
    });
    return { token, sessionId };
  }

  async end(token: string): Promise<boolean> {
    return isToken(token) && endSession(this.dataSource, hashToken(token));
  }

  list(user: AuthenticatedUser): Promise<SessionSummary[]> {
    return selectSessions(this.dataSource, user);
  }

  /** @throws {AppError} SESSION_NOT_FOUND for a session that has ended or belongs to another member */
  async revoke(user: AuthenticatedUser): Promise<void> {
    if (!(await revokeSession(this.dataSource, user))) throw new AppError('SESSION_NOT_FOUND');
  }

  revokeOthers(user: AuthenticatedUser): Promise<void> {
    return revokeOtherSessions(this.dataSource, user);
  }
}
