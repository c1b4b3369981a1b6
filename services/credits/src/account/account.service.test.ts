import type { CreditMovement, DebitRequest } from '@danqing/contracts/credits';
import { AppError, isDatabaseUnavailable } from '@danqing/nest-kit';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { auditLedger } from '../audit/audit-ledger.ts';
import { CALLERS_QUEUE, openCredits, type TestCredits } from '../testing/open-credits.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(async () => {
  const { problems } = await auditLedger(ledger.dataSource);
  await ledger.close();
  expect(problems).toEqual([]);
});

const movement = (userId: number, given: Partial<CreditMovement> = {}): CreditMovement => ({
  userId,
  amount: 10,
  reason: 'test',
  idempotencyKey: 'key',
  ...given,
});
const grant = (userId: number, given?: Partial<CreditMovement>) =>
  ledger.credits.grant(movement(userId, given));
const debit = (userId: number, given?: Partial<CreditMovement>) =>
  ledger.credits.debit(movement(userId, given));
const together = async (count: number, call: (index: number) => Promise<number>) =>
  new Set(await Promise.all(Array.from({ length: count }, (_, index) => call(index))));
const insufficient = expect.objectContaining({ code: 'CREDITS_INSUFFICIENT' });

it('says 0 for a member without an account', async () => {
  expect(await ledger.credits.getBalance(1)).toBe(0);
});

describe('a grant', () => {
  it('opens the account and writes the entry', async () => {
    const member = await ledger.newMember();
    expect(await grant(member)).toBe(10);
    expect(await ledger.credits.getBalance(member)).toBe(10);
    expect(await ledger.entries(member)).toEqual([[10, 10, 'key']]);
  });

  it('happens once for 100 calls at once with one key', async () => {
    const member = await ledger.newMember();
    expect(await together(100, () => grant(member))).toEqual(new Set([10]));
    expect(await ledger.entries(member)).toHaveLength(1);
    expect(await grant(member)).toBe(10);
  });

  it('adds up with 99 others at once', async () => {
    const member = await ledger.newMember();
    await together(100, (index) => grant(member, { amount: index + 1, idempotencyKey: `top-up:${index}` }));
    expect(await ledger.credits.getBalance(member)).toBe(5050);
    let balance = 0;
    for (const [delta, balanceAfter] of await ledger.entries(member)) {
      balance += delta;
      expect(balanceAfter).toBe(balance);
    }
    expect(balance).toBe(5050);
  });

  it('says whether this call booked it', async () => {
    const member = await ledger.newMember();
    expect(await ledger.credits.grantOnce(movement(member))).toEqual({ balance: 10, fresh: true });
    expect(await ledger.credits.grantOnce(movement(member))).toEqual({ balance: 10, fresh: false });
  });

  it('has nothing to do with the same key of another member', async () => {
    const [one, other] = [await ledger.newMember(), await ledger.newMember()];
    expect(await grant(one)).toBe(10);
    expect(await grant(other)).toBe(10);
  });
});

describe('a debit', () => {
  it('takes and writes the entry', async () => {
    const member = await ledger.newMember(10);
    expect(await debit(member, { amount: 4 })).toBe(6);
    expect(await ledger.entries(member)).toEqual([
      [10, 10, 'signup'],
      [-4, 6, 'key'],
    ]);
  });

  it('takes the last credit, and then none', async () => {
    const member = await ledger.newMember(10);
    expect(await debit(member)).toBe(0);
    const refused = debit(member, { amount: 1, idempotencyKey: 'more' });
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'CREDITS_INSUFFICIENT', kind: 'payment' });
    expect(await ledger.entries(member)).toHaveLength(2);
  });

  it('refuses a member without an account, and opens none', async () => {
    const member = await ledger.newMember();
    await expect(debit(member)).rejects.toEqual(insufficient);
    expect(
      await ledger.dataSource.query('select from credits.accounts where user_id = $1', [member]),
    ).toEqual([]);
  });

  it('can be repeated when a grant has come in since it was refused', async () => {
    const member = await ledger.newMember(9);
    await expect(debit(member)).rejects.toEqual(insufficient);
    await grant(member, { amount: 1, idempotencyKey: 'top-up' });
    expect(await debit(member)).toBe(0);
  });

  it('never overspends: of 200 at once on a balance of 50 exactly 50 succeed', async () => {
    const member = await ledger.newMember(50);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        debit(member, { amount: 1, idempotencyKey: `debit:${index}` }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(Array(150).fill(insufficient));
    expect(await ledger.credits.getBalance(member)).toBe(0);
    expect(await ledger.entries(member)).toHaveLength(51);
  });

  it('happens once for 100 calls at once with one key, and for 100 after another', async () => {
    const member = await ledger.newMember(50);
    expect(await together(100, () => debit(member, { amount: 1 }))).toEqual(new Set([49]));
    for (let call = 0; call < 100; call += 1) expect(await debit(member, { amount: 1 })).toBe(49);
    expect(await ledger.entries(member)).toHaveLength(2);
  });

  it('is known again with nothing left', async () => {
    const member = await ledger.newMember(10);
    expect(await together(100, () => debit(member))).toEqual(new Set([0]));
    expect(await debit(member)).toBe(0);
  });
});

