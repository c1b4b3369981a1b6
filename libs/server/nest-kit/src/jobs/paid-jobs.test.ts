import type { CreditMovement, CreditsPort, HoldReference } from '@danqing/contracts/credits';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { AppError } from '../errors/app-error.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { Jobs } from './jobs.ts';
import { PaidJobs, paidQueueOptions, type PaidJobOptions, type PaidJobRow } from './paid-jobs.ts';

const OPTIONS: PaidJobOptions = {
  table: 'tea_house.pots',
  columns: `id, user_id::float8 as "userId", state, attempts, failure, maker, tea`,
  workingState: 'brewing',
  queue: 'tea-pots',
  sweepQueue: 'tea-stale-pots',
  staleMinutes: 6,
  timeLimitSeconds: 300,
  retrySeconds: 10,
  payloadId: 'potId',
  ledgerPrefix: 'pot',
  failure: 'PAINTING_FAILED',
  onFailure: `tea = 'poured away'`,
};
const MAKER = { kind: 'model', name: 'kettle-3' } as const;
const PRICE = 2;

class CreateTeaHouse1 implements MigrationInterface {
  readonly name = 'CreateTeaHouse1700000000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table tea_house.pots (
        id integer primary key generated always as identity,
        user_id bigint,
        state text not null default 'waiting',
        attempts integer not null default 0,
        failure text,
        maker json,
        touched_at timestamptz not null default now(),
        tea text
      )`);
  }
  async down(): Promise<void> {}
}

interface Pot extends PaidJobRow {
  tea: string | null;
}

class Pots extends PaidJobs<Pot, string> {
  protected readonly concurrency = 1;
  // Longer than any test, so that followers depend on notifications.
  protected override readonly pollMs: number = 600_000;
  brew: (pot: Pot) => Promise<string | null> = async () => 'green';
  finish = (pot: Pot): Promise<void> => this.#setDone(pot.id);

  protected priceOf() {
    return { amount: PRICE, reason: 'tea' };
  }
  protected isStored({ tea }: Pot): boolean {
    return tea !== null;
  }
  protected async make(pot: Pot): Promise<string | null> {
    await this.markBegun(pot.id, MAKER);
    return this.brew(pot);
  }
  protected async store(id: number, tea: string): Promise<void> {
    await this.dataSource.query(`update tea_house.pots set tea = coalesce(tea, $2) where id = $1`, [id, tea]);
  }
  async #setDone(id: number): Promise<void> {
    await this.dataSource.query(`update tea_house.pots set state = 'done' where id = $1`, [id]);
  }
}

/** A ledger in memory, in which each member has `balance` credits. */
function openLedger(balance: number) {
  const holds = new Map<string, { amount: number; state: string }>();
  const keyOf = ({ userId, idempotencyKey }: HoldReference) => `${userId} ${idempotencyKey}`;
  const end = (state: string) => async (reference: HoldReference) => {
    const hold = holds.get(keyOf(reference));
    if (!hold) throw new Error(`there is no hold ${keyOf(reference)}`);
    hold.state = state;
    return balance;
  };
  const credits = {
    getBalance: async () => balance,
    async hold(movement: CreditMovement) {
      if (movement.amount > balance) throw new AppError('CREDITS_INSUFFICIENT');
      holds.set(keyOf(movement), { amount: movement.amount, state: 'held' });
      return balance;
    },
    capture: end('captured'),
    release: end('released'),
  } as unknown as CreditsPort;
  return {
    credits,
    get holds() {
      return [...holds].map(([key, { amount, state }]) => `${key}: ${amount} ${state}`);
    },
  };
}

let server: TestServer;
let databaseUrl: string;
let dataSource: DataSource;
let jobs: Jobs;
beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await openTestServer();
  databaseUrl = await server.createDatabase();
  const database = { name: 'tea_house', url: databaseUrl, entities: [], migrations: [CreateTeaHouse1] };
  dataSource = await createDataSource(database);
  jobs = await Jobs.start(databaseUrl);
  await jobs.declare(OPTIONS.queue);
});
afterAll(async () => {
  await jobs.beforeApplicationShutdown();
  await jobs.onApplicationShutdown();
  await dataSource.destroy();
  await server.close();
});
beforeEach(async () => {
  await dataSource.query(`truncate tea_house.pots restart identity; delete from jobs.job`);
});

const MEMBER = 7;
function open(balance = 10, Class: typeof Pots = Pots) {
  const ledger = openLedger(balance);
  const pots = new Class(dataSource, ledger.credits, jobs, OPTIONS);
  onTestFinished(() => pots.beforeApplicationShutdown());
  return { pots, ledger };
}
interface Given {
  userId?: number | null;
  state?: string;
  attempts?: number;
  minutesAgo?: number;
}
async function insert(
  { userId = MEMBER, state = 'waiting', attempts = 0, minutesAgo = 0 }: Given = {},
  database: DataSource | EntityManager = dataSource,
): Promise<number> {
  const [{ id }] = await database.query<[{ id: number }]>(
    `insert into tea_house.pots (user_id, state, attempts, touched_at)
     values ($1, $2, $3, now() - $4 * interval '1 minute') returning id`,
    [userId, state, attempts, minutesAgo],
  );
  return id;
}
const enqueued = () =>
  dataSource.query<{ data: object }[]>(
    `select data from jobs.job where name = '${OPTIONS.queue}' order by data::text`,
  );

describe('starting', () => {
  const findOf = (userId: number) => async (transaction: EntityManager) => {
    const rows = await transaction.query<{ id: number }[]>(
      `select id from tea_house.pots where user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  };
  const none = async () => null;

  it('adds a job for the new row, once for concurrent calls of a member', async () => {
    const { pots } = open();
    const calls = Array.from({ length: 4 }, () =>
      pots.start(MEMBER, findOf(MEMBER), (transaction) => insert({}, transaction)),
    );
    expect(await Promise.all(calls)).toEqual([1, 1, 1, 1]);
    expect(await enqueued()).toEqual([{ data: { potId: 1 } }]);
  });

  it('allows a member three unfinished jobs, whoever else has some', async () => {
    const { pots } = open();
    for (const state of ['waiting', 'brewing', 'done', 'failed']) await insert({ state });
    await insert({ userId: 8 });
    const start = (userId: number | null) =>
      pots.start(userId, none, (transaction) => insert({ userId }, transaction));
    expect(await start(MEMBER)).toBe(6);
    expect(await pots.countUnfinished(MEMBER)).toBe(3);
    await expect(start(MEMBER)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 10 });
    expect(await start(8)).toBe(7);
    for (let visitor = 0; visitor < 4; visitor += 1) await start(null);
    expect(await enqueued()).toHaveLength(6);
  });

  it('returns the conflicting job of another member, or fails without one', async () => {
    const { pots } = open();
    let found: { id: number } | null = null;
    const conflict = async () => {
      found = { id: 12 };
      return null;
    };
    expect(await pots.start(MEMBER, async () => found, conflict)).toBe(12);
    await expect(pots.start(MEMBER, none, none)).rejects.toMatchObject({ code: OPTIONS.failure });
    expect(await enqueued()).toEqual([]);
  });

  it('requires the price in credits', async () => {
    const { pots } = open(PRICE);
    await pots.requireBalance(MEMBER, PRICE);
    await expect(pots.requireBalance(MEMBER, PRICE + 1)).rejects.toMatchObject({
      code: 'CREDITS_INSUFFICIENT',
    });
  });
});

