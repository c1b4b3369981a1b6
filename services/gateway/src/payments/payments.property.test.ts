import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../testing/test-market.ts';
import type { Kind } from '../testing/open-market.ts';

const RUNS = Number(process.env['PAYMENT_DRILL_RUNS'] ?? 20);
vi.setConfig({ testTimeout: 60_000 + RUNS * 3_000 });
const ORDERS = [10, 30, 100];

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await market.expectConsistent();
  await market.close();
});

type Step =
  | { verb: Kind; order: number; part: number }
  | { verb: 'claim' | 'hold' | 'capture' | 'release'; amount: number; key: string };

// Few orders, keys and amounts, so that steps repeat, contradict and race each other. `part` is in tenths of
// the price.
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    verb: fc.constantFrom<Kind>('paid', 'paid', 'failed', 'cancelled', 'refunded', 'disputed', 'dispute-won'),
    order: fc.nat({ max: ORDERS.length - 1 }),
    part: fc.integer({ min: 1, max: 11 }),
  }),
  fc.record({
    verb: fc.constantFrom('claim' as const, 'hold' as const, 'capture' as const, 'release' as const),
    amount: fc.integer({ min: 1, max: 40 }),
    key: fc.constantFrom('a', 'b', 'c'),
  }),
);

const fenOf = ({ verb, order, part }: Step & { verb: Kind; order: number; part: number }): number => {
  const price = ORDERS[order]! * 10;
  if (verb === 'paid') return part > 9 ? price + 1 : price;
  return Math.floor((price * part) / 10);
};

async function run(member: number, orders: readonly string[], step: Step): Promise<void> {
  if ('order' in step) {
    expect(await market.sendNotice(orders[step.order]!, step.verb, fenOf(step))).toBe(200);
    return;
  }
  const { verb, amount } = step;
  const idempotencyKey = `${verb === 'claim' ? 'claim' : 'hold'} ${step.key} ${verb === 'claim' ? amount : ''}`;
  const reference = { userId: member, idempotencyKey };
  const movement = { ...reference, amount, reason: 'property' };
  const { credits } = market;
  const done =
    verb === 'claim'
      ? credits.debit(movement)
      : verb === 'hold'
        ? credits.hold({ ...movement, expiresInSeconds: 600 })
        : credits[verb](reference);
  await done.catch(() => undefined);
}

interface ModelOrder {
  credits: number;
  status: string;
  refunded: number;
  disputed: number;
  /** Credits reclaimed by refunds and disputes. `missing` counts those that the balance did not cover. */
  reclaimed: number;
  missing: number;
}

/** Reference model for sequential notices. Returns the change of the balance. */
function move(order: ModelOrder, verb: Kind, fen: number, balance: number): number {
  const price = order.credits * 10;
  const settle = (before: number): number => {
    if (order.status !== 'completed') return 0;
    const due = Math.floor(Math.min(price, order.refunded + order.disputed) / 10);
    const change = due - order.reclaimed;
    order.reclaimed = due;
    if (change >= 0) {
      const taken = Math.min(change, before);
      order.missing += change - taken;
      return -taken;
    }
    const forgiven = Math.min(-change, order.missing);
    order.missing -= forgiven;
    return -change - forgiven;
  };
  if (verb === 'paid') {
    if (fen !== price || order.status === 'completed') return 0;
    order.status = 'completed';
    return order.credits + settle(balance + order.credits);
  }
  if (verb === 'failed' || verb === 'cancelled') {
    if (order.status === 'pending') order.status = verb;
    return 0;
  }
  if (fen > price) return 0;
  if (verb === 'refunded') order.refunded = Math.max(order.refunded, fen);
  if (verb === 'disputed') order.disputed = Math.max(order.disputed, fen);
  if (verb === 'dispute-won') order.disputed = 0;
  return settle(balance);
}

async function begin(): Promise<{ member: number; orders: string[] }> {
  const member = market.newMember();
  const orders: string[] = [];
  for (const credits of ORDERS) orders.push(await market.buy(member, credits));
  return { member, orders };
}

it('does with one step after the other exactly what the model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 25 }), async (steps) => {
      const { member, orders } = await begin();
      const models = ORDERS.map((credits): ModelOrder => ({
        credits,
        status: 'pending',
        refunded: 0,
        disputed: 0,
        reclaimed: 0,
        missing: 0,
      }));
      for (const step of steps) {
        const before = await market.credits.getBalance(member);
        await run(member, orders, step);
        if (!('order' in step)) continue;
        const change = move(models[step.order]!, step.verb, fenOf(step), before);
        expect([step, await market.credits.getBalance(member)]).toEqual([step, before + change]);
        expect([step, await market.statusOf(orders[step.order]!)]).toEqual([
          step,
          models[step.order]!.status,
        ]);
      }
    }),
    { numRuns: RUNS },
  );
});

it('ends with a whole ledger in which every yuan has its order, however the steps race', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 2, maxLength: 40 }), async (steps) => {
      const { member, orders } = await begin();
      await Promise.all(steps.map((step) => run(member, orders, step)));
      for (const [index, id] of orders.entries()) {
        const wasPaid = steps.some(
          (step) => 'order' in step && step.order === index && step.verb === 'paid' && step.part <= 9,
        );
        expect((await market.statusOf(id)) === 'completed').toBe(wasPaid);
        const granted = (await market.entries(member)).filter(([, key]) => key === `order:${id}`);
        expect(granted).toEqual(wasPaid ? [[ORDERS[index], `order:${id}`]] : []);
      }
      const entries = await market.entries(member);
      const balance = entries.reduce((sum, [delta]) => sum + delta, 0);
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(await market.credits.getBalance(member)).toBe(balance);
    }),
    { numRuns: RUNS },
  );
  await market.expectConsistent();
});
