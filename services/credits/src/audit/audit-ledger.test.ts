import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { auditLedger } from './audit-ledger.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(() => ledger.close());

async function eventfulMember(): Promise<number> {
  const userId = await ledger.newMember(100);
  const movement = { userId, amount: 10, reason: 'test' };
  await ledger.credits.debit({ ...movement, idempotencyKey: 'first' });
  for (const idempotencyKey of ['held', 'captured', 'released']) {
    await ledger.credits.hold({ ...movement, idempotencyKey, expiresInSeconds: 60 });
  }
  await ledger.credits.capture({ userId, idempotencyKey: 'captured' });
  await ledger.credits.release({ userId, idempotencyKey: 'released' });
  await ledger.credits.debit({ ...movement, idempotencyKey: 'last' });
  return userId;
}

async function auditWith(damage: (transaction: EntityManager) => Promise<unknown>) {
  const { dataSource } = ledger;
  await dataSource.query(`
    alter table credits.ledger disable trigger append_only;
    alter table credits.holds disable trigger user;
    alter table credits.ledger drop constraint if exists ledger_user_id_fkey;
    alter table credits.holds drop constraint if exists holds_user_id_idempotency_key_fkey`);
  await dataSource.transaction(damage);
  return auditLedger(dataSource);
}

it('finds nothing in an empty ledger', async () => {
  const empty = await openCredits();
  expect(await auditLedger(empty.dataSource)).toEqual({
    accounts: 0,
    entries: 0,
    holds: 0,
    problemCount: 0,
    problems: [],
  });
  await empty.close();
});

it('finds nothing in a ledger that the service wrote, and counts what it saw', async () => {
  const other = await openCredits();
  const userId = await other.newMember(5);
  await other.credits.hold({ userId, amount: 5, reason: 'test', idempotencyKey: 'a', expiresInSeconds: 60 });
  expect(await auditLedger(other.dataSource)).toEqual({
    accounts: 1,
    entries: 2,
    holds: 1,
    problemCount: 0,
    problems: [],
  });
  await other.close();
});

it('finds nothing while members are busy', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => eventfulMember()));
  const busy = members.flatMap((userId) =>
    Array.from({ length: 20 }, async (_, index) => {
      const reference = { userId, idempotencyKey: `busy:${index}` };
      await ledger.credits.hold({ ...reference, amount: 1, reason: 'test', expiresInSeconds: 60 });
      await (index % 2 === 0 ? ledger.credits.release(reference) : ledger.credits.capture(reference));
    }),
  );
  const audits = Array.from({ length: 10 }, () => auditLedger(ledger.dataSource));
  for (const { problems } of await Promise.all(audits)) expect(problems).toEqual([]);
  await Promise.all(busy);
});

const entry = `update credits.ledger set`;
const ofMember = (key: string) => `where user_id = $1 and idempotency_key = '${key}'`;

it.each<[string, string, [kind: string, message: RegExp][]]>([
  [
    'a changed balance',
    'update credits.accounts set balance = 71 where user_id = $1',
    [['balance', /^the balance is 71, the entries add up to 60$/]],
  ],
  [
    'a changed balance after an entry',
    `${entry} balance_after = 81 ${ofMember('held')}`,
    [
      ['running-balance', /^entry \d+ leaves 81, -10 after 90 is 80$/],
      ['running-balance', /^entry \d+ leaves 70, -10 after 81 is 71$/],
    ],
  ],
  [
    'a changed amount',
    `${entry} delta = -11 ${ofMember('first')}`,
    [
      ['balance', /^the balance is 60, the entries add up to 59$/],
      ['running-balance', /^entry \d+ leaves 90, -11 after 100 is 89$/],
    ],
  ],
  [
    'a wrong beginning',
    `${entry} delta = 99 ${ofMember('signup')}`,
    [
      ['balance', /add up to 59$/],
      ['running-balance', /^entry \d+ leaves 100, 99 after 0 is 99$/],
    ],
  ],
  [
    'a lost entry at the end',
    `delete from credits.ledger ${ofMember('last')}`,
    [['balance', /^the balance is 60, the entries add up to 70$/]],
  ],
  [
    'lost entries in between',
    `delete from credits.ledger ${ofMember('first')}`,
    [
      ['balance', /add up to 70$/],
      ['running-balance', /^entry \d+ leaves 80, -10 after 100 is 90$/],
    ],
  ],
  [
    'an account without entries',
    `with gone as (delete from credits.holds where user_id = $1)
     delete from credits.ledger where user_id = $1`,
    [['balance', /^the balance is 60, the entries add up to 0$/]],
  ],
  [
    'entries without an account',
    'delete from credits.accounts where user_id = $1',
    [['no-account', /^7 entries and no account$/]],
  ],
  [
    'a hold without its entry',
    `${entry} idempotency_key = 'other' ${ofMember('held')}`,
    [['hold', /^hold held is held and has no entry$/]],
  ],
  [
    'a hold without its release',
    `${entry} idempotency_key = 'other' ${ofMember('release:released')}`,
    [['hold', /^hold released is released and nothing was given back$/]],
  ],
  [
    'a captured hold that was given back',
    `update credits.holds set state = 'captured' ${ofMember('released')}`,
    [['hold', /^hold released is captured and 10 was given back$/]],
  ],
  [
    'an open hold that was given back',
    `update credits.holds set state = 'held', ended_at = null ${ofMember('released')}`,
    [['hold', /^hold released is held and 10 was given back$/]],
  ],
  [
    'a released hold that gave nothing back',
    `update credits.holds set state = 'released' ${ofMember('captured')}`,
    [['hold', /^hold captured is released and nothing was given back$/]],
  ],
  [
    'a release of another amount',
    `with less as (${entry} delta = 9, balance_after = balance_after - 1 ${ofMember('release:released')}),
     last as (${entry} balance_after = balance_after - 1 ${ofMember('last')})
     update credits.accounts set balance = balance - 1 where user_id = $1`,
    [['hold', /^hold released took 10 and gave back 9$/]],
  ],
  [
    'a release of no hold',
    `delete from credits.holds ${ofMember('released')}`,
    [['release', /^entry \d+ gives back release:released for no hold$/]],
  ],
  [
    'a hold whose entry adds',
    `update credits.holds set idempotency_key = 'signup' ${ofMember('held')}`,
    [['hold', /^hold signup is held and its entry adds 100$/]],
  ],
])('finds %s', async (_, statement, expected) => {
  const [userId, bystander] = [await eventfulMember(), await eventfulMember()];
  const { problems } = await auditWith((transaction) => transaction.query(statement, [userId]));
  expect(problems.filter((problem) => problem.userId === userId)).toEqual(
    expected.map(([kind, message]) => ({ kind, userId, message: expect.stringMatching(message) })),
  );
  expect(problems.filter((problem) => problem.userId === bystander)).toEqual([]);
});

it('lists the first thousand problems by member, and counts all', async () => {
  const { problems, problemCount } = await auditWith((transaction) =>
    transaction.query(
      `insert into credits.accounts (user_id, balance) select 1000000 + member, 1 from generate_series(1, 2500) member`,
    ),
  );
  expect(problemCount).toBeGreaterThanOrEqual(2500);
  expect(problems).toHaveLength(1000);
  expect(problems.map(({ userId }) => userId)).toEqual(
    problems.map(({ userId }) => userId).sort((a, b) => a - b),
  );
});
