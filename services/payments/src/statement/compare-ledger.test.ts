import { expect, test } from 'vitest';
import { compareLedger, type BookedMovement, type PurchaseEntry } from './compare-ledger.ts';

const movement: BookedMovement = { key: 'order:A', orderId: 'A', userId: 7, delta: 50, nearby: false };
const entry: PurchaseEntry = { key: 'order:A', userId: 7, delta: 50 };

test('movements and entries that agree', () => {
  const takeBack = { ...movement, key: 'refund:A:1', delta: -20 };
  const taken = { ...entry, key: 'refund:A:1', delta: -20 };
  expect(compareLedger([movement, takeBack], [taken, entry])).toEqual([]);
  expect(compareLedger([], [])).toEqual([]);
});

test.each<[string, BookedMovement, PurchaseEntry[], string[]]>([
  ['an entry is missing', movement, [], ['A: order:A moved 50 credits here, 0 in the ledger']],
  [
    'the amounts differ',
    movement,
    [{ ...entry, delta: 60 }],
    ['A: order:A moved 50 credits here, 60 in the ledger'],
  ],
  [
    'the direction differs',
    movement,
    [{ ...entry, delta: -50 }],
    ['A: order:A moved 50 credits here, -50 in the ledger'],
  ],
  [
    'the member differs',
    movement,
    [{ ...entry, userId: 8 }],
    [
      'A: order:A moved 50 credits here, 0 in the ledger',
      'null: the ledger has order:A, 50 credits of member 8, for no order',
    ],
  ],
  [
    'the order differs',
    movement,
    [{ ...entry, key: 'order:B' }],
    [
      'A: order:A moved 50 credits here, 0 in the ledger',
      'null: the ledger has order:B, 50 credits of member 7, for no order',
    ],
  ],
])('%s', (_what, one, entries, messages) => {
  const found = compareLedger([one], entries).map(({ orderId, message }) => `${orderId}: ${message}`);
  expect(found).toEqual(messages);
});

test('a booking shortly outside the day may be booked on either side of midnight, but not otherwise', () => {
  const nearby = { ...movement, nearby: true };
  expect(compareLedger([nearby], [])).toEqual([]);
  expect(compareLedger([nearby], [entry])).toEqual([]);
  expect(compareLedger([nearby], [{ ...entry, delta: 60 }])).toHaveLength(1);
});

test('members with the same key do not stand in for each other', () => {
  const other = { ...entry, userId: 8 };
  expect(compareLedger([movement, { ...movement, userId: 8 }], [entry, other])).toEqual([]);
  expect(compareLedger([movement], [entry, other])).toHaveLength(1);
});
