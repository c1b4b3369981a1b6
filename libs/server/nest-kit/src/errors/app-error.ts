import { ERRORS, type ErrorCode, type ProofChallenge } from '@danqing/contracts/errors';
import type { Grant } from '@danqing/contracts/operators';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';

const DATABASE_RETRY_SECONDS = 3;
const QUERY_CANCELED = '57014';
const SLOW_RETRY_SECONDS = 10;

export interface AppErrorOptions {
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
  challenge?: ProofChallenge | undefined;
  /** The missing right of RIGHT_REQUIRED. */
  needs?: Grant | undefined;
  cause?: unknown;
}

export class RefusedByServiceError extends Error {
  override readonly name = 'RefusedByServiceError';
}

/**
 * Error that the filter answers with the status, code and translated message of `code`. `cause` never reaches
 * the client.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: ProofChallenge | undefined;
  readonly needs: Grant | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.challenge = options.challenge;
    this.needs = options.needs;
  }

  get kind() {
    return ERRORS[this.code].kind;
  }
}

/** Converts any failure to an AppError. Unknown failures become `INTERNAL`, with the failure as cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    const blamed = error.kind === 'internal' || error.kind === 'unavailable';
    return blamed && isDatabaseUnavailable(error.cause) ? databaseUnavailable(error.cause) : error;
  }
  if (isDatabaseUnavailable(error)) return databaseUnavailable(error);
  if (error instanceof Error && 'code' in error && error.code === QUERY_CANCELED)
    return new AppError('SERVICE_UNAVAILABLE', { cause: error, retryAfterSeconds: SLOW_RETRY_SECONDS });
  switch (statusOf(error)) {
    case 404:
      return new AppError('ROUTE_NOT_FOUND', { cause: error });
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', { cause: error });
    case 503:
      return new AppError('SERVICE_UNAVAILABLE', { cause: error });
    case null:
      return new AppError('INTERNAL', { cause: error });
    default:
      return new AppError('INPUT_INVALID', { cause: error });
  }
}

const databaseUnavailable = (cause: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', { cause, retryAfterSeconds: DATABASE_RETRY_SECONDS });

function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const status =
    'getStatus' in error && typeof error.getStatus === 'function' ? Number(error.getStatus()) : null;
  const found = status ?? ('statusCode' in error ? Number(error.statusCode) : null);
  return found !== null && ((found >= 400 && found < 500) || found === 503) ? found : null;
}
