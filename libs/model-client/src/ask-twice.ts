import { withTimeLimit } from '@danqing/nest-kit';

/**
 * What a model gives, at the second try where the first fails, gives rubbish or takes too long. Rejects with the failure of the
 * second. `work` reads the answer, too: what it throws counts as a failed try.
 */
export async function askTwice<Answer>(
  tryLimitMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withTimeLimit(tryLimitMs, work);
  } catch {
    return withTimeLimit(tryLimitMs, work);
  }
}
