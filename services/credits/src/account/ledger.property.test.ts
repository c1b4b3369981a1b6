import { AppError } from '@danqing/nest-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { auditLedger } from '../audit/audit-ledger.ts';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(() => ledger.close());

type Outcome = 'done' | 'insufficient' | 'refused';
interface Step {
  verb: 'grant' | 'debit' | 'hold' | 'capture' | 'release';
  amount: number;
  key: string;
}

const RUNS = Number(process.env['LEDGER_DRILL_RUNS'] ?? 60);
vi.setConfig({ testTimeout: 20_000 + RUNS * 500 });

// Few keys and amounts, so that steps repeat, contradict and race each other.
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom('grant', 'debit', 'hold', 'hold', 'capture', 'release'),
  amount: fc.integer({ min: 1, max: 3 }),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
});

async function run(userId: number, { verb, amount, key: idempotencyKey }: Step): Promise<Outcome> {
  const reference = { userId, idempotencyKey };
  const movement = { ...reference, amount, reason: 'property' };
  const { credits } = ledger;
  try {
    if (verb === 'grant') await credits.grant(movement);
    else if (verb === 'debit') await credits.debit(movement);
    else if (verb === 'hold') await credits.hold({ ...movement, expiresInSeconds: 60 });
    else await credits[verb](reference);
    return 'done';
  } catch (error) {
    if (error instanceof AppError && error.code === 'CREDITS_INSUFFICIENT') return 'insufficient';
    if (error instanceof Error && /stands for|there is no hold|cannot be/.test(error.message))
      return 'refused';
    throw error;
  }
}

class Model {
  balance = 0;
  readonly #booked = new Map<string, string>();
  readonly #held = new Map<string, { amount: number; state: 'held' | 'captured' | 'released' }>();

  run({ verb, amount, key }: Step): Outcome {
    if (verb === 'capture' || verb === 'release') {
      const hold = this.#held.get(key);
      const ended = verb === 'capture' ? 'captured' : 'released';
      if (!hold || (hold.state !== 'held' && hold.state !== ended)) return 'refused';
      if (hold.state === 'held' && verb === 'release') this.balance += hold.amount;
      hold.state = ended;
      return 'done';
    }
    const booking = `${verb} ${amount}`;
    const before = this.#booked.get(key);
    if (before !== undefined) return before === booking ? 'done' : 'refused';
    if (verb !== 'grant' && this.balance < amount) return 'insufficient';
    this.balance += verb === 'grant' ? amount : -amount;
    this.#booked.set(key, booking);
    if (verb === 'hold') this.#held.set(key, { amount, state: 'held' });
    return 'done';
  }
}

it('does one step after the other exactly what the model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 30 }), async (steps) => {
      const userId = await ledger.newMember();
      const model = new Model();
      for (const step of steps) {
        expect([step, await run(userId, step)]).toEqual([step, model.run(step)]);
        expect(await ledger.credits.getBalance(userId)).toBe(model.balance);
      }
    }),
    { numRuns: RUNS },
  );
  expect((await auditLedger(ledger.dataSource)).problems).toEqual([]);
});

/** Computes the balance from the outcomes that callers received, whatever the execution order. */
function balanceAfter(steps: readonly Step[], outcomes: readonly Outcome[]): number {
  const done = steps.filter((_, index) => outcomes[index] === 'done');
  let balance = 0;
  for (const key of new Set(done.map((step) => step.key))) {
    const ofKey = done.filter((step) => step.key === key);
    const bookings = ofKey.filter(({ verb }) => verb !== 'capture' && verb !== 'release');
    expect(new Set(bookings.map(({ verb, amount }) => `${verb} ${amount}`)).size).toBe(1);
    const ends = new Set(
      ofKey.map(({ verb }) => verb).filter((verb) => verb === 'capture' || verb === 'release'),
    );
    expect(ends.size).toBeLessThanOrEqual(1);
    const [booking] = bookings;
    if (!booking || ends.has('release')) continue;
    balance += booking.verb === 'grant' ? booking.amount : -booking.amount;
  }
  return balance;
}

it('ends where its answers say, however the steps of many callers race', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 2, maxLength: 60 }), async (steps) => {
      const userId = await ledger.newMember();
      await ledger.credits.grant({ userId, amount: 5, reason: 'property', idempotencyKey: 'start' });
      const outcomes = await Promise.all(steps.map((step) => run(userId, step)));
      expect(await ledger.credits.getBalance(userId)).toBe(5 + balanceAfter(steps, outcomes));
      expect((await auditLedger(ledger.dataSource)).problems).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
