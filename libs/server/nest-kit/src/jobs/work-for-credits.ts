import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';
import type { ErrorCode } from '@danqing/contracts/errors';
import { AppError } from '../errors/app-error.ts';

/** Maximum hold duration; far longer than any job runs. */
const HOLD_SECONDS = 30 * 24 * 60 * 60;

export interface PaidWork<Result> {
  price: CreditMovement | null;
  /** Resolves to null on permanent failure. Rejects when a retry makes sense. */
  make: () => Promise<Result | null>;
  stored: boolean;
  store: (result: Result) => Promise<void>;
  finish: () => Promise<void>;
  failure: ErrorCode;
  /** Records the permanent failure with its reason: `failure` or CREDITS_INSUFFICIENT. */
  fail: (why: ErrorCode) => Promise<void>;
}

/**
 * Runs paid work: holds the credits, creates and stores the result, captures the credits, and publishes the
 * result. Each step is idempotent, so a job resumes after a crash. On permanent failure the credits are
 * released before the failure is recorded.
 */
export async function workForCredits<Result>(credits: CreditsPort, work: PaidWork<Result>): Promise<void> {
  const { price, stored } = work;
  if (price && !(await takeHold(credits, price))) return work.fail('CREDITS_INSUFFICIENT');
  if (!stored) {
    const result = await work.make();
    if (result === null) {
      if (price) await credits.release(referenceTo(price));
      return work.fail(work.failure);
    }
    await work.store(result);
  }
  if (price) await credits.capture(referenceTo(price));
  await work.finish();
}

async function takeHold(credits: CreditsPort, price: CreditMovement): Promise<boolean> {
  try {
    await credits.hold({ ...price, expiresInSeconds: HOLD_SECONDS });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CREDITS_INSUFFICIENT') return false;
    throw error;
  }
}

const referenceTo = ({ userId, idempotencyKey }: CreditMovement) => ({ userId, idempotencyKey });
