import { withTimeLimit } from '@danqing/nest-kit';

/**
 * Runs `work`, and runs it a second time when the first attempt fails or exceeds the time limit. `work` also
 * parses the answer, so that a malformed answer counts as a failed attempt. Rejects with the error of the
 * second attempt.
 *
 * @param tryLimitMs limit of each attempt
 * @param gone aborts the attempt in progress and prevents another one
 */
export async function requestTwice<Answer>(
  tryLimitMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
  gone?: AbortSignal,
): Promise<Answer> {
  const tryOnce = () =>
    withTimeLimit(tryLimitMs, (limit) => work(gone ? AbortSignal.any([limit, gone]) : limit));
  gone?.throwIfAborted();
  try {
    return await tryOnce();
  } catch {
    gone?.throwIfAborted();
    return tryOnce();
  }
}
