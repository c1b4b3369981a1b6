import { ERRORS, type ErrorCode } from '@danqing/contracts';

export interface AppErrorOptions {
  /** The field of the request that is at fault. */
  field?: string | undefined;
  /** Whole seconds until another try makes sense; sent as Retry-After. */
  retryAfterSeconds?: number | undefined;
  /** What led here: for the log, never for the visitor. */
  cause?: unknown;
}

/** A failure that has a code; its sentence comes from the catalogue in contracts, in the language of the request. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get kind() {
    return ERRORS[this.code].kind;
  }
}

/** Gives every failure a code. What is not known becomes `INTERNAL` with the failure as its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
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

/** Status of a failure raised by Nest or Fastify themselves; null when it is not theirs or a server fault. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const status =
    'getStatus' in error && typeof error.getStatus === 'function' ? Number(error.getStatus()) : null;
  const found = status ?? ('statusCode' in error ? Number(error.statusCode) : null);
  return found !== null && ((found >= 400 && found < 500) || found === 503) ? found : null;
}
