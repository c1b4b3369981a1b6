import { Jobs } from '@danqing/nest-kit';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { auditLedger } from '../audit/audit-ledger.ts';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { EXPIRY_QUEUE, HoldExpiry } from './hold-expiry.ts';
import { selectHoldState } from './hold.queries.ts';

let ledger: TestCredits;
let otherProcess: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
  otherProcess = await openCredits(ledger);
});
afterAll(async () => {
  const { problems } = await auditLedger(ledger.dataSource);
  await otherProcess.close();
  await ledger.close();
  expect(problems).toEqual([]);
});

async function heldBy(members: number, holds: number): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: members }, () => ledger.newMember(holds)));
  await Promise.all(
    ids.flatMap((userId) =>
      Array.from({ length: holds }, (_, index) =>
        ledger.credits.hold({
          userId,
          amount: 1,
          reason: 'painting',
          idempotencyKey: `work:${index}`,
          expiresInSeconds: 3600,
        }),
      ),
    ),
  );
  return ids;
}
const expire = (members: readonly number[], keys = '.*') =>
  ledger.dataSource.query(
    `update credits.holds set expires_at = now()
     where user_id = any($1) and state = 'held' and idempotency_key ~ $2`,
    [members, keys],
  );
const balances = (members: readonly number[]) =>
  Promise.all(members.map((userId) => ledger.credits.getBalance(userId)));
const releaseExpired = ({ app }: TestCredits) => app.get(HoldExpiry).releaseExpired();

it('gives back what is past its time and nothing else', async () => {
  const [member = 0] = await heldBy(1, 4);
  await ledger.credits.capture({ userId: member, idempotencyKey: 'work:0' });
  await ledger.credits.release({ userId: member, idempotencyKey: 'work:1' });
  await expire([member], '[012]$');
  await releaseExpired(ledger);
  expect(await ledger.credits.getBalance(member)).toBe(2);
  const states = [0, 1, 2, 3].map((index) =>
    selectHoldState(ledger.dataSource, { userId: member, idempotencyKey: `work:${index}` }),
  );
  expect(await Promise.all(states)).toEqual(['captured', 'released', 'released', 'held']);
  await expect(ledger.credits.capture({ userId: member, idempotencyKey: 'work:2' })).rejects.toThrow(
    'is released and cannot be captured',
  );
});

it('gives each back once when two processes do it at once, several times', async () => {
  const members = await heldBy(10, 25);
  await expire(members);
  await Promise.all([ledger, otherProcess, ledger, otherProcess].map(releaseExpired));
  await releaseExpired(ledger);
  expect(await balances(members)).toEqual(members.map(() => 25));
  for (const member of members) expect(await ledger.entries(member)).toHaveLength(1 + 25 + 25);
});

it('leaves to a capture at the same time what that has ended', async () => {
  const [member = 0] = await heldBy(1, 40);
  await expire([member]);
  const [, captured] = await Promise.all([
    releaseExpired(otherProcess),
    Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        ledger.credits.capture({ userId: member, idempotencyKey: `work:${39 - index}` }),
      ),
    ),
  ]);
  const kept = captured.filter(({ status }) => status === 'fulfilled').length;
  expect(await ledger.credits.getBalance(member)).toBe(40 - kept);
});

it('goes on when one hold cannot be released, and logs it', async () => {
  const logged = vi.spyOn(Logger.prototype, 'error');
  onTestFinished(() => logged.mockRestore());
  // The broken hold has the last id.
  const [others, [broken = 0]] = [await heldBy(2, 1), await heldBy(1, 1)];
  await expire([...others, broken]);
  await ledger.dataSource.query(
    `insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key)
     values ($1, 1, 1, 'broken', 'release:work:0')`,
    [broken],
  );
  await releaseExpired(ledger);
  expect(await balances(others)).toEqual([1, 1]);
  expect(await selectHoldState(ledger.dataSource, { userId: broken, idempotencyKey: 'work:0' })).toBe('held');
  const message: unknown = expect.stringMatching(/^The expired hold \d+ could not be released: /);
  expect(logged.mock.calls).toContainEqual([message]);
  await ledger.dataSource.query('update credits.accounts set balance = 1 where user_id = $1', [broken]);
  await ledger.dataSource.query(
    `update credits.holds set state = 'released', ended_at = now() where user_id = $1`,
    [broken],
  );
});

it('runs by itself every minute, as a job', async () => {
  expect(await ledger.dataSource.query('select name, cron from jobs.schedule')).toEqual([
    { name: EXPIRY_QUEUE, cron: '* * * * *' },
  ]);
  const members = await heldBy(1, 1);
  await expire(members);
  await ledger.app.get(Jobs).enqueue(EXPIRY_QUEUE, {});
  await vi.waitFor(async () => expect(await balances(members)).toEqual([1]));
});