describe('an attempt', () => {
  it('takes the price and stores maker and result', async () => {
    const { pots, ledger } = open();
    const id = await insert();
    await pots.work(id);
    expect(ledger.holds).toEqual(['7 pot:1: 2 captured']);
    expect(await pots.select(id)).toEqual({
      id,
      userId: MEMBER,
      state: 'done',
      attempts: 1,
      failure: null,
      maker: MAKER,
      tea: 'green',
    });
  });

  it('is free for a visitor', async () => {
    const { pots, ledger } = open(0);
    const id = await insert({ userId: null });
    await pots.work(id);
    expect(ledger.holds).toEqual([]);
    expect(await pots.select(id)).toMatchObject({ state: 'done' });
  });

  it('fails the job of a member with too few credits, and makes nothing', async () => {
    const { pots } = open(PRICE - 1);
    const brew = vi.spyOn(pots, 'brew');
    const id = await insert();
    await pots.work(id);
    expect(brew).not.toHaveBeenCalled();
    expect(await pots.select(id)).toMatchObject({ state: 'failed', failure: 'CREDITS_INSUFFICIENT' });
  });

  it('that can have no result gives the credits back', async () => {
    const { pots, ledger } = open();
    pots.brew = async () => null;
    const id = await insert();
    await pots.work(id);
    expect(ledger.holds).toEqual(['7 pot:1: 2 released']);
    expect(await pots.select(id)).toMatchObject({
      state: 'failed',
      failure: OPTIONS.failure,
      tea: 'poured away',
    });
  });

  it('that is interrupted is repeated by the queue, and what was stored is not made again', async () => {
    const { pots, ledger } = open();
    const brew = vi.spyOn(pots, 'brew').mockRejectedValueOnce(new Error('no water'));
    const finish = vi.spyOn(pots, 'finish').mockRejectedValueOnce(new Error('no cups'));
    const id = await insert();
    await expect(pots.work(id)).rejects.toThrow('no water');
    expect(await pots.select(id)).toMatchObject({ state: 'brewing', attempts: 1, tea: null });
    await expect(pots.work(id)).rejects.toThrow('no cups');
    expect(await pots.select(id)).toMatchObject({ state: 'brewing', attempts: 2, tea: 'green' });
    await pots.work(id);
    expect(await pots.select(id)).toMatchObject({ state: 'done', attempts: 3 });
    expect([brew.mock.calls.length, finish.mock.calls.length]).toEqual([2, 2]);
    expect(ledger.holds).toEqual(['7 pot:1: 2 captured']);
  });

  it.each([
    [4, 'failed', 0],
    [3, 'done', 1],
  ])('after %i others leaves the job %s', async (attempts, state, made) => {
    const { pots } = open();
    const brew = vi.spyOn(pots, 'brew');
    const id = await insert({ state: 'brewing', attempts });
    await pots.work(id);
    expect(await pots.select(id)).toMatchObject({ state });
    expect(brew).toHaveBeenCalledTimes(made);
  });

  it.each(['done', 'failed'])('does nothing for a job that is %s', async (state) => {
    const { pots, ledger } = open();
    const id = await insert({ state });
    await pots.work(id);
    await pots.work(id + 1);
    expect(ledger.holds).toEqual([]);
    expect(await pots.select(id)).toMatchObject({ state, attempts: 0 });
  });
});

