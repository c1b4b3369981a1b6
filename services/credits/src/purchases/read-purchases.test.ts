import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';
import { readPurchases } from './read-purchases.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(() => ledger.close());

it('returns purchases and refunds from the start of the period to before its end, in ledger order', async () => {
  const userId = await ledger.newMember(5);
  await ledger.dataSource.query(
    `insert into credits.ledger (user_id, delta, balance_after, reason, idempotency_key, at) values
       ($1, 10, 15, 'purchase', 'order:before', '2026-11-22T23:59:59.999Z'),
       ($1, 50, 65, 'purchase', 'order:first', '2026-11-23T00:00:00Z'),
       ($1, -1, 64, 'palette-export', 'claim:palette:12', '2026-11-23T12:00:00Z'),
       ($1, -20, 44, 'refund', 'refund:first:1', '2026-11-23T23:59:59.999Z'),
       ($1, 10, 54, 'purchase', 'order:after', '2026-11-24T00:00:00Z')`,
    [userId],
  );
  const day = { from: new Date('2026-11-23T00:00:00Z'), to: new Date('2026-11-24T00:00:00Z') };
  expect(await readPurchases(ledger.databaseUrl, day)).toEqual([
    { userId, key: 'order:first', delta: 50 },
    { userId, key: 'refund:first:1', delta: -20 },
  ]);
});
