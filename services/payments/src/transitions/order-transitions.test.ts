import { Jobs } from '@danqing/nest-kit';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PaymentReport } from '../provider/provider.ts';
import { selectUnbooked } from '../settlement/movement.queries.ts';
import { Settlement } from '../settlement/settlement.ts';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';
import { OrderTransitions, type Outcome } from './order-transitions.ts';

let payments: TestPayments;
let member: number;
let id: string;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());
beforeEach(async () => {
  member = payments.newMember();
  ({ order_id: id } = await payments.buy(member));
});

/** Reports a payment of the order under test, of 50 credits for 500 fen. */
const receive = (change: Partial<PaymentReport>, eventId: string | null = null): Promise<Outcome> =>
  payments.app.get(OrderTransitions).receive(
    {
      orderId: id,
      kind: 'paid',
      paymentId: 'payment',
      fen: 500,
      currency: 'CNY',
      foreign: null,
      at: null,
      ...change,
    },
    { provider: 'sandbox', name: 'test', eventId },
  );
const row = async () => {
  const [found] = await payments.dataSource.query<
    [{ status: string; attention: string | null; paid_at: Date | null; reclaimed_credits: number }]
  >(`select status, attention, paid_at, reclaimed_credits from payments.orders where id = $1`, [id]);
  return found;
};
function logged(level: 'error' | 'warn') {
  const spy = vi.spyOn(Logger.prototype, level);
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([message]) => String(message)).filter((message) => message.includes(id));
}
const deltas = async () => (await payments.credits.entries(member)).map(([delta]) => delta);

describe('a payment', () => {
  it('completes the order, at the time that the provider says', async () => {
    const at = new Date('2026-11-23T01:02:03Z');
    expect(await receive({ at })).toBe('moved');
    expect(await row()).toMatchObject({ status: 'completed', paid_at: at, attention: null });
    expect(await deltas()).toEqual([50]);
    expect((await payments.log(id)).slice(-2)).toEqual(['completed', 'booked: grant 50 of 50 credits']);
  });

  it('without a time is paid now', async () => {
    await receive({ at: null });
    const [{ now }] = await payments.dataSource.query<[{ now: boolean }]>(
      `select paid_at between created_at and now() as now from payments.orders where id = $1`,
      [id],
    );
    expect(now).toBe(true);
  });

  it('after the account was deleted is for an operator to pay back', async () => {
    await payments.dataSource.query(`insert into payments.closed_accounts (user_id) values ($1)`, [member]);
    expect(await receive({})).toBe('moved');
    expect((await row()).attention).toBe('paid after the account was deleted: pay it back');
  });

  it('that is reported again changes nothing and needs nobody', async () => {
    await receive({});
    expect(await receive({})).toBe('nothing to do');
    expect(await row()).toMatchObject({ attention: null });
    expect(await deltas()).toEqual([50]);
  });

  it('beside another one is for an operator, who reads both', async () => {
    const errors = logged('error');
    await receive({});
    expect(errors()).toEqual([]);
    expect(await receive({ paymentId: 'second' })).toBe('paid twice');
    expect(errors()).toEqual([`test about order ${id}: paid twice`]);
    expect((await row()).attention).toBe('a second payment, second, beside payment');
    expect((await payments.log(id)).at(-1)).toBe('paid-twice: a second payment, second, beside payment');
    expect(await deltas()).toEqual([50]);
  });

  it.each(['failed', 'cancelled'] as const)(
    'after the order %s is honoured, and the log says so',
    async (kind) => {
      expect(await receive({ kind })).toBe('moved');
      expect((await row()).status).toBe(kind);
      expect(await receive({})).toBe('moved');
      expect((await row()).status).toBe('completed');
      expect(await payments.log(id)).toContain(`completed: after it was ${kind}`);
    },
  );
});

