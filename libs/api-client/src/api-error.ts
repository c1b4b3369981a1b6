import type { ProofChallenge } from '@danqing/contracts/errors';

/** A request that failed. `message` is fit to be shown when the server sent one, else only fit for the log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * A code of the error catalogue, `NETWORK` (no answer), `UNEXPECTED_RESPONSE` (an answer that is not what was agreed) or
   * `UNNAMED` (a refusal that says why, without a code).
   */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The field at fault, where the server named one. */
  readonly field: string | undefined;
  /** With PROOF_OF_WORK_REQUIRED. */
  readonly challenge: ProofChallenge | undefined;
  /** Seconds after which the server wants to be asked again, where it said so. */
  readonly retryAfterSeconds: number | undefined;
  /** Finds the request in the server's log. */
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

/** Statuses of a proxy or server that is away for a moment. */
const TRANSIENT = new Set([408, 425, 502, 503, 504]);

/**
 * Whether the same request may succeed when it is sent again: the connection was lost, the server is away for a moment, or it
 * has said when to ask again. A 401 is the shell's to mend.
 */
export function mayBeMended(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, status, retryAfterSeconds } = error;
  return code === 'NETWORK' || TRANSIENT.has(status) || (status === 429 && retryAfterSeconds !== undefined);
}

/** Whether our server has said nothing: what stands between, or a failure without a text. */
export const isWordless = ({ code }: ApiError): boolean =>
  code === 'NETWORK' || code === 'UNEXPECTED_RESPONSE';

/** Codes whose sentence does not help the visitor: what failed says more. */
const GENERAL = new Set([
  'NETWORK',
  'UNEXPECTED_RESPONSE',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'INPUT_INVALID',
]);

/** What the server says of a failure, where that helps the visitor; else null. */
export const helpfulReason = (error: unknown): string | null =>
  error instanceof ApiError && !GENERAL.has(error.code) ? error.message : null;
