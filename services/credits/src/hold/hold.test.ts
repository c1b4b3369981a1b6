import type { HoldRequest } from '@danqing/contracts/credits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../audit/audit-ledger.ts';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { selectHoldState } from './hold.queries.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(async () => {
  const { problems } = await auditLedger(ledger.dataSource);
  await ledger.close();
  expect(problems).toEqual([]);
});

const hold = (userId: number, given: Partial<HoldRequest> = {}) =>
  ledger.credits.hold({
    userId,
    amount: 4,
    reason: 'painting',
    idempotencyKey: 'work',
    expiresInSeconds: 60,
    ...given,
  });
const capture = (userId: number, idempotencyKey = 'work') =>
  ledger.credits.capture({ userId, idempotencyKey });
const release = (userId: number, idempotencyKey = 'work') =>
  ledger.credits.release({ userId, idempotencyKey });
const state = (userId: number, idempotencyKey = 'work') =>
  selectHoldState(ledger.dataSource, { userId, idempotencyKey });
const HELD = [
  [10, 10, 'signup'],
  [-4, 6, 'work'],
];
const RELEASED = [...HELD, [4, 10, 'release:work']];

it('takes the credits at once and keeps them when it is captured', async () => {
  const member = await ledger.newMember(10);
  expect(await hold(member)).toBe(6);
  expect(await ledger.entries(member)).toEqual(HELD);
  expect(await state(member)).toBe('held');
  expect(await capture(member)).toBe(6);
  expect(await state(member)).toBe('captured');
  expect(await ledger.entries(member)).toEqual(HELD);
});

it('gives the credits back when it is released', async () => {
  const member = await ledger.newMember(10);
  await hold(member);
  expect(await release(member)).toBe(10);
  expect(await state(member)).toBe('released');
  expect(await ledger.entries(member)).toEqual(RELEASED);
});

it('is refused when the balance is too small, and then holds nothing', async () => {
  const member = await ledger.newMember(3);
  await expect(hold(member)).rejects.toMatchObject({ code: 'CREDITS_INSUFFICIENT' });
  expect(await state(member)).toBeNull();
  expect(await ledger.entries(member)).toHaveLength(1);
});

it('never overspends: of 200 at once on a balance of 50 exactly 50 succeed', async () => {
  const member = await ledger.newMember(50);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => hold(member, { amount: 1, idempotencyKey: `work:${index}` })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  expect(await ledger.credits.getBalance(member)).toBe(0);
});

it.each([
  ['hold', (member: number) => hold(member), 6, HELD],
  ['capture', (member: number) => capture(member), 6, HELD],
  ['release', (member: number) => release(member), 10, RELEASED],
] as const)(
  '%s answers 100 calls at once and one later like the first',
  async (_, call, balance, entries) => {
    const member = await ledger.newMember(10);
    await hold(member);
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(member)));
    expect(new Set(answers)).toEqual(new Set([balance]));
    expect(await call(member)).toBe(balance);
    expect(await ledger.entries(member)).toEqual(entries);
  },
);

it('opens once for 100 calls at once with one key', async () => {
  const member = await ledger.newMember(10);
  const answers = await Promise.all(Array.from({ length: 100 }, () => hold(member)));
  expect(new Set(answers)).toEqual(new Set([6]));
  expect(await ledger.entries(member)).toEqual(HELD);
});

it('refuses a used key for another amount or reason', async () => {
  const member = await ledger.newMember(10);
  await hold(member);
  await expect(hold(member, { amount: 5 })).rejects.toThrow(
    'the key work stands for -4 credits (painting, held) and cannot stand for -5 credits (painting, held)',
  );
  await expect(hold(member, { reason: 'video' })).rejects.toThrow('stands for');
  expect(await ledger.entries(member)).toEqual(HELD);
});

it.each([0, -1, 1.5, Number.NaN, 30 * 24 * 60 * 60 + 1])(
  'refuses to hold for %s seconds',
  async (seconds) => {
    const member = await ledger.newMember(10);
    await expect(hold(member, { expiresInSeconds: seconds })).rejects.toThrow(RangeError);
    expect(await ledger.entries(member)).toHaveLength(1);
  },
);

it('lasts up to thirty days', async () => {
  const member = await ledger.newMember(10);
  expect(await hold(member, { expiresInSeconds: 30 * 24 * 60 * 60 })).toBe(6);
});

it('cannot be released once it is captured', async () => {
  const member = await ledger.newMember(10);
  await hold(member);
  await capture(member);
  await expect(release(member)).rejects.toThrow('is captured and cannot be released');
  expect(await ledger.entries(member)).toEqual(HELD);
});

it('cannot be captured once it is released', async () => {
  const member = await ledger.newMember(10);
  await hold(member);
  await release(member);
  await expect(capture(member)).rejects.toThrow('is released and cannot be captured');
  expect(await ledger.entries(member)).toEqual(RELEASED);
});

it('is nothing that another member, or a debit, could end', async () => {
  const [member, other] = [await ledger.newMember(10), await ledger.newMember(10)];
  await hold(member);
  await ledger.credits.debit({ userId: other, amount: 4, reason: 'painting', idempotencyKey: 'work' });
  for (const end of [capture, release]) {
    await expect(end(other)).rejects.toThrow('there is no hold with the key work');
    await expect(end(member, 'other')).rejects.toThrow('there is no hold with the key other');
  }
  expect(await state(member)).toBe('held');
  expect(await ledger.credits.getBalance(other)).toBe(6);
});

it('ends one way only when it is captured and released at once', async () => {
  const members = await Promise.all(Array.from({ length: 50 }, () => ledger.newMember(10)));
  await Promise.all(members.map((member) => hold(member)));
  const outcomes = await Promise.all(
    members.map((member, index) =>
      Promise.allSettled(
        index % 2 === 0 ? [capture(member), release(member)] : [release(member), capture(member)],
      ),
    ),
  );
  for (const [index, member] of members.entries()) {
    const statuses = outcomes[index]?.map(({ status }) => status);
    expect(statuses?.sort()).toEqual(['fulfilled', 'rejected']);
    const ended = await state(member);
    expect(ended).not.toBe('held');
    expect(await ledger.entries(member)).toEqual(ended === 'released' ? RELEASED : HELD);
  }
});

it('gives all back when many holds of one member are released at once, among debits and grants', async () => {
  const member = await ledger.newMember(100);
  const keys = Array.from({ length: 20 }, (_, index) => `work:${index}`);
  await Promise.all(keys.map((idempotencyKey) => hold(member, { idempotencyKey })));
  expect(await ledger.credits.getBalance(member)).toBe(20);
  await Promise.all(
    keys.flatMap((key) => [
      release(member, key),
      ledger.credits.debit({ userId: member, amount: 1, reason: 'test', idempotencyKey: `debit:${key}` }),
      ledger.credits.grant({ userId: member, amount: 2, reason: 'test', idempotencyKey: `grant:${key}` }),
    ]),
  );
  expect(await ledger.credits.getBalance(member)).toBe(120);
});

it.each(['held', 'captured', 'released'])('lets the database refuse to make an ended one %s', async (to) => {
  const member = await ledger.newMember(10);
  await hold(member);
  await release(member);
  await expect(
    ledger.dataSource.query('update credits.holds set state = $2 where user_id = $1', [member, to]),
  ).rejects.toThrow('is refused');
});