describe('an end', () => {
  it.each([
    ['failed', 'cancelled'],
    ['cancelled', 'failed'],
    ['failed', 'failed'],
  ] as const)('%s stays, also when %s follows', async (first, second) => {
    await receive({ kind: first });
    expect(await receive({ kind: second })).toBe('nothing to do');
    expect((await row()).status).toBe(first);
    expect((await payments.log(id)).at(-1)).toBe(first);
  });

  it.each(['failed', 'cancelled'] as const)(
    'needs neither amount nor currency nor payment: %s',
    async (kind) => {
      expect(await receive({ kind, fen: null, currency: null, paymentId: null })).toBe('moved');
    },
  );
});

describe('a notice', () => {
  it('has its effect once', async () => {
    expect(await receive({}, `event of ${id}`)).toBe('moved');
    expect(await receive({ kind: 'refunded', fen: 100 }, `event of ${id}`)).toBe('repeated');
    expect(await deltas()).toEqual([50]);
  });

  it('about no order of ours is remembered', async () => {
    const orderId = `x${id}`;
    const errors = logged('error');
    expect(await receive({ orderId }, `lost ${id}`)).toBe('unknown order');
    expect(errors()).toEqual([`test is about the order ${orderId}, which is not known`]);
    const stored = await payments.dataSource.query(
      `select order_id, outcome from payments.notices where event_id = $1`,
      [`lost ${id}`],
    );
    expect(stored).toEqual([{ order_id: orderId, outcome: 'unknown order' }]);
  });

  it('without an order is about that of the payment', async () => {
    const paymentId = `payment of ${id}`;
    await receive({ paymentId });
    expect(await receive({ orderId: null, kind: 'refunded', paymentId, fen: 200 })).toBe('moved');
    expect(await deltas()).toEqual([50, -20]);
    expect(await receive({ orderId: null, kind: 'refunded', paymentId: null })).toBe('unknown order');
  });
});

describe('what does not match the order is refused', () => {
  it.each<[string, Partial<PaymentReport>, Outcome]>([
    ['a payment of one fen less', { fen: 499 }, 'refused: amount'],
    ['a payment of one fen more', { fen: 501 }, 'refused: amount'],
    ['a payment of an unknown amount', { fen: null }, 'refused: amount'],
    ['another currency', { currency: 'USD' }, 'refused: currency'],
    ['no currency', { currency: null }, 'refused: currency'],
    ['a payment without a number', { paymentId: null }, 'refused: payment'],
    ['another app', { foreign: 'app' }, 'refused: app'],
    ['the end of another seller', { foreign: 'seller', kind: 'cancelled' }, 'refused: seller'],
    ['a refund of more than the price', { kind: 'refunded', fen: 501 }, 'refused: amount'],
    ['a refund of less than nothing', { kind: 'refunded', fen: -1 }, 'refused: amount'],
    ['a refund of an unknown amount', { kind: 'refunded', fen: null }, 'refused: amount'],
  ])('%s', async (_what, change, outcome) => {
    const errors = logged('error');
    expect(await receive(change)).toBe(outcome);
    expect(errors()).toEqual([`test about order ${id}: ${outcome}`]);
    expect(await row()).toMatchObject({ status: 'pending', reclaimed_credits: 0 });
    expect((await row()).attention).toContain(outcome.replace('refused: ', 'another '));
    expect(await deltas()).toEqual([]);
  });

  it('a refund of another payment than the one that completed the order', async () => {
    await receive({});
    expect(await receive({ kind: 'refunded', fen: 100, paymentId: 'another' })).toBe('refused: payment');
    expect(await receive({ kind: 'refunded', fen: 100, paymentId: null })).toBe('moved');
    expect(await deltas()).toEqual([50, -10]);
  });

  it('a report of another provider', async () => {
    const outcome = await payments.app
      .get(OrderTransitions)
      .receive(
        { orderId: id, kind: 'paid', paymentId: 'p', fen: 500, currency: 'CNY', foreign: null, at: null },
        { provider: 'stripe', name: 'test', eventId: null },
      );
    expect(outcome).toBe('refused: provider');
    expect((await row()).status).toBe('pending');
  });

  it('and described to the operator, also without amount, currency and payment', async () => {
    await receive({ fen: null, currency: null, paymentId: null });
    expect((await row()).attention).toBe('paid with another currency: no fen , payment none');
  });

  it('and flagged once, however often it comes', async () => {
    for (const fen of [499, 499, 498]) await receive({ fen });
    const { attention } = await row();
    expect(attention?.split('; ')).toEqual([
      'paid with another amount: 499 fen CNY, payment payment',
      'paid with another amount: 498 fen CNY, payment payment',
    ]);
    expect((await payments.log(id)).filter((line) => line.startsWith('refused'))).toHaveLength(2);
  });
});

