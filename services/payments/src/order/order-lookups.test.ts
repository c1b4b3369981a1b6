import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';
import { claimLookup, selectDueForLookup, selectPaid } from './order.queries.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

/** Returns a pending order that was created and last looked up so many minutes ago. */
async function orderSince(created: number, asked: number | null): Promise<string> {
  const { order_id: id } = await payments.buy(payments.newMember());
  await payments.dataSource.query(
    `update payments.orders set created_at = now() - $2 * interval '1 minute',
       expires_at = now() + (120 - $2) * interval '1 minute',
       asked_at = now() - $3::float8 * interval '1 minute' where id = $1`,
    [id, created, asked],
  );
  return id;
}
const isDue = async (id: string) =>
  (await selectDueForLookup(payments.dataSource, 1_000)).some((order) => order.id === id);

describe('a provider is asked about a pending order', () => {
  it.each<[string, number, number | null, boolean]>([
    ['at first after two minutes', 1.9, null, false],
    ['at first after two minutes', 2.1, null, true],
    ['then after two more', 3.5, 1.4, false],
    ['then after two more', 4.5, 2.4, true],
    ['then after as long as it had waited', 30, 14, false],
    ['then after as long as it had waited', 30, 16, true],
    ['within a minute of its end', 121, 0.9, false],
    ['within a minute of its end', 121, 1.1, true],
  ])('%s: created %d minutes ago, asked %s: %s', async (_what, created, asked, due) => {
    expect(await isDue(await orderSince(created, asked))).toBe(due);
  });

  it('but not when it is over', async () => {
    const id = await orderSince(121, null);
    await payments.dataSource.query(`update payments.orders set status = 'cancelled' where id = $1`, [id]);
    expect(await isDue(id)).toBe(false);
  });

  it('those first that were never asked about, and no more than a batch', async () => {
    const [asked, never] = [await orderSince(60, 55), await orderSince(10, null)];
    const due = (await selectDueForLookup(payments.dataSource, 1_000)).map(({ id }) => id);
    expect(due.indexOf(never)).toBeLessThan(due.indexOf(asked));
    expect(await selectDueForLookup(payments.dataSource, 1)).toHaveLength(1);
  });
});

describe('a lookup', () => {
  it('is claimed by one of many at once, and again after its time', async () => {
    const id = await orderSince(10, null);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimLookup(payments.dataSource, id, 30)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claimLookup(payments.dataSource, id, 30)).toBe(false);
    expect(await claimLookup(payments.dataSource, id, 0)).toBe(true);
  });

  it('is not claimed for an order that is over', async () => {
    const id = await orderSince(10, null);
    await payments.dataSource.query(`update payments.orders set status = 'failed' where id = $1`, [id]);
    expect(await claimLookup(payments.dataSource, id, 0)).toBe(false);
  });
});

it('the payments of a day are those that were paid in it, of one provider', async () => {
  const paidAt = async (at: string) => {
    const { order_id: id } = await payments.buy(payments.newMember());
    await payments.call('POST', `/api/payments/sandbox/checkout/${id}`, { action: 'success' });
    await payments.dataSource.query(`update payments.orders set paid_at = $2 where id = $1`, [id, at]);
    return id;
  };
  await paidAt('2026-01-01T23:59:59.999Z');
  const first = await paidAt('2026-01-02T00:00:00Z');
  const last = await paidAt('2026-01-02T23:59:59.999Z');
  await paidAt('2026-01-03T00:00:00Z');
  const day = { from: new Date('2026-01-02T00:00:00Z'), to: new Date('2026-01-03T00:00:00Z') };
  const paid = await selectPaid(payments.dataSource, 'sandbox', day);
  expect(paid.map(({ id }) => id)).toEqual([first, last]);
  expect(await selectPaid(payments.dataSource, 'stripe', day)).toEqual([]);
});