it.each<[string, (member: number) => Promise<number>, balance: number]>([
  ['grant', (member) => grant(member), 20],
  ['debit', (member) => debit(member), 0],
  ['hold', (member) => ledger.credits.hold({ ...movement(member), expiresInSeconds: 60 }), 0],
])('a %s that another one with its key overtakes answers like that one', async (_, call, balance) => {
  const member = await ledger.newMember(10);
  const lock = ledger.dataSource.createQueryRunner();
  await lock.startTransaction();
  await lock.query('select from credits.accounts where user_id = $1 for update', [member]);
  const calls = Promise.all([call(member), call(member)]);
  // Both statements have begun, so neither sees the entry of the other.
  await vi.waitFor(async () =>
    expect(
      await lock.query(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toEqual([{ waiting: 2 }]),
  );
  await lock.commitTransaction();
  await lock.release();
  expect(await calls).toEqual([balance, balance]);
  expect(await ledger.entries(member)).toHaveLength(2);
});

describe('a debit with a job', () => {
  const paid = (userId: number, given?: Partial<DebitRequest>) =>
    ledger.credits.debit({
      ...movement(userId),
      job: { queue: CALLERS_QUEUE, data: { userId, what: 'a palette' } },
      ...given,
    });

  it('adds the job once for 100 calls at once and again', async () => {
    const member = await ledger.newMember(10);
    expect(await together(100, () => paid(member))).toEqual(new Set([0]));
    expect(await paid(member)).toBe(0);
    expect(await ledger.entries(member)).toHaveLength(2);
    expect(await ledger.jobsOf(member)).toEqual([{ userId: member, what: 'a palette' }]);
  });

  it('adds none when the balance is too small, or an earlier call without a job booked it', async () => {
    const [poor, early] = [await ledger.newMember(9), await ledger.newMember(10)];
    await expect(paid(poor)).rejects.toEqual(insufficient);
    await debit(early);
    expect(await paid(early)).toBe(0);
    expect(await ledger.jobsOf(poor)).toEqual([]);
    expect(await ledger.jobsOf(early)).toEqual([]);
  });

  it('succeeds at once with others exactly as often as the balance allows', async () => {
    const member = await ledger.newMember(70);
    const calls = Array.from({ length: 40 }, (_, index) => paid(member, { idempotencyKey: `key:${index}` }));
    const booked = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(booked).toHaveLength(7);
    expect(await ledger.jobsOf(member)).toHaveLength(7);
    expect(await ledger.credits.getBalance(member)).toBe(0);
  });

  it.each([
    ['the job cannot be added', 'trigger', 'before insert', 'jobs.job', ''],
    [
      'the charge cannot be committed',
      'constraint trigger',
      'after insert',
      'credits.ledger',
      'deferrable initially deferred',
    ],
  ])('books and adds nothing when %s', async (_, trigger, when, table, deferred) => {
    const member = await ledger.newMember(10);
    await ledger.dataSource
      .query(`create or replace function jobs.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$`);
    await ledger.dataSource.query(
      `create ${trigger} refuse ${when} on ${table} ${deferred} for each row execute function jobs.refuse()`,
    );
    await expect(paid(member)).rejects.toThrow('not today');
    await ledger.dataSource.query(`drop trigger refuse on ${table}`);
    expect(await ledger.entries(member)).toHaveLength(1);
    expect(await ledger.jobsOf(member)).toEqual([]);
    expect(await paid(member)).toBe(0);
    expect(await ledger.jobsOf(member)).toHaveLength(1);
  });
});

describe('a key that stands for something else', () => {
  const other: [string, Partial<CreditMovement>][] = [
    ['more', { amount: 11 }],
    ['less', { amount: 9 }],
    ['another reason', { reason: 'other' }],
  ];

  it.each(other)('is refused for a grant of %s', async (_, change) => {
    const member = await ledger.newMember();
    await grant(member);
    await expect(grant(member, change)).rejects.toThrow(
      'the key key stands for 10 credits (test) and cannot',
    );
    expect(await ledger.entries(member)).toHaveLength(1);
  });

  it.each(other)('is refused for a debit of %s', async (_, change) => {
    const member = await ledger.newMember(100);
    await debit(member);
    await expect(debit(member, change)).rejects.toThrow('the key key stands for -10 credits (test)');
    expect(await ledger.credits.getBalance(member)).toBe(90);
  });

  it('is refused for the opposite and for a hold', async () => {
    const member = await ledger.newMember(100);
    await debit(member);
    await expect(grant(member)).rejects.toThrow('cannot stand for 10 credits (test)');
    await expect(ledger.credits.hold({ ...movement(member), expiresInSeconds: 60 })).rejects.toThrow(
      'stands for -10 credits (test) and cannot stand for -10 credits (test, held)',
    );
    await ledger.credits.hold({ ...movement(member, { idempotencyKey: 'held' }), expiresInSeconds: 60 });
    await expect(debit(member, { idempotencyKey: 'held' })).rejects.toThrow('stands for');
    expect(await ledger.credits.getBalance(member)).toBe(80);
  });
});

describe('what no caller may ask for', () => {
  const wrong: [string, Partial<CreditMovement>][] = [
    ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001].map(
      (amount): [string, Partial<CreditMovement>] => [`an amount of ${amount}`, { amount }],
    ),
    ...[0, -1, 1.5, Number.NaN, 2 ** 53].map((userId): [string, Partial<CreditMovement>] => [
      `member ${userId}`,
      { userId },
    ]),
    ['no key', { idempotencyKey: '' }],
    ['a key of 201 characters', { idempotencyKey: 'x'.repeat(201) }],
    ['a key of a release', { idempotencyKey: 'release:key' }],
    ['no reason', { reason: '' }],
    ['an endless reason', { reason: 'x'.repeat(501) }],
  ];

  it.each(wrong)('is refused: %s', async (_, change) => {
    const member = await ledger.newMember(100);
    await expect(grant(member, change)).rejects.toThrow(RangeError);
    await expect(debit(member, change)).rejects.toThrow(RangeError);
    const hold = { ...movement(member, change), expiresInSeconds: 60 };
    await expect(ledger.credits.hold(hold)).rejects.toThrow(RangeError);
    await expect(ledger.credits.takeBack(movement(member, change))).rejects.toThrow(RangeError);
    expect(await ledger.entries(member)).toHaveLength(1);
  });

  it('takes the longest key and the largest amount', async () => {
    const member = await ledger.newMember();
    const largest = { amount: 1_000_000_000, idempotencyKey: '字'.repeat(200) };
    expect(await grant(member, largest)).toBe(1_000_000_000);
    expect(await grant(member, largest)).toBe(1_000_000_000);
  });
});

describe('the database refuses', () => {
  it.each([
    `update credits.ledger set delta = 1`,
    `update credits.ledger set delta = 1 where false`,
    'delete from credits.ledger',
    'truncate credits.ledger cascade',
    'delete from credits.holds',
    'truncate credits.holds',
  ])('%s', async (statement) => {
    const member = await ledger.newMember(10);
    await expect(ledger.dataSource.query(statement)).rejects.toThrow('is refused');
    expect(await ledger.entries(member)).toHaveLength(1);
  });

  it('a negative balance', async () => {
    const member = await ledger.newMember(10);
    await expect(
      ledger.dataSource.query('update credits.accounts set balance = balance - 11 where user_id = $1', [
        member,
      ]),
    ).rejects.toThrow('check constraint');
  });

  it('a hold without its entry', async () => {
    const member = await ledger.newMember(10);
    await expect(
      ledger.dataSource.query(
        `insert into credits.holds (user_id, idempotency_key, expires_at) values ($1, 'none', now())`,
        [member],
      ),
    ).rejects.toThrow('foreign key');
  });
});

it('undoes and repeats its migrations', async () => {
  const other = await openCredits();
  await other.dataSource.undoLastMigration();
  await other.dataSource.undoLastMigration();
  expect(await other.dataSource.query(`select to_regclass('credits.ledger') as found`)).toEqual([
    { found: null },
  ]);
  expect(await other.dataSource.runMigrations()).toHaveLength(2);
  await other.close();
});

describe('takeBack', () => {
  const back = (userId: number, amount: number, idempotencyKey = 'refund:1') =>
    ledger.credits.takeBack({ userId, amount, reason: 'refund', idempotencyKey });

  it('takes what is there, and once under a key', async () => {
    const userId = await ledger.newMember(30);
    expect(await back(userId, 20)).toEqual({ taken: 20, balance: 10 });
    expect(await back(userId, 20)).toEqual({ taken: 20, balance: 10 });
    expect(await back(userId, 50, 'refund:2')).toEqual({ taken: 10, balance: 0 });
    expect(await ledger.entries(userId)).toEqual([
      [30, 30, 'signup'],
      [-20, 10, 'refund:1'],
      [-10, 0, 'refund:2'],
    ]);
  });

  it('finds nothing without an account or credits, and leaves the key free', async () => {
    const userId = await ledger.newMember();
    expect(await back(userId, 20)).toEqual({ taken: 0, balance: 0 });
    await ledger.credits.grant({ userId, amount: 5, reason: 'gift', idempotencyKey: 'gift' });
    expect(await back(userId, 20)).toEqual({ taken: 5, balance: 0 });
  });

  it('takes once however many ask at the same time, and never more than there is', async () => {
    const userId = await ledger.newMember(30);
    const same = await Promise.all(Array.from({ length: 20 }, () => back(userId, 20)));
    expect(same).toEqual(Array.from({ length: 20 }, () => ({ taken: 20, balance: 10 })));
    const others = await Promise.all([1, 2, 3].map((index) => back(userId, 8, `other:${index}`)));
    expect(others.reduce((sum, { taken }) => sum + taken, 0)).toBe(10);
  });

  it('rejects a key that stands for something else', async () => {
    const userId = await ledger.newMember(30);
    const { credits } = ledger;
    await credits.grant({ userId, amount: 5, reason: 'refund', idempotencyKey: 'given' });
    await credits.debit({ userId, amount: 6, reason: 'refund', idempotencyKey: 'more' });
    await credits.debit({ userId, amount: 5, reason: 'palette-export', idempotencyKey: 'exported' });
    const held = { userId, amount: 5, reason: 'refund', idempotencyKey: 'held' };
    await credits.hold({ ...held, expiresInSeconds: 60 });
    for (const key of ['signup', 'given', 'more', 'exported', 'held'])
      await expect(back(userId, 5, key), key).rejects.toThrow('takes back nothing');
    expect(await credits.getBalance(userId)).toBe(19);
  });
});

describe('500 debits of one member at once', () => {
  const DEBITS = 500;
  /**
   * Starts debits on an account that another connection has locked. Each waits for a connection or for the
   * lock.
   */
  async function crowd(balance: number) {
    const member = await ledger.newMember(balance);
    const pool = (ledger.dataSource.driver as PostgresDriver).master as {
      waitingCount: number;
      options: { max: number };
    };
    // Opens all connections before the clock is replaced, because advancing it could time out their opening.
    await together(pool.options.max, () => ledger.credits.getBalance(member));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const lock = ledger.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('select from credits.accounts where user_id = $1 for update', [member]);
    const debits = Promise.allSettled(
      Array.from({ length: DEBITS }, (_, index) => debit(member, { amount: 1, idempotencyKey: `${index}` })),
    );
    const places = pool.options.max - 1;
    // Not `vi.waitFor`, which would advance the clock.
    while (pool.waitingCount !== DEBITS - places) await new Promise(setImmediate);
    const unlock = async () => {
      await lock.commitTransaction();
      await lock.release();
      return debits;
    };
    return { member, places, unlock };
  }

  it('take their turns for ten seconds: each is booked, or finds too few credits', async () => {
    const { member, unlock } = await crowd(400);
    vi.advanceTimersByTime(9_900);
    const results = await unlock();
    const reasons = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(reasons).toEqual(Array.from({ length: 100 }, () => insufficient));
    const entries = await ledger.entries(member);
    expect(entries.map(([delta]) => delta).reduce((sum, delta) => sum + delta, 0)).toBe(0);
    expect([entries.length, await ledger.credits.getBalance(member)]).toEqual([401, 0]);
  });

  it('that still wait after it are refused, and take nothing', async () => {
    const { member, places, unlock } = await crowd(DEBITS);
    vi.advanceTimersByTime(10_100);
    const results = await unlock();
    const reasons = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(reasons).toHaveLength(DEBITS - places);
    expect(reasons.every(isDatabaseUnavailable)).toBe(true);
    expect(await ledger.credits.getBalance(member)).toBe(DEBITS - places);
  });
});