describe('money that went back', () => {
  it('is the most that was reported, not the last', async () => {
    await receive({});
    expect(await receive({ kind: 'refunded', fen: 300 })).toBe('moved');
    expect(await receive({ kind: 'refunded', fen: 200 })).toBe('nothing to do');
    expect(await receive({ kind: 'refunded', fen: 300 })).toBe('nothing to do');
    expect(await deltas()).toEqual([50, -30]);
    expect(await payments.order(member, id)).toMatchObject({ refunded_amount: '3.00' });
  });

  it('in a refund and a dispute takes back no more than was paid', async () => {
    await receive({});
    await receive({ kind: 'refunded', fen: 300 });
    expect(await receive({ kind: 'disputed', disputeId: 'd', fen: 500 })).toBe('moved');
    expect(await deltas()).toEqual([50, -30, -20]);
    expect(await row()).toMatchObject({ reclaimed_credits: 50 });
    await receive({ kind: 'dispute-won', disputeId: 'd' });
    expect(await deltas()).toEqual([50, -30, -20, 20]);
    expect(await row()).toMatchObject({ reclaimed_credits: 30 });
  });

  it('in two disputes adds up, up to the price', async () => {
    await receive({});
    await receive({ kind: 'disputed', disputeId: 'a', fen: 300 });
    await receive({ kind: 'disputed', disputeId: 'b', fen: 300 });
    expect(await deltas()).toEqual([50, -30, -20]);
    expect(await payments.log(id)).toContain('disputed: 0.00 refunded, 5.00 disputed');
    await receive({ kind: 'dispute-won', disputeId: 'a', fen: 300 });
    expect(await payments.credits.getBalance(member)).toBe(20);
    await receive({ kind: 'dispute-won', disputeId: 'b', fen: 300 });
    expect(await payments.credits.getBalance(member)).toBe(50);
  });

  it('in a dispute is for an operator, a refund is not', async () => {
    await receive({});
    await receive({ kind: 'refunded', fen: 100 });
    expect((await row()).attention).toBeNull();
    await receive({ kind: 'disputed', disputeId: 'd', fen: 100 });
    expect((await row()).attention).toBe('disputed');
    expect((await payments.log(id)).at(-2)).toBe('disputed: 1.00 refunded, 1.00 disputed');
    await receive({ kind: 'dispute-won', disputeId: 'd' });
    expect((await row()).attention).toBe('disputed');
  });

  it('of no amount changes nothing', async () => {
    await receive({});
    expect(await receive({ kind: 'refunded', fen: 0 })).toBe('nothing to do');
    expect(await row()).toMatchObject({ attention: null, reclaimed_credits: 0 });
  });

  it('before the payment waits for it', async () => {
    expect(await receive({ kind: 'refunded', fen: 200 })).toBe('moved');
    expect(await row()).toMatchObject({ status: 'pending', reclaimed_credits: 0 });
    await receive({});
    expect(await deltas()).toEqual([50, -20]);
  });

  it('by less than a credit costs none', async () => {
    await receive({});
    expect(await receive({ kind: 'refunded', fen: 9 })).toBe('moved');
    expect(await deltas()).toEqual([50]);
    await receive({ kind: 'refunded', fen: 10 });
    expect(await deltas()).toEqual([50, -1]);
  });
});

