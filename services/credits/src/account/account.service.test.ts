import type { CreditsPort, GrantRequest } from '@danqing/contracts';
import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CREDITS_PORT, CreditsModule } from '../credits.module.ts';

let database: TestDatabase;
let app: NestFastifyApplication;
let credits: CreditsPort;
let dataSource: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  app = await createTestApp(CreditsModule.forRoot({ databaseUrl: database.url }));
  credits = app.get(CREDITS_PORT);
  dataSource = app.get(getDataSourceToken('credits'));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const grant = (userId: number, given: Partial<GrantRequest> = {}) =>
  credits.grant({ userId, amount: 10, reason: 'signup', idempotencyKey: `signup:${userId}`, ...given });
const entries = (userId: number) =>
  dataSource.query<{ delta: string; balance_after: string; reason: string }[]>(
    `select delta, balance_after, reason from credits.ledger where user_id = $1 order by sequence`,
    [userId],
  );

it('says 0 for a member without an account', async () => {
  expect(await credits.getBalance(1)).toBe(0);
});

it('opens the account with its first grant and writes the entry', async () => {
  expect(await grant(2)).toBe(10);
  expect(await credits.getBalance(2)).toBe(10);
  expect(await entries(2)).toEqual([{ delta: '10', balance_after: '10', reason: 'signup' }]);
});

it('grants once for 100 calls at once with one key', async () => {
  const balances = await Promise.all(Array.from({ length: 100 }, () => grant(3)));
  expect(new Set(balances)).toEqual(new Set([10]));
  expect(await entries(3)).toHaveLength(1);
  expect(await grant(3)).toBe(10);
});

it('adds up 100 grants at once with different keys', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      grant(4, { amount: index + 1, idempotencyKey: `top-up:${index}` }),
    ),
  );
  expect(await credits.getBalance(4)).toBe(5050);
  const ledger = await entries(4);
  expect(ledger).toHaveLength(100);
  let balance = 0;
  for (const { delta, balance_after } of ledger) {
    balance += Number(delta);
    expect(Number(balance_after)).toBe(balance);
  }
});

it('keeps every balance equal to the sum of its entries', async () => {
  await Promise.all(
    [5, 6, 7].flatMap((userId) => [grant(userId), grant(userId, { idempotencyKey: 'other' })]),
  );
  const different = await dataSource.query<unknown[]>(
    `select user_id from credits.accounts
     left join (select user_id, sum(delta) as total from credits.ledger group by user_id) as sums using (user_id)
     where balance is distinct from total`,
  );
  expect(different).toEqual([]);
});

it('takes one key of two members for two grants', async () => {
  expect(await grant(8, { idempotencyKey: 'same' })).toBe(10);
  expect(await grant(9, { idempotencyKey: 'same' })).toBe(10);
});

it('refuses a used key with another amount and changes nothing', async () => {
  await grant(10);
  await expect(grant(10, { amount: 11 })).rejects.toThrow('signup:10 stands for 10 credits');
  expect(await credits.getBalance(10)).toBe(10);
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a grant of %s', async (amount) => {
  await expect(grant(11, { amount })).rejects.toThrow(RangeError);
  expect(await entries(11)).toEqual([]);
});

it.each([
  `update credits.ledger set delta = 1`,
  `update credits.ledger set delta = 1 where false`,
  'delete from credits.ledger',
  'truncate credits.ledger',
])('lets the database refuse: %s', async (statement) => {
  await grant(12);
  await expect(dataSource.query(statement)).rejects.toThrow('is refused');
  expect(await entries(12)).toHaveLength(1);
});

it('lets the database refuse a negative balance', async () => {
  await grant(13);
  await expect(
    dataSource.query('update credits.accounts set balance = balance - 11 where user_id = 13'),
  ).rejects.toThrow('check constraint');
});

it('undoes and repeats its migration', async () => {
  const { url, drop } = await testDatabase();
  const other = await createTestApp(CreditsModule.forRoot({ databaseUrl: url }));
  const source = other.get<DataSource>(getDataSourceToken('credits'));
  await source.undoLastMigration();
  expect(await source.query(`select to_regclass('credits.ledger') as found`)).toEqual([{ found: null }]);
  expect(await source.runMigrations()).toHaveLength(1);
  await other.close();
  await drop();
});
