import type { CreditHistory, CreditHistoryRequest } from './history.ts';

/** Port of the credits service. Every movement needs an idempotency key. */
export interface CreditsPort {
  /** Returns the account's balance; 0 for a new account. */
  getBalance(userId: number): Promise<number>;
  getHistory(request: CreditHistoryRequest): Promise<CreditHistory>;
  /** Adds credits once per key and returns the balance. Idempotent. */
  grant(movement: CreditMovement): Promise<number>;
  /**
   * Charges credits once per key and returns the balance. Idempotent.
   *
   * @throws {Error} with the code CREDITS_INSUFFICIENT when the balance is too small
   */
  debit(request: DebitRequest): Promise<number>;
  /**
   * Reserves credits for pending work, once per key, and returns the balance. Finish with `capture` or
   * `release` under the same key; otherwise the hold is released when it expires.
   *
   * @throws {Error} with the code CREDITS_INSUFFICIENT when the balance is too small
   */
  hold(request: HoldRequest): Promise<number>;
  /**
   * Charges a hold. Idempotent.
   *
   * @throws {Error} when the hold does not exist or was released
   */
  capture(hold: HoldReference): Promise<number>;
  /**
   * Releases a hold. Idempotent.
   *
   * @throws {Error} when the hold does not exist or was captured
   */
  release(hold: HoldReference): Promise<number>;
  /**
   * Revokes credits as far as the balance allows, once per key. A call that revokes no credits leaves the key
   * unused.
   */
  takeBack(movement: CreditMovement): Promise<Revocation>;
}

export interface Revocation {
  /** Number of revoked credits, from 0 to the requested amount. */
  taken: number;
  balance: number;
}

export interface CreditMovement {
  userId: number;
  amount: number;
  /** A short constant such as `signup` or `palette-export`. */
  reason: string;
  /** At most 200 characters; unique per member. */
  idempotencyKey: string;
}

export interface DebitRequest extends CreditMovement {
  /**
   * A job that is queued in the same transaction as the debit, so that the paid work is delivered even if the
   * caller crashes. The queue must exist. A repeated debit adds no job.
   */
  job?: { queue: string; data: object };
}

export interface HoldRequest extends CreditMovement {
  /** Seconds after which an unfinished hold is released. */
  expiresInSeconds: number;
}

export type HoldReference = Pick<CreditMovement, 'userId' | 'idempotencyKey'>;