describe('the ledger books what an order owes', () => {
  const away = async (work: () => Promise<unknown>) => {
    payments.credits.unavailable = true;
    await work().finally(() => (payments.credits.unavailable = false));
  };

  it('as purchases and refunds', async () => {
    await receive({});
    await receive({ kind: 'disputed', disputeId: 'd', fen: 100 });
    await receive({ kind: 'dispute-won', disputeId: 'd' });
    expect(await deltas()).toEqual([50, -10, 10]);
    expect(await payments.credits.reasons(member)).toEqual(['purchase', 'refund', 'refund']);
  });

  it('by its job, once the ledger is back', async () => {
    await away(() => receive({}));
    await vi.waitFor(async () => expect(await deltas()).toEqual([50]));
  });

  it('by a sweep that runs every minute, for what is a minute old', async () => {
    expect(
      await payments.dataSource.query(`select name, cron from jobs.schedule where name = 'payments-owing'`),
    ).toEqual([{ name: 'payments-owing', cron: '* * * * *' }]);
    await payments.dataSource.query(
      `insert into payments.movements (key, order_id, kind, credits, created_at)
       values ('order:' || $1, $1, 'grant', 50, now() - interval '1 minute')`,
      [id],
    );
    await payments.app.get(Jobs).enqueue('payments-owing', {});
    await vi.waitFor(async () => expect(await deltas()).toEqual([50]));
  });

  it('in the order in which it came, once the ledger is back', async () => {
    const warnings = logged('warn');
    await away(async () => {
      await receive({});
      await receive({ kind: 'refunded', fen: 200 });
      expect(await deltas()).toEqual([]);
    });
    expect(warnings()).toContain(`The ledger has yet to book order ${id}: the credits service is away`);
    await payments.app.get(Settlement).settle(id);
    expect(await deltas()).toEqual([50, -20]);
  });

  it('by the sweep where no job came, but not what is younger than asked for', async () => {
    await receive({});
    const owe = `insert into payments.movements (key, order_id, kind, credits, created_at)
       values ('refund:' || $1 || ':lost', $1, 'take-back', 20, now() - interval '4 minutes')`;
    // Not committed, so that no job books it meanwhile.
    const transaction = payments.dataSource.createQueryRunner();
    await transaction.startTransaction();
    await transaction.query(owe, [id]);
    expect(await selectUnbooked(transaction.manager, 5, 500)).not.toContain(id);
    expect(await selectUnbooked(transaction.manager, 3, 500)).toContain(id);
    await transaction.rollbackTransaction();
    await transaction.release();
    await payments.dataSource.query(owe, [id]);
    await payments.app.get(Settlement).sweep(3);
    expect(await deltas()).toEqual([50, -20]);
  });

  it('gives back only what it took, also in steps', async () => {
    await receive({});
    await payments.credits.spend(member, 40);
    const errors = logged('error');
    await receive({ kind: 'disputed', disputeId: 'a', fen: 300 });
    await receive({ kind: 'disputed', disputeId: 'b', fen: 200 });
    expect(await payments.credits.getBalance(member)).toBe(0);
    await receive({ kind: 'dispute-won', disputeId: 'a', fen: 300 });
    expect(await payments.credits.getBalance(member)).toBe(0);
    await receive({ kind: 'dispute-won', disputeId: 'b', fen: 200 });
    expect(await payments.credits.getBalance(member)).toBe(10);
    const missing = '20 credits were spent before they could be taken back';
    expect((await row()).attention).toBe(`disputed; ${missing}; disputed; ${missing}`);
    expect(errors()).toEqual(Array(2).fill(`Order ${id}: ${missing}`));
    expect(await deltas()).toEqual([50, -40, -10, 10]);
  });

  it('leaves an order alone that owes nothing, or does not exist', async () => {
    await receive({});
    await payments.app.get(Settlement).settle(id);
    await payments.app.get(Settlement).settle('20261123ABCDEFGHJKMN');
    expect(await deltas()).toEqual([50]);
  });
});
