import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  FULL_GRANTS,
  OPERATOR_CODE_HEADER,
  OPERATOR_PAGE_HEADER,
  type Grant,
  type OperatorSession,
  type SecurityLogPort,
} from '@danqing/contracts/operators';
import {
  AppError,
  bearerToken,
  clientAddress,
  FailedAttempts,
  type OperatorAccessPort,
  type OperatorPurpose,
  type AuthenticatedOperator,
} from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import {
  findByToken,
  hasNamedOperator,
  isOperatorLive,
  type Operator,
} from '../operator/operator.queries.ts';
import { hashOf } from '../operator/operators.ts';
import { takeCode } from '../second-factor/second-factor.ts';
import { sessionCookie } from './session-cookie.ts';
import {
  confirmSession,
  deleteSession,
  findSession,
  insertSession,
  type Session,
} from './session.queries.ts';

export interface OperatorAccessOptions {
  database: DataSource;
  log: SecurityLogPort;
  sharedToken: string;
  production: boolean;
}

const SESSION_BYTES = 32;
const SHARED = '(shared token)';
const grantsOf = (operator: Operator | null): readonly Grant[] => operator?.grants ?? FULL_GRANTS;
const actorOf = (operator: Operator | null): string => `operator ${operator?.name ?? SHARED}`;

export class OperatorAccess implements OperatorAccessPort {
  readonly #database: DataSource;
  readonly #log: SecurityLogPort;
  readonly #sharedToken: Buffer;
  readonly #production: boolean;
  readonly #failures = new FailedAttempts();

  constructor({ database, log, sharedToken, production }: OperatorAccessOptions) {
    this.#database = database;
    this.#log = log;
    this.#sharedToken = hashOf(sharedToken);
    this.#production = production;
  }

