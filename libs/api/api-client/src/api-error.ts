import type { ProofChallenge } from '@danqing/contracts/errors';

/**
 * Error of a failed request. Show `message` to the visitor only when the server sent it; see
 * `hasNoServerMessage`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * A code of the error catalogue, `NETWORK` (no response), `UNEXPECTED_RESPONSE` (the response breaks the
   * contract) or `UNNAMED` (the server sent a message without a code).
   */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly field: string | undefined;
  readonly challenge: ProofChallenge | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly traceId: string | undefined;

  constructor(
    message: string,
    details: {
      code: string;
      status: number;
      field?: string;
      challenge?: ProofChallenge;
      retryAfterSeconds?: number | undefined;
      traceId?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.field = details.field;
    this.challenge = details.challenge;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.traceId = details.traceId;
  }
}

/** Statuses of a proxy or server that is temporarily unavailable. */
const TRANSIENT = new Set([408, 425, 502, 503, 504]);

/**
 * Returns whether a retry may succeed: no response, a transient status, a 429 with `Retry-After`, or an error
 * other than ApiError. A 401 is not retryable, because the shell handles it.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, status, retryAfterSeconds } = error;
  return code === 'NETWORK' || TRANSIENT.has(status) || (status === 429 && retryAfterSeconds !== undefined);
}

/** Returns whether the error contains no message from our server. */
export const hasNoServerMessage = ({ code }: ApiError): boolean =>
  code === 'NETWORK' || code === 'UNEXPECTED_RESPONSE';

const GENERAL = new Set([
  'NETWORK',
  'UNEXPECTED_RESPONSE',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'INPUT_INVALID',
]);

/** Returns the server's message when it helps the visitor, otherwise null. */
export const helpfulReason = (error: unknown): string | null =>
  error instanceof ApiError && !GENERAL.has(error.code) ? error.message : null;
