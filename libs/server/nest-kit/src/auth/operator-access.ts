import type { Grant } from '@danqing/contracts/operators';
import type { FastifyRequest } from 'fastify';

export const OPERATOR_ACCESS = Symbol('OPERATOR_ACCESS');

/**
 * Purpose of an operator's request. `watch` streams and does not extend the session, `look` reads, and
 * `change` modifies and may need the second factor.
 */
export type OperatorPurpose = 'watch' | 'look' | 'change';

export interface AuthenticatedOperator {
  actor: string;
  grants: readonly Grant[];
  /**
   * Returns whether the token or session is still valid with the same grants, for streams that outlast the
   * authorization of their request.
   */
  isLive(): Promise<boolean>;
}

export type OperatorRequest = FastifyRequest & { operator?: AuthenticatedOperator };

export interface OperatorAccessPort {
  /**
   * Authorizes the request by an operator token or a console session. A correct token is never rate-limited.
   *
   * @throws {AppError} UNAUTHENTICATED without a correct token or live session; RATE_LIMITED after too many
   *   wrong tokens; OPERATOR_NAME_REQUIRED for a shared token that is no longer accepted;
   *   OPERATOR_TOTP_REQUIRED, OPERATOR_CODE_REQUIRED or OPERATOR_CODE_INVALID for changes without the second
   *   factor
   */
  authorize(request: FastifyRequest, act: OperatorPurpose): Promise<AuthenticatedOperator>;
  /**
   * Returns the anti-forgery token that the console page must send with each call of its session. Returns
   * null without a live session. Also returns null when the request is not a page navigation, so that scripts
   * of other pages cannot read the token.
   */
  pageToken(request: FastifyRequest): Promise<string | null>;
}