  async authorize(request: FastifyRequest, act: OperatorPurpose): Promise<AuthenticatedOperator> {
    const token = bearerToken(request);
    if (token === null) return this.#bySession(request, act);
    const operator = await this.#identify(request, token);
    if (act === 'change') await this.#allowChange(request, operator);
    this.#record(request, operator, 'allowed', 'token');
    return {
      actor: actorOf(operator),
      grants: grantsOf(operator),
      isLive: async () =>
        operator ? isOperatorLive(this.#database, operator) : !(await hasNamedOperator(this.#database)),
    };
  }

  async pageToken(request: FastifyRequest): Promise<string | null> {
    const cookie = sessionCookie(request);
    const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode } = request.headers;
    // Scripts cannot set these two headers, so no other page of the origin can fetch this page and read its
    // token.
    if (cookie === null || destination !== 'document' || mode !== 'navigate') return null;
    const session = await findSession(this.#database, hashOf(cookie), { used: false });
    return session && pageTokenOf(cookie);
  }

  /**
   * Returns the token's operator, null for the shared token. Runs before any counting, so that wrong tokens
   * cannot lock out a valid one.
   */
  async #identify(request: FastifyRequest, token: string): Promise<Operator | null> {
    const hash = hashOf(token);
    const operator = await findByToken(this.#database, hash);
    const shared = operator === null && timingSafeEqual(hash, this.#sharedToken);
    if (!operator && !shared) {
      const address = clientAddress(request);
      const told = {
        action: 'operator-access',
        result: 'refused',
        actor: 'visitor',
        subject: 'token',
      } as const;
      this.#log.record({ ...told, address, detail: 'wrong token', trace: request.id });
      this.#failures.fail(address);
      throw new AppError('UNAUTHENTICATED');
    }
    if (shared && (await hasNamedOperator(this.#database))) {
      this.#record(request, null, 'refused', 'token', 'operators have names by now');
      throw new AppError('OPERATOR_NAME_REQUIRED');
    }
    return operator;
  }

  /**
   * Begins a console session.
   *
   * @throws {AppError} OPERATOR_CODE_REQUIRED, OPERATOR_CODE_INVALID for an operator with a second factor
   */
  async begin(
    request: FastifyRequest,
    { token, code }: { token: string; code?: string | undefined },
  ): Promise<{ cookie: string; pageToken: string; session: OperatorSession }> {
    const operator = await this.#identify(request, token);
    const confirmed = operator?.hasSecondFactor === true;
    if (confirmed) await this.#takeCode(request, operator, code);
    const cookie = randomBytes(SESSION_BYTES).toString('base64url');
    await insertSession(this.#database, {
      tokenHash: hashOf(cookie),
      operatorId: operator?.id ?? null,
      confirmed,
    });
    this.#record(request, operator, 'allowed', 'console sign-in');
    return { cookie, pageToken: pageTokenOf(cookie), session: this.#describe({ operator, confirmed }) };
  }

  async read(request: FastifyRequest): Promise<OperatorSession> {
    return this.#describe(await this.#session(request, false));
  }

  /** Accepts a code. For a limited time, changes in this session need no further code. */
  async confirm(request: FastifyRequest, code: string): Promise<OperatorSession> {
    const session = await this.#session(request, true);
    if (!session.operator?.hasSecondFactor) throw this.#missing(request, session.operator);
    await this.#takeCode(request, session.operator, code);
    await confirmSession(this.#database, session.tokenHash);
    return this.#describe({ ...session, confirmed: true });
  }

  async end(request: FastifyRequest): Promise<void> {
    const { operator, tokenHash } = await this.#session(request, false);
    await deleteSession(this.#database, tokenHash);
    this.#record(request, operator, 'allowed', 'console sign-out');
  }

  async #bySession(request: FastifyRequest, act: OperatorPurpose): Promise<AuthenticatedOperator> {
    const { operator, tokenHash, confirmed } = await this.#session(request, act !== 'watch');
    const { changes } = this.#describe({ operator, confirmed });
    if (act === 'change' && changes === 'missing') throw this.#missing(request, operator);
    if (act === 'change' && changes === 'code') throw new AppError('OPERATOR_CODE_REQUIRED');
    return {
      actor: actorOf(operator),
      grants: grantsOf(operator),
      isLive: async () => {
        const session = await findSession(this.#database, tokenHash, { used: false });
        return session !== null && isDeepStrictEqual(grantsOf(session.operator), grantsOf(operator));
      },
    };
  }

  async #session(request: FastifyRequest, used: boolean): Promise<Session> {
    const cookie = sessionCookie(request);
    const given = String(request.headers[OPERATOR_PAGE_HEADER] ?? '');
    // Every page of the origin sends the cookie, so the console page's own token is required too.
    if (cookie === null || !timingSafeEqual(hashOf(given), hashOf(pageTokenOf(cookie))))
      throw new AppError('UNAUTHENTICATED');
    const session = await findSession(this.#database, hashOf(cookie), { used });
    if (!session) throw new AppError('UNAUTHENTICATED');
    return session;
  }

  /** For an operator with a second factor, each change by token needs a fresh code. */
  async #allowChange(request: FastifyRequest, operator: Operator | null): Promise<void> {
    const { changes } = this.#describe({ operator, confirmed: false });
    if (changes === 'missing') throw this.#missing(request, operator);
    if (operator && changes === 'code')
      await this.#takeCode(request, operator, request.headers[OPERATOR_CODE_HEADER]);
  }

  async #takeCode(request: FastifyRequest, operator: Operator, code: unknown): Promise<void> {
    if (typeof code !== 'string' || code === '') throw new AppError('OPERATOR_CODE_REQUIRED');
    try {
      await takeCode(this.#database, operator.id, code);
    } catch (error) {
      if (error instanceof AppError) this.#record(request, operator, 'refused', 'code', error.code);
      throw error;
    }
  }

  #describe({ operator, confirmed }: Pick<Session, 'operator' | 'confirmed'>): OperatorSession {
    const known = { name: operator?.name ?? null, grants: [...grantsOf(operator)] };
    if (operator?.hasSecondFactor) return { ...known, changes: confirmed ? 'ready' : 'code' };
    return { ...known, changes: this.#production ? 'missing' : 'ready' };
  }

  #missing(request: FastifyRequest, operator: Operator | null): AppError {
    const code = operator ? 'OPERATOR_TOTP_REQUIRED' : 'OPERATOR_NAME_REQUIRED';
    this.#record(request, operator, 'refused', 'change', code);
    return new AppError(code);
  }

  #record(
    request: FastifyRequest,
    operator: Operator | null,
    result: 'allowed' | 'refused',
    subject: string,
    detail?: string,
  ): void {
    const [actor, address, trace] = [actorOf(operator), clientAddress(request), request.id];
    this.#log.record({ action: 'operator-access', result, actor, address, subject, detail, trace });
  }
}

/** Derived from the session token, which no page can read. */
const pageTokenOf = (cookie: string): string =>
  createHash('sha256').update(`operator page ${cookie}`).digest('base64url');
