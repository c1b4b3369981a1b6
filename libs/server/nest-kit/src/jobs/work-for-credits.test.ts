import type { CreditMovement, CreditsPort } from '@danqing/contracts/credits';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { workForCredits, type PaidWork } from './work-for-credits.ts';

const PRICE: CreditMovement = { userId: 7, idempotencyKey: 'cup:1', amount: 2, reason: 'cup' };

function startWork(
  balance: number,
  options: { free?: boolean; made?: string | null; crashes?: number[] } = {},
) {
  const { free = false, made = 'cup', crashes = [] } = options;
  let hold: 'none' | 'held' | 'captured' | 'released' = 'none';
  let stored: string | null = null;
  let state = 'waiting';
  let step = 0;
  const steps: string[] = [];
  const at = (name: string) => {
    step += 1;
    if (crashes.includes(step)) throw new Error(`killed before ${name}`);
    steps.push(name);
  };
  const credits = {
    async hold({ amount }: CreditMovement) {
      at('hold');
      if (hold !== 'none') return balance;
      if (balance < amount) throw new AppError('CREDITS_INSUFFICIENT');
      hold = 'held';
      return (balance -= amount);
    },
    async capture() {
      at('capture');
      if (hold === 'none' || hold === 'released') throw new Error(`captured what is ${hold}`);
      hold = 'captured';
      return balance;
    },
    async release() {
      at('release');
      if (hold === 'none' || hold === 'captured') throw new Error(`released what is ${hold}`);
      if (hold === 'held') balance += PRICE.amount;
      hold = 'released';
      return balance;
    },
  } as unknown as CreditsPort;
  const work = (): PaidWork<string> => ({
    price: free ? null : PRICE,
    stored: stored !== null,
    make: async () => (at('make'), made),
    store: async (result) => (at('store'), void (stored = result)),
    failure: 'PAINTING_FAILED',
    finish: async () => (at('finish'), void (state = 'done')),
    fail: async (why) => (at('fail'), void (state = why)),
  });
  return {
    steps,
    run: () => workForCredits(credits, work()),
    get outcome() {
      return { state, stored, balance, hold };
    },
  };
}

it('holds, makes, stores, takes the credits for good, and shows it', async () => {
  const at = startWork(5);
  await at.run();
  expect(at.steps).toEqual(['hold', 'make', 'store', 'capture', 'finish']);
  expect(at.outcome).toEqual({ state: 'done', stored: 'cup', balance: 3, hold: 'captured' });
});

it.each([
  [
    'CREDITS_INSUFFICIENT',
    startWork(1),
    ['hold', 'fail'],
    { state: 'CREDITS_INSUFFICIENT', balance: 1, hold: 'none' },
  ],
  [
    'nothing made',
    startWork(5, { made: null }),
    ['hold', 'make', 'release', 'fail'],
    { state: 'PAINTING_FAILED', balance: 5, hold: 'released' },
  ],
  [
    'free',
    startWork(0, { free: true }),
    ['make', 'store', 'finish'],
    { state: 'done', stored: 'cup', balance: 0, hold: 'none' },
  ],
  [
    'free, nothing made',
    startWork(0, { free: true, made: null }),
    ['make', 'fail'],
    { state: 'PAINTING_FAILED', balance: 0 },
  ],
])('%s', async (_, at, steps, outcome) => {
  await at.run();
  expect(at.steps).toEqual(steps);
  expect(at.outcome).toMatchObject(outcome);
});

it('is a try for the queue when the ledger or the maker does not answer', async () => {
  for (const crash of [1, 2, 3, 4, 5])
    await expect(startWork(5, { crashes: [crash] }).run()).rejects.toThrow('killed');
});

it('holds the price for thirty days, and tries again when the ledger refuses for another reason', async () => {
  const hold = vi.fn<CreditsPort['hold']>().mockRejectedValue(new AppError('RATE_LIMITED'));
  const fail = vi.fn<PaidWork<string>['fail']>();
  const run = workForCredits(
    { hold } as unknown as CreditsPort,
    { price: PRICE, fail } as unknown as PaidWork<string>,
  );
  await expect(run).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(fail).not.toHaveBeenCalled();
  expect(hold).toHaveBeenCalledWith({ ...PRICE, expiresInSeconds: 2_592_000 });
});

it('makes it once and takes its price once, or neither, wherever jobs die before one comes through', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
      fc.constantFrom('cup', null),
      fc.constantFrom(0, 2, 9),
      async (crashes, made, balance) => {
        const at = startWork(balance, { crashes, made });
        for (let job = 0; job <= crashes.length; job += 1)
          if (at.outcome.state === 'waiting') await at.run().catch(() => undefined);
        expect(at.outcome).toEqual(
          balance < PRICE.amount
            ? { state: 'CREDITS_INSUFFICIENT', stored: null, balance, hold: 'none' }
            : made === null
              ? { state: 'PAINTING_FAILED', stored: null, balance, hold: 'released' }
              : { state: 'done', stored: 'cup', balance: balance - PRICE.amount, hold: 'captured' },
        );
      },
    ),
  );
});
