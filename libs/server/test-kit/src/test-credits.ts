import type { CreditsPort, HoldReference, HoldRequest } from '@danqing/contracts/credits';
import { AppError } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';

export interface TestHold {
  key: string;
  amount: number;
  reason: string;
  state: 'held' | 'captured' | 'released';
}

/**
 * Replaces the credits service in tests. Its tables are in the tested service's schema, so that several
 * processes share them. A member starts with 10 credits.
 */
export class TestCredits implements Pick<CreditsPort, 'getBalance' | 'hold' | 'capture' | 'release'> {
  onCall: (call: 'hold' | 'capture' | 'release', when: 'before' | 'after') => void = () => undefined;
  unavailable = false;
  readonly #database: () => DataSource;

  constructor(database: () => DataSource) {
    this.#database = database;
  }

  async create(): Promise<void> {
    await this.#database().query(`
      create table test_members (user_id integer primary key, balance integer not null check (balance >= 0));
      create table test_holds (user_id integer, key text, amount integer, reason text,
        state text not null default 'held', primary key (user_id, key))`);
  }

  async setBalance(userId: number, balance: number): Promise<void> {
    await this.#database().query(
      `insert into test_members values ($1, $2) on conflict (user_id) do update set balance = $2`,
      [userId, balance],
    );
  }

  async getBalance(userId: number): Promise<number> {
    this.#answer();
    const [row] = await this.#database().query<{ balance: number }[]>(
      `select balance from test_members where user_id = $1`,
      [userId],
    );
    return row?.balance ?? 10;
  }

  async hold({ userId, idempotencyKey, amount, reason }: HoldRequest): Promise<number> {
    this.#answer();
    this.onCall('hold', 'before');
    await this.#database().transaction(async (transaction) => {
      await transaction.query(`insert into test_members values ($1, 10) on conflict do nothing`, [userId]);
      await transaction.query(`select from test_members where user_id = $1 for update`, [userId]);
      const held = await transaction.query<unknown[]>(
        `select from test_holds where user_id = $1 and key = $2`,
        [userId, idempotencyKey],
      );
      if (held.length > 0) return;
      const [, taken] = await transaction.query<[unknown[], number]>(
        `update test_members set balance = balance - $2 where user_id = $1 and balance >= $2`,
        [userId, amount],
      );
      if (taken === 0) throw new AppError('CREDITS_INSUFFICIENT');
      await transaction.query(`insert into test_holds values ($1, $2, $3, $4)`, [
        userId,
        idempotencyKey,
        amount,
        reason,
      ]);
    });
    this.onCall('hold', 'after');
    return this.getBalance(userId);
  }

  capture(hold: HoldReference): Promise<number> {
    return this.#end(hold, 'capture', 'captured');
  }

  release(hold: HoldReference): Promise<number> {
    return this.#end(hold, 'release', 'released');
  }

  async holdsOf(userId: number): Promise<TestHold[]> {
    return this.#database().query(
      `select key, amount, reason, state from test_holds where user_id = $1 order by key`,
      [userId],
    );
  }

  async #end(
    { userId, idempotencyKey }: HoldReference,
    call: 'capture' | 'release',
    wanted: 'captured' | 'released',
  ): Promise<number> {
    this.#answer();
    this.onCall(call, 'before');
    await this.#database().transaction(async (transaction) => {
      const [hold] = await transaction.query<TestHold[]>(
        `select * from test_holds where user_id = $1 and key = $2 for update`,
        [userId, idempotencyKey],
      );
      if (hold?.state === wanted) return;
      if (hold?.state !== 'held') throw new Error(`the hold is ${hold?.state ?? 'not there'}`);
      await transaction.query(`update test_holds set state = $3 where user_id = $1 and key = $2`, [
        userId,
        idempotencyKey,
        wanted,
      ]);
      if (wanted === 'released')
        await transaction.query(`update test_members set balance = balance + $2 where user_id = $1`, [
          userId,
          hold.amount,
        ]);
    });
    this.onCall(call, 'after');
    return this.getBalance(userId);
  }

  #answer(): void {
    if (this.unavailable) throw new Error('the credits service is away');
  }
}
