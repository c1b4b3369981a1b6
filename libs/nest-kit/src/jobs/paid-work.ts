import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';
import type { ErrorCode } from '@danqing/contracts/errors';
import { AppError } from '../errors/app-error.ts';

/** As long as a hold can last: no work takes that, and all that time its end is looked for. */
const HOLD_SECONDS = 30 * 24 * 60 * 60;

export interface PaidWork<Result> {
  /** Who pays what; null: it is free. */
  price: CreditMovement | null;
  /** Makes it; null where there will be none. Rejects when another try makes sense. */
  make: () => Promise<Result | null>;
  /** Made and stored by a job before this one. */
  stored: boolean;
  store: (result: Result) => Promise<void>;
  /** Shows what is stored and paid for. */
  finish: () => Promise<void>;
  /** Why there is none where it could not be made. */
  failure: ErrorCode;
  /** Says for good that there is none, and why: `failure`, or CREDITS_INSUFFICIENT. */
  fail: (why: ErrorCode) => Promise<void>;
}

/**
 * Makes what is paid for: holds the credits, makes and stores it, takes the credits for good, shows it. Every step may happen
 * twice and has its effect once, so that a job goes on where one before it died. Where there will be nothing, the credits
 * go back before anybody is told.
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

/** False where the member has too few. */
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
