import type { CreditsPort } from '@danqing/contracts/credits';
import type { ErrorCode } from '@danqing/contracts/errors';
import type { Maker } from '@danqing/contracts/makers';
import { Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { ChannelListener } from '../database/channel-listener.ts';
import { AppError } from '../errors/app-error.ts';
import { Alarm } from './alarm.ts';
import { EVERY_MINUTE, type Jobs, type QueueOptions } from './jobs.ts';
import { WaitingSlots } from './waiting-slots.ts';
import { workForCredits } from './work-for-credits.ts';

/** A job fails after these attempts. */
const MAX_ATTEMPTS = 4;
/** Maximum number of unfinished jobs of one member. */
const MAX_UNFINISHED = 3;
/** Maximum number of concurrent followers per caller; well above twenty clicks on a button. */
const MAX_FOLLOWERS = 30;

export interface PaidJobRow {
  id: number;
  /** Null for a visitor, who pays nothing. */
  userId: number | null;
  state: string;
  attempts: number;
  failure: ErrorCode | null;
  maker: Maker | null;
}

export interface PaidJobOptions {
  /**
   * Name of the table, with its schema. It has the columns id, user_id, state (`waiting`, the working state,
   * `done` or `failed`), attempts, failure, maker and touched_at.
   */
  table: string;
  columns: string;
  workingState: string;
  queue: string;
  /** Queue of the job that enqueues stale jobs again, every minute. */
  sweepQueue: string;
  /** Minutes without an update after which an unfinished job is stale; longer than an attempt. */
  staleMinutes: number;
  /** Limit for one attempt. */
  timeLimitSeconds: number;
  /** `Retry-After` of a member with too many unfinished jobs. */
  retrySeconds: number;
  /** Property of the job's payload with the row's id. */
  payloadId: string;
  /** Prefix of idempotency keys in the ledger: `painting:12`. */
  ledgerPrefix: string;
  /** Error code when every attempt failed. */
  failure: ErrorCode;
  /** Further assignments in SQL when a job fails. */
  onFailure?: string;
}

/** Returns the settings of a queue of paid jobs. */
export const paidQueueOptions = ({ timeLimitSeconds }: PaidJobOptions): QueueOptions => ({
  retries: MAX_ATTEMPTS - 1,
  retryDelaySeconds: 1,
  timeLimitSeconds,
});

/**
 * Queue of work that members pay for. Each job is a row of the service's table; the queue holds only its id.
 * A job takes its price on success only, survives crashes, and fails after four attempts.
 */
export abstract class PaidJobs<Row extends PaidJobRow, Result>
  implements OnModuleInit, BeforeApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  readonly #stopping = new AbortController();
  readonly #slots = new WaitingSlots<number | null>(MAX_FOLLOWERS);
  readonly #followers = new Set<{ id: number; alarm: Alarm }>();
  #listener: ChannelListener | null = null;

  constructor(
    protected readonly dataSource: DataSource,
    protected readonly credits: CreditsPort,
    private readonly jobs: Jobs,
    private readonly options: PaidJobOptions,
  ) {}

  /** Polling interval of followers, in milliseconds: the fallback for a lost notification. */
  protected readonly pollMs: number = 5_000;
  /** Number of jobs that this process runs at the same time. */
  protected abstract readonly concurrency: number;
  /** Returns the price, or null for free work. */
  protected abstract priceOf(row: Row): { amount: number; reason: string } | null;
  protected abstract isStored(row: Row): boolean;
  /** Returns the result, or null when no attempt can succeed. Rejects when a retry may. */
  protected abstract make(row: Row): Promise<Result | null>;
  /** Stores the result in the row. If two attempts made one, the first one wins. */
  protected abstract store(id: number, result: Result): Promise<void>;
  /** Publishes a paid result and sets the state to `done`. Repeated calls have no effect. */
  protected abstract finish(row: Row): Promise<void>;

  async onModuleInit(): Promise<void> {
    const { queue, sweepQueue, staleMinutes, payloadId } = this.options;
    const options = { ...paidQueueOptions(this.options), concurrency: this.concurrency };
    await this.jobs.work<Record<string, number>>(queue, options, ({ data }) => this.work(data[payloadId]!));
    await this.jobs.repeat(sweepQueue, EVERY_MINUTE, () => this.sweep(staleMinutes));
  }

  /** Ends all followers; clients reconnect to the same job. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.#listener?.stop();
  }

  /**
   * Fails early. The hold checks the balance again.
   *
   * @throws {AppError} CREDITS_INSUFFICIENT
   */
  async requireBalance(userId: number, price: number): Promise<void> {
    if ((await this.credits.getBalance(userId)) < price) throw new AppError('CREDITS_INSUFFICIENT');
  }

  /**
   * Starts a job, or returns the id of the one that `find` returns. A member's concurrent calls are
   * serialised with an advisory lock, so each one finds the previous one's job. Visitors share one lock.
   *
   * @param insert returns null when another member's job conflicts; `find` then returns that job
   * @throws {AppError} RATE_LIMITED when the member has three unfinished jobs
   */
  async start(
    userId: number | null,
    find: (transaction: EntityManager) => Promise<{ id: number } | null>,
    insert: (transaction: EntityManager) => Promise<number | null>,
  ): Promise<number> {
    const { queue, payloadId, failure, retrySeconds } = this.options;
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(hashtext($1), $2::integer)`, [
        queue,
        userId ?? 0,
      ]);
      const known = await find(transaction);
      if (known) return known.id;
      if (userId !== null && (await this.countUnfinished(userId, transaction)) >= MAX_UNFINISHED)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: retrySeconds });
      const id = await insert(transaction);
      if (id === null) {
        const other = await find(transaction);
        if (other) return other.id;
        throw new AppError(failure);
      }
      await this.jobs.enqueue(queue, { [payloadId]: id }, transaction);
      return id;
    });
  }

  /**
   * Yields the row now and after each change; the last one is done. Ends early on abort or when the process
   * stops.
   *
   * @throws {AppError} the job's failure, or RATE_LIMITED when the caller follows too many jobs
   */
  async *follow(id: number, caller: number | null, gone: AbortSignal): AsyncGenerator<Row> {
    const leave = this.#slots.take(caller);
    const follower = { id, alarm: new Alarm() };
    this.#followers.add(follower);
    this.#listen();
    const signal = AbortSignal.any([gone, this.#stopping.signal]);
    try {
      while (!signal.aborted) {
        const row = await this.select(id);
        // Another member's failure, such as a lack of credits, stays private.
        const failure = row && row.userId === caller ? row.failure : null;
        if (!row || row.state === 'failed') throw new AppError(failure ?? this.options.failure);
        yield row;
        if (row.state === 'done') return;
        await follower.alarm.sleep(this.pollMs, signal);
      }
    } finally {
      this.#followers.delete(follower);
      leave();
    }
  }

  /** Notifies the followers of a job in all processes. A lost notification only delays them. */
  protected async notify(id: number): Promise<void> {
    await this.dataSource
      .query(`select pg_notify($1, $2)`, [this.#channel, String(id)])
      .catch(() => undefined);
  }

  #listen(): void {
    // A listener that starts after the shutdown would never be stopped.
    if (this.#listener || this.#stopping.signal.aborted) return;
    this.#listener = new ChannelListener({
      databaseUrl: (this.dataSource.options as { url: string }).url,
      channel: this.#channel,
      onNotify: (payload) => {
        for (const { id, alarm } of this.#followers)
          if (payload === null || payload === String(id)) alarm.ring();
      },
    });
    void this.#listener.start();
  }

  get #channel(): string {
    return this.options.table.replace('.', '_');
  }

  async select(id: number): Promise<Row | null> {
    const { columns, table } = this.options;
    const rows = await this.dataSource.query<Row[]>(`select ${columns} from ${table} where id = $1`, [id]);
    return rows[0] ?? null;
  }

  async countUnfinished(
    userId: number,
    database: EntityManager | DataSource = this.dataSource,
  ): Promise<number> {
    const [{ count }] = await database.query<[{ count: number }]>(
      `select count(*)::integer as count from ${this.options.table} where user_id = $1 and ${this.#unfinished}`,
      [userId],
    );
    return count;
  }

  get #unfinished(): string {
    return `state in ('waiting', '${this.options.workingState}')`;
  }

  /** Enqueues unfinished jobs that were not updated for `minutes`. */
  async sweep(minutes: number): Promise<void> {
    const { table, queue, payloadId } = this.options;
    const [rows] = await this.dataSource.query<[{ id: number }[], number]>(
      `update ${table} set touched_at = now()
       where ${this.#unfinished} and touched_at < now() - $1 * interval '1 minute' returning id`,
      [minutes],
    );
    for (const { id } of rows) await this.jobs.enqueue(queue, { [payloadId]: id });
  }

  /** Runs one attempt. Rejects when a retry may succeed. */
  async work(id: number): Promise<void> {
    const row = await this.#beginAttempt(id);
    if (!row) return;
    const { ledgerPrefix, failure } = this.options;
    const price = this.priceOf(row);
    try {
      await workForCredits(this.credits, {
        price:
          price && row.userId !== null
            ? { userId: row.userId, idempotencyKey: `${ledgerPrefix}:${id}`, ...price }
            : null,
        stored: this.isStored(row),
        make: async () => (row.attempts > MAX_ATTEMPTS ? null : this.make(row)),
        store: (result) => this.store(id, result),
        finish: () => this.finish(row),
        failure,
        fail: (why) => this.#markFailed(id, why),
      });
    } finally {
      await this.notify(id);
    }
  }

  /** Counts an attempt. Returns null when the job has ended. */
  async #beginAttempt(id: number): Promise<Row | null> {
    const { table, columns } = this.options;
    const [rows] = await this.dataSource.query<[Row[], number]>(
      `update ${table} set attempts = attempts + 1, touched_at = now()
       where id = $1 and ${this.#unfinished} returning ${columns}`,
      [id],
    );
    return rows[0] ?? null;
  }

  protected async markBegun(id: number, maker: Maker): Promise<void> {
    const { table, workingState } = this.options;
    await this.dataSource.query(
      `update ${table} set state = $2, maker = $3, touched_at = now() where id = $1 and ${this.#unfinished}`,
      [id, workingState, JSON.stringify(maker)],
    );
    await this.notify(id);
  }

  async #markFailed(id: number, failure: ErrorCode): Promise<void> {
    const { table, onFailure = '' } = this.options;
    await this.dataSource.query(
      `update ${table} set state = 'failed', failure = $2, touched_at = now() ${onFailure && `, ${onFailure}`}
       where id = $1 and ${this.#unfinished}`,
      [id, failure],
    );
  }
}
