import type { FastifyRequest } from 'fastify';

/** Injection token of the OperatorAccessPort. The program that composes the services provides it for all of them. */
export const OPERATOR_ACCESS = Symbol('OPERATOR_ACCESS');

/**
 * What an operator's request is for: `watch` listens on and keeps no session alive, `look` reads, `change` changes
 * something and may need the second factor.
 */
export type OperatorAct = 'watch' | 'look' | 'change';

/** An operator whose request was let in. */
export interface OperatorOnDuty {
  /** As logged with every act: `operator anna`. */
  actor: string;
  /** Whether token or session hold still, for what goes on after the request was let in. */
  isLive(): Promise<boolean>;
}

/** Who may operate: by a token of their own, or by a session of the console. */
export interface OperatorAccessPort {
  /**
   * Throws UNAUTHENTICATED without a right token or a live session, RATE_LIMITED for wrong tokens beyond a limit (a right
   * one always counts), OPERATOR_NAME_REQUIRED for the shared token where it no longer serves, and for a change
   * OPERATOR_TOTP_REQUIRED, OPERATOR_CODE_REQUIRED or OPERATOR_CODE_INVALID where the second factor is missing.
   */
  authorize(request: FastifyRequest, act: OperatorAct): Promise<OperatorOnDuty>;
  /**
   * What the console's page must send back with every call of its session; null when the request has no live session or
   * did not come from the address line, so that no script of another page ever reads it.
   */
  pageToken(request: FastifyRequest): Promise<string | null>;
}
