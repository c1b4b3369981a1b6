import type { CreditHistory } from '@danqing/contracts/credits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';

let credits: TestCredits;
beforeAll(async () => {
  credits = await openCredits();
});
afterAll(() => credits.close());

const list = (userId: number, query: { before?: number; limit?: number } = {}): Promise<CreditHistory> =>
  credits.credits.getHistory({ userId, limit: 10, ...query });

it('says what moved the credits, each with the balance after it, the newest first', async () => {
  const userId = await credits.newMember(10);
  const { credits: ledger } = credits;
  await ledger.grant({
    userId,
    amount: 50,
    reason: 'purchase',
    idempotencyKey: 'order:20261123ABCDEFGHJKMN',
  });
  await ledger.debit({ userId, amount: 1, reason: 'palette-export', idempotencyKey: 'claim:palette:12' });
  const held = { userId, amount: 5, reason: 'video', idempotencyKey: 'video:1' };
  await ledger.hold({ ...held, expiresInSeconds: 60 });
  await ledger.release(held);
  await ledger.grant({ userId, amount: 3, reason: 'admin: 赔偿', idempotencyKey: 'x' });
  await ledger.grant({ userId, amount: 2, reason: 'something new', idempotencyKey: 'y' });
  const { data, next } = await list(userId);
  expect(next).toBeNull();
  expect(
    data.map(({ amount, balance_after, reason, returned, order_id, palette_id }) => [
      amount,
      balance_after,
      reason,
      returned,
      order_id,
      palette_id,
    ]),
  ).toEqual([
    [2, 64, 'other', false, null, null],
    [3, 62, 'adjustment', false, null, null],
    [5, 59, 'video', true, null, null],
    [-5, 54, 'video', false, null, null],
    [-1, 59, 'palette-export', false, null, 12],
    [50, 60, 'purchase', false, '20261123ABCDEFGHJKMN', null],
    [10, 10, 'signup', false, null, null],
  ]);
  expect(JSON.stringify(data)).not.toContain('赔偿');
});

it('names an order or a palette for the keys of purchases and exports alone', async () => {
  const userId = await credits.newMember();
  const keys = [
    'order:1',
    'reorder:2',
    'order:3:4',
    'claim:palette:5',
    'reclaim:palette:6',
    'claim:palette:7:8',
  ];
  for (const idempotencyKey of keys)
    await credits.credits.grant({ userId, amount: 1, reason: 'signup', idempotencyKey });
  const { data } = await list(userId);
  expect(data.map(({ order_id, palette_id }) => order_id ?? palette_id).reverse()).toEqual([
    '1',
    null,
    null,
    5,
    null,
    null,
  ]);
});

it('comes in pages that end, without those of others', async () => {
  const userId = await credits.newMember();
  const other = await credits.newMember(10);
  for (let index = 1; index <= 6; index += 1)
    await credits.credits.grant({ userId, amount: index, reason: 'signup', idempotencyKey: `${index}` });
  const amounts: number[][] = [];
  let before: number | undefined;
  do {
    const page = await list(userId, { limit: 3, ...(before !== undefined && { before }) });
    amounts.push(page.data.map(({ amount }) => amount));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(amounts).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
  expect((await list(other)).data).toHaveLength(1);
  expect((await list(2_000_000)).data).toEqual([]);
});
