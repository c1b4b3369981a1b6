import { withTimeLimit } from '@danqing/nest-kit';

/**
 * What a model gives, at the second try where the first fails, gives rubbish or takes too long. Rejects with the failure of the
 * second. `work` reads the answer, too: what it throws counts as a failed try. `gone` ends the try under way and allows no
 * further one.
 */
export async function askTwice<Answer>(
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
