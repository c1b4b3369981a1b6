import type { ErrorCode } from '@danqing/contracts/errors';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { AppError } from './app-error.ts';

/** Runs `work`; unexpected failures get this code, and AppErrors and outages keep theirs. */
export async function withErrorCode<Result>(code: ErrorCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause;
    throw new AppError(code, { cause });
  }
}
