import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayments, type TestPayments } from '../testing/open-payments.ts';
import { OrderTransitions, type Source } from './order-transitions.ts';

const CREDITS = 50;
const FEN = 500;
const OTHER_CREDITS = 200;

let payments: TestPayments;
beforeAll(async () => {
  payments = await openPayments();
});
afterAll(() => payments.close());

const step = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: 'paid' as const }) },
  fc.record({ kind: fc.constant('refunded' as const), fen: fc.integer({ min: 0, max: FEN }) }),
  fc.record({
    kind: fc.constant('disputed' as const),
    fen: fc.constantFrom(100, 255, FEN),
    disputeId: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({ kind: fc.constant('dispute-won' as const), disputeId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('spend' as const), share: fc.constantFrom(0.1, 0.9, 1) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** The second dispute takes back what the first one returned. */
const twoDisputes: Step[] = [
  { kind: 'paid' },
  { kind: 'spend', share: 0.9 },
  { kind: 'disputed', fen: FEN, disputeId: 'a' },
  { kind: 'dispute-won', disputeId: 'a' },
  { kind: 'disputed', fen: FEN, disputeId: 'b' },
  { kind: 'dispute-won', disputeId: 'b' },
];

test('refunds and disputes in any order take back at most what they cost, and nothing once all are won', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const member = payments.newMember();
      // Credits of another order. A transition that takes back too many credits would reduce them.
      await payments.credits.grant({
        userId: member,
        amount: OTHER_CREDITS,
        reason: 'purchase',
        idempotencyKey: 'another order',
      });
      const { order_id: orderId } = await payments.buy(member, CREDITS);
      const source: Source = { provider: 'sandbox', name: 'test', eventId: null };
      const disputes = new Map<string, { fen: number; won: boolean }>();
      let paid = false;
      let refunded = 0;
      let spent = 0;
      for (const one of steps) {
        if (one.kind === 'spend') {
          const amount = Math.floor((await payments.credits.getBalance(member)) * one.share);
          await payments.credits.spend(member, amount);
          spent += amount;
          continue;
        }
        if (one.kind === 'paid') paid = true;
        if (one.kind === 'refunded') refunded = Math.max(refunded, one.fen);
        if (one.kind === 'disputed' || one.kind === 'dispute-won') {
          const before = disputes.get(one.disputeId) ?? { fen: 0, won: false };
          const fen = one.kind === 'disputed' ? one.fen : 0;
          disputes.set(one.disputeId, {
            fen: Math.max(before.fen, fen),
            won: before.won || one.kind === 'dispute-won',
          });
        }
        await payments.app.get(OrderTransitions).receive(
          {
            orderId,
            paymentId: 'payment',
            currency: 'CNY',
            fen: one.kind === 'paid' ? FEN : 'fen' in one ? one.fen : 0,
            kind: one.kind,
            ...('disputeId' in one && { disputeId: one.disputeId }),
            foreign: null,
            at: null,
          },
          source,
        );
        const balance = await payments.credits.getBalance(member);
        const booked = balance + spent - OTHER_CREDITS;
        const open = [...disputes.values()].reduce((sum, { fen, won }) => sum + (won ? 0 : fen), 0);
        const due = paid ? Math.floor(Math.min(FEN, refunded + open) / 10) : 0;
        expect(balance).toBeGreaterThanOrEqual(0);
        // Credits that were spent before cannot be taken back, so more than this may remain.
        expect(booked).toBeGreaterThanOrEqual(paid ? CREDITS - due : 0);
        expect(booked).toBeLessThanOrEqual(paid ? CREDITS : 0);
        if (spent === 0 || due === 0) expect(booked).toBe(paid ? CREDITS - due : 0);
      }
    }),
    { numRuns: 60, examples: [[twoDisputes]] },
  );
}, 120_000);