describe('the queue', () => {
  it('runs jobs, and jobs that nobody works at again every minute', async () => {
    const { pots } = open();
    await pots.onModuleInit();
    onTestFinished(() => jobs.beforeApplicationShutdown());
    const [stale, waiting] = [await insert({ state: 'brewing', minutesAgo: 7 }), await insert()];
    await jobs.enqueue(OPTIONS.queue, { potId: waiting });
    await vi.waitFor(async () => expect(await pots.select(waiting)).toMatchObject({ state: 'done' }));
    expect(await dataSource.query(`select name, cron from jobs.schedule`)).toEqual([
      { name: OPTIONS.sweepQueue, cron: '* * * * *' },
    ]);
    await jobs.enqueue(OPTIONS.sweepQueue, {});
    await vi.waitFor(async () => expect(await pots.select(stale)).toMatchObject({ state: 'done' }));
  });

  it('retries three times within the time limit of an attempt', () => {
    expect(paidQueueOptions(OPTIONS)).toEqual({ retries: 3, retryDelaySeconds: 1, timeLimitSeconds: 300 });
  });

  it('gets unfinished jobs again that are stale, once', async () => {
    const { pots } = open();
    for (const state of ['waiting', 'brewing', 'done', 'failed']) await insert({ state, minutesAgo: 7 });
    await insert({ minutesAgo: 5 });
    await pots.sweep(6);
    await pots.sweep(6);
    expect(await enqueued()).toEqual([{ data: { potId: 1 } }, { data: { potId: 2 } }]);
  });
});

