import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Movement, MovementKind } from './movement.queries.ts';
import { missingAfter } from './settlement.ts';

const movement = (kind: MovementKind, credits: number, booked: number | null): Movement => ({
  key: '',
  orderId: 'A',
  kind,
  credits,
  booked,
});

test.each<[string, Movement[], number]>([
  ['nothing happened', [], 0],
  ['a purchase', [movement('grant', 50, 50)], 0],
  ['all was taken back', [movement('grant', 50, 50), movement('take-back', 50, 50)], 0],
  ['a part was there', [movement('take-back', 50, 30)], 20],
  ['nothing was there', [movement('take-back', 50, 0)], 50],
  ['it is still outstanding', [movement('take-back', 50, null)], 50],
  ['twice a part', [movement('take-back', 30, 10), movement('take-back', 20, 15)], 25],
  ['what was missing is not given back', [movement('take-back', 50, 30), movement('give-back', 50, 30)], 0],
  ['a part of it', [movement('take-back', 50, 30), movement('give-back', 10, 0)], 10],
  ['more than that is booked', [movement('take-back', 50, 30), movement('give-back', 30, 10)], 0],
  ['a grant that the ledger shortened', [movement('grant', 50, 20)], 0],
])('credits missing after: %s', (_what, movements, missing) => {
  expect(missingAfter(movements)).toBe(missing);
});

test('no sequence of refunds gives a member credits that were not taken, or keeps any that were', () => {
  const step = fc.record({ back: fc.boolean(), credits: fc.integer({ min: 1, max: 50 }), there: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const movements: Movement[] = [];
      let [owed, taken] = [0, 0];
      for (const { back, credits, there } of steps) {
        if (back) {
          const returned = Math.min(credits, owed);
          if (returned === 0) continue;
          const booked = Math.max(0, returned - missingAfter(movements));
          movements.push(movement('give-back', returned, booked));
          owed -= returned;
          taken -= booked;
        } else {
          const booked = Math.min(credits, there);
          movements.push(movement('take-back', credits, booked));
          owed += credits;
          taken += booked;
        }
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(owed - taken).toBe(missingAfter(movements));
        if (owed === 0) expect(taken).toBe(0);
      }
    }),
    { numRuns: 500 },
  );
});
