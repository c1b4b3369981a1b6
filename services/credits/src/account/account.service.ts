import type {
  CreditHistory,
  CreditHistoryRequest,
  CreditMovement,
  CreditsPort,
  DebitRequest,
  HoldReference,
  HoldRequest,
  Revocation,
} from '@danqing/contracts/credits';
import { AppError, Jobs } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readHistory } from '../history/read-history.ts';
import { captureHold, releaseHold, selectHoldState } from '../hold/hold.queries.ts';
import {
  insertDebit,
  insertGrant,
  insertHold,
  lockAccount,
  selectBalance,
  selectMovement,
  type Database,
} from './account.queries.ts';
import { checkHold, checkMovement, type Booking } from './movement.ts';

/**
 * Books credits into the ledger and reads balances. Every movement has an idempotency key: the first call
 * books the movement, and a repeated call returns the booked one. A call that reuses the key for a different
 * movement rejects, because that is a bug in the caller.
 */
@Injectable()
export class AccountService implements CreditsPort {
  constructor(
    @Inject(getDataSourceToken('credits')) private readonly dataSource: DataSource,
    @Inject(Jobs) private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  getHistory(request: CreditHistoryRequest): Promise<CreditHistory> {
    return readHistory(this.dataSource, request);
  }

  async getBalance(userId: number): Promise<number> {
    return (await selectBalance(this.dataSource, userId)) ?? 0;
  }

  async grant(movement: CreditMovement): Promise<number> {
    return (await this.grantOnce(movement)).balance;
  }

  /**
   * Grants credits and returns whether this call booked them.
   *
   * @param actor the operator who grants by hand; null for the product itself
   */
  async grantOnce(movement: CreditMovement, actor: string | null = null): Promise<Booking> {
    checkMovement(movement);
    const balance = await insertGrant(this.dataSource, { ...movement, actor });
    if (balance !== null) return { balance, fresh: true };
    const repeated = await this.#repeat(this.dataSource, movement, { delta: movement.amount, held: false });
    if (!repeated) throw new Error(`nothing was granted under the key ${movement.idempotencyKey}`);
    return repeated;
  }

  async debit({ job, ...movement }: DebitRequest): Promise<number> {
    checkMovement(movement);
    const wanted = { delta: -movement.amount, held: false };
    if (!job) {
      const balance = await insertDebit(this.dataSource, movement);
      return (await this.#booked(this.dataSource, balance, movement, wanted)).balance;
    }
    return this.dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, movement.userId);
      const balance = await insertDebit(transaction, movement);
      const booking = await this.#booked(transaction, balance, movement, wanted);
      if (booking.fresh) await this.jobs.enqueue(job.queue, job.data, transaction);
      return booking.balance;
    });
  }

  /**
   * A repeated call succeeds like the first one, even if the hold has ended since. Only `capture` reports an
   * ended hold.
   */
  async hold(request: HoldRequest): Promise<number> {
    checkHold(request);
    const balance = await insertHold(this.dataSource, request);
    const wanted = { delta: -request.amount, held: true };
    return (await this.#booked(this.dataSource, balance, request, wanted)).balance;
  }

  async capture(hold: HoldReference): Promise<number> {
    if (!(await captureHold(this.dataSource, hold))) await this.#checkEnded(hold, 'captured');
    return this.getBalance(hold.userId);
  }

  async release(hold: HoldReference): Promise<number> {
    if (!(await releaseHold(this.dataSource, hold))) await this.#checkEnded(hold, 'released');
    return this.getBalance(hold.userId);
  }

  async takeBack(movement: CreditMovement): Promise<Revocation> {
    checkMovement(movement);
    return this.dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, movement.userId);
      const found = await selectMovement(transaction, movement);
      if (found) {
        const { delta, reason, held, balance } = found;
        const taken = -delta;
        if (taken > 0 && taken <= movement.amount && reason === movement.reason && !held)
          return { taken, balance };
        throw new Error(
          `the key ${movement.idempotencyKey} stands for ${describe(found)} and takes back nothing`,
        );
      }
      const before = (await selectBalance(transaction, movement.userId)) ?? 0;
      const taken = Math.min(before, movement.amount);
      if (taken === 0) return { taken, balance: before };
      const balance = await insertDebit(transaction, { ...movement, amount: taken });
      if (balance === null) throw new Error(`nothing was taken back under ${movement.idempotencyKey}`);
      return { taken, balance };
    });
  }

  /** Interprets a null balance: either the key was used before, or the balance is too low. */
  async #booked(
    database: Database,
    balance: number | null,
    movement: CreditMovement,
    wanted: { delta: number; held: boolean },
  ): Promise<Booking> {
    if (balance !== null) return { balance, fresh: true };
    const repeated = await this.#repeat(database, movement, wanted);
    if (!repeated) throw new AppError('CREDITS_INSUFFICIENT');
    return repeated;
  }

  async #repeat(
    database: Database,
    movement: CreditMovement,
    wanted: { delta: number; held: boolean },
  ): Promise<Booking | null> {
    const found = await selectMovement(database, movement);
    if (!found) return null;
    const { idempotencyKey, reason } = movement;
    if (found.delta !== wanted.delta || found.reason !== reason || found.held !== wanted.held) {
      const asked = describe({ ...wanted, reason });
      throw new Error(
        `the key ${idempotencyKey} stands for ${describe(found)} and cannot stand for ${asked}`,
      );
    }
    return { balance: found.balance, fresh: false };
  }

  async #checkEnded({ userId, idempotencyKey }: HoldReference, wanted: 'captured' | 'released') {
    const state = await selectHoldState(this.dataSource, { userId, idempotencyKey });
    if (state === wanted) return;
    throw new Error(
      state === null
        ? `there is no hold with the key ${idempotencyKey}`
        : `the hold with the key ${idempotencyKey} is ${state} and cannot be ${wanted}`,
    );
  }
}

const describe = ({ delta, reason, held }: { delta: number; reason: string; held: boolean }) =>
  `${delta} credits (${reason}${held ? ', held' : ''})`;
