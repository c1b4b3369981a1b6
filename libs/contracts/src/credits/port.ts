import type { CreditHistory, CreditHistoryRequest } from './history.ts';

/** What other services may ask of the credits service. Every call that moves credits carries an idempotency key. */
export interface CreditsPort {
  /** Credits of an account; 0 when it has none yet. */
  getBalance(userId: number): Promise<number>;
  /** A page of what moved the credits of an account, the newest first. */
  getHistory(request: CreditHistoryRequest): Promise<CreditHistory>;
  /** Adds credits once per key; a repeated call changes nothing. Returns the balance. */
  grant(movement: CreditMovement): Promise<number>;
  /**
   * Takes credits once per key; a repeated call changes nothing. Returns the balance.
   * @throws an error with the code CREDITS_INSUFFICIENT when the balance is too small; then nothing is charged
   */
  debit(request: DebitRequest): Promise<number>;
  /**
   * Takes credits for work that has yet to succeed, once per key. Work that ends calls `capture` or `release` with
   * the same key; a hold without either is released when it expires. Returns the balance.
   * @throws an error with the code CREDITS_INSUFFICIENT when the balance is too small; then nothing is held
   */
  hold(request: HoldRequest): Promise<number>;
  /** Keeps what was held, for good. A repeated call changes nothing. @throws when there is no such hold or it was released */
  capture(hold: HoldReference): Promise<number>;
  /** Gives back what was held, once. A repeated call changes nothing. @throws when there is no such hold or it was captured */
  release(hold: HoldReference): Promise<number>;
  /**
   * Takes credits for which nothing is to be had any more, as far as they are still there. Under one key it takes once;
   * a call that found nothing leaves the key free.
   */
  takeBack(movement: CreditMovement): Promise<TakenBack>;
}

export interface TakenBack {
  /** From 0 to the amount that was asked for. */
  taken: number;
  balance: number;
}

export interface CreditMovement {
  userId: number;
  /** Positive whole number of credits. */
  amount: number;
  /** What it was for, a short constant like `signup` or `palette-export`. */
  reason: string;
  /** At most 200 characters; unique per member. */
  idempotencyKey: string;
}

export interface DebitRequest extends CreditMovement {
  /**
   * A job that exists if, and only if, the debit does: by it the caller finishes what was paid for, also when it died
   * before it had the answer. The caller has opened the queue. A repeated debit adds none.
   */
  job?: { queue: string; data: object };
}

export interface HoldRequest extends CreditMovement {
  /** After this many seconds without `capture` or `release` the credits go back. */
  expiresInSeconds: number;
}

export type HoldReference = Pick<CreditMovement, 'userId' | 'idempotencyKey'>;
