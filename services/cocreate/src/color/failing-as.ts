import type { ErrorCode } from '@danqing/contracts/errors';
import { AppError, isDatabaseUnavailable } from '@danqing/nest-kit';

/** What nobody foresaw fails with this code, in the words of the specification; what was foreseen, with its own. */
export async function failingAs<Result>(code: ErrorCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause;
    throw new AppError(code, { cause });
  }
}
