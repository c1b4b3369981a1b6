import type { CreditMovement, HoldRequest } from '@danqing/contracts/credits';

/** Far above every package on sale; balances stay exact as JavaScript numbers. */
export const LARGEST_AMOUNT = 1_000_000_000;
export const KEY_LENGTH = 200;
const REASON_LENGTH = 500;
const LONGEST_HOLD_SECONDS = 30 * 24 * 60 * 60;

/** Key prefix of entries that return a hold's credits. Reserved: callers must not use it. */
export const RELEASE_PREFIX = 'release:';

export interface Booking {
  balance: number;
  /** False if an earlier call with this key booked it. */
  fresh: boolean;
}

export function checkMovement({ userId, amount, reason, idempotencyKey }: CreditMovement): void {
  checkWhole('a user id', userId, Number.MAX_SAFE_INTEGER);
  checkWhole('an amount of credits', amount, LARGEST_AMOUNT);
  checkLength('a reason', reason, REASON_LENGTH);
  checkLength('an idempotency key', idempotencyKey, KEY_LENGTH);
  if (idempotencyKey.startsWith(RELEASE_PREFIX)) {
    throw new RangeError(`an idempotency key may not begin with ${RELEASE_PREFIX}`);
  }
}

export function checkHold(request: HoldRequest): void {
  checkMovement(request);
  checkWhole('the seconds of a hold', request.expiresInSeconds, LONGEST_HOLD_SECONDS);
}

function checkWhole(what: string, value: number, largest: number): void {
  if (!Number.isInteger(value) || value < 1 || value > largest) {
    throw new RangeError(`${what} must be a whole number from 1 to ${largest}, not ${value}`);
  }
}

function checkLength(what: string, text: string, longest: number): void {
  if (text.length < 1 || text.length > longest) {
    throw new RangeError(`${what} must have 1 to ${longest} characters, not ${text.length}`);
  }
}