describe('a follower', () => {
  const never = new AbortController().signal;
  async function statesOf(rows: AsyncIterable<Pot>, seen: string[] = []): Promise<string[]> {
    for await (const { state } of rows) seen.push(state);
    return seen;
  }

  it('sees each change of the followed job, also by another process, until it is done', async () => {
    const [here, there] = [open(), open()];
    const [id, other] = [await insert(), await insert()];
    const seen: string[] = [];
    const seenOfOther: string[] = [];
    there.pots.brew = async () => {
      await vi.waitFor(() => expect(seen.at(-1)).toBe('brewing'));
      return 'black';
    };
    const states = statesOf(here.pots.follow(id, MEMBER, never), seen);
    void statesOf(here.pots.follow(other, MEMBER, never), seenOfOther);
    // The second row arrives when the process listens, because notifications may have been missed before.
    const listening = ['waiting', 'waiting'];
    await vi.waitFor(() => expect([seen, seenOfOther]).toEqual([listening, listening]));
    await there.pots.work(id);
    expect([...new Set(await states)]).toEqual(['waiting', 'brewing', 'done']);
    expect(seenOfOther).toEqual(listening);
  });

  it('polls where a notification is lost', async () => {
    class Silent extends Pots {
      protected override readonly pollMs = 1;
      protected override notify = async (): Promise<void> => undefined;
    }
    const { pots } = open(10, Silent);
    const id = await insert();
    const states = statesOf(pots.follow(id, MEMBER, never));
    await pots.work(id);
    expect((await states).at(-1)).toBe('done');
  });

  it('learns why the own job failed, and of another only that it did', async () => {
    const { pots } = open(0);
    const id = await insert();
    await pots.work(id);
    const refusal = (caller: number | null, of = id) => statesOf(pots.follow(of, caller, never));
    await expect(refusal(MEMBER)).rejects.toMatchObject({ code: 'CREDITS_INSUFFICIENT' });
    for (const caller of [8, null])
      await expect(refusal(caller)).rejects.toMatchObject({ code: OPTIONS.failure });
    await expect(refusal(MEMBER, id + 1)).rejects.toMatchObject({ code: OPTIONS.failure });
  });

  it('leaves when the caller does or the process stops', async () => {
    const { pots } = open();
    const id = await insert();
    const gone = new AbortController();
    const seen: string[] = [];
    const [left, stopped] = [
      statesOf(pots.follow(id, MEMBER, gone.signal), seen),
      statesOf(pots.follow(id, 8, never)),
    ];
    await vi.waitFor(() => expect(seen).toContain('waiting'));
    gone.abort();
    await left;
    await pots.beforeApplicationShutdown();
    expect(await stopped).toContain('waiting');
    expect(await statesOf(pots.follow(id, MEMBER, never))).toEqual([]);
  });

  it('shares thirty places with the others of its caller', async () => {
    const { pots } = open();
    const id = await insert();
    const followers = Array.from({ length: 30 }, () => pots.follow(id, MEMBER, never));
    for (const follower of followers) await follower.next();
    await expect(pots.follow(id, MEMBER, never).next()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await pots.follow(id, 8, never).next();
    await followers[0]!.return(undefined);
    expect(await pots.follow(id, MEMBER, never).next()).toMatchObject({ value: { state: 'waiting' } });
  });
});
