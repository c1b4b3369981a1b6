import { describe, expect, it } from 'vitest';
import type { Order } from '../order/order.ts';
import type { StatementLine } from '../provider/provider.ts';
import { paidOrder } from '../testing/paid-order.ts';
import { compareStatement } from './compare-statement.ts';

const time = { from: new Date('2026-11-23T16:00:00Z'), to: new Date('2026-11-24T16:00:00Z') };
const order = paidOrder({ id: 'A', fen: 500, paymentId: 'pi_1' });
const line: StatementLine = {
  orderId: 'A',
  paymentId: 'pi_1',
  fen: 500,
  refundedFen: 0,
  currency: 'CNY',
  at: new Date('2026-11-24T00:00:00Z'),
};

const compare = (lines: StatementLine[], paid: Order[] = [order], known: Order[] = paid) =>
  compareStatement({ time, lines, ordersOfLines: new Map(known.map((one) => [one.id, one])), paid });

describe('a statement and the orders of a day', () => {
  it('agree on what both have', () => {
    expect(compare([line])).toEqual([]);
    expect(compare([{ ...line, refundedFen: 200 }], [{ ...order, refundedFen: 200 }])).toEqual([]);
  });

  it('may know of a refund that is only in a later statement', () => {
    expect(compare([line], [{ ...order, refundedFen: 200 }])).toEqual([]);
  });

  it('may have an older payment, of which only a refund is on the statement', () => {
    expect(compare([{ ...line, fen: null, refundedFen: 200 }], [{ ...order, refundedFen: 200 }])).toEqual([]);
  });

  it.each<[string, Partial<StatementLine>, string]>([
    ['more was paid', { fen: 600 }, 'the statement has 6.00 (pi_1), the order costs 5.00'],
    ['less was paid', { fen: 499 }, 'the statement has 4.99 (pi_1), the order costs 5.00'],
    ['another currency', { currency: 'USD' }, 'the statement has USD, the order CNY'],
    ['another payment', { paymentId: 'pi_2' }, 'the statement has the payment pi_2, the order pi_1'],
    ['more was refunded', { refundedFen: 1 }, '0.01 were refunded, we know of 0.00'],
  ])('differ: %s', (_what, change, message) => {
    expect(compare([{ ...line, ...change }])).toEqual([{ orderId: 'A', message }]);
  });

  it('differ in several things at once', () => {
    const messages = compare([{ ...line, fen: 600, currency: 'USD', paymentId: 'pi_2', refundedFen: 100 }]);
    expect(messages).toHaveLength(4);
  });

  it.each(['pending', 'failed', 'cancelled'] as const)('differ where the order is %s', (status) => {
    expect(compare([line], [], [{ ...order, status }])).toEqual([
      { orderId: 'A', message: `the statement has 5.00 (pi_1), the order is ${status}` },
    ]);
  });

  it('differ where only the statement has it', () => {
    const message = 'the statement has 5.00 (pi_1), we have no such order';
    expect(compare([{ ...line, orderId: 'B' }], [])).toEqual([{ orderId: 'B', message }]);
    expect(compare([{ ...line, orderId: null }], [])).toEqual([{ orderId: null, message }]);
    expect(compare([{ ...line, orderId: 'B', fen: null }], [])).toEqual([
      { orderId: 'B', message: 'the statement has an older payment (pi_1), we have no such order' },
    ]);
  });

  it('differ where only we have it', () => {
    expect(compare([])).toEqual([
      { orderId: 'A', message: 'we hold 5.00 for paid (pi_1), the statement does not have it' },
    ]);
  });
});

describe('around midnight', () => {
  const at = (iso: string) => ({ ...line, orderId: 'B', at: new Date(iso) });

  it.each(['2026-11-23T16:00:00.000Z', '2026-11-24T15:59:59.999Z'])(
    'a payment at %s is of the day',
    (iso) => {
      expect(compare([at(iso)], [])).toHaveLength(1);
    },
  );

  it.each(['2026-11-23T15:59:59.999Z', '2026-11-24T16:00:00.000Z'])(
    'a payment at %s is of another day',
    (iso) => {
      expect(compare([at(iso)], [])).toEqual([]);
    },
  );

  it('a payment that the provider dates before midnight is not lost', () => {
    expect(compare([{ ...line, at: new Date('2026-11-23T15:59:59Z') }])).toEqual([]);
  });
});
