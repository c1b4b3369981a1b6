import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { creditsOfFen, fenOfYuan, priceInFen, yuanOfFen } from './order-prices.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [505, '5.05'],
  [10_000, '100.00'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(yuanOfFen(fen)).toBe(yuan);
});

describe('yuan', () => {
  it.each([
    ['5', 500],
    ['5.5', 550],
    ['5.05', 505],
    ['0.01', 1],
    ['05', 500],
    ['999999999.99', 99_999_999_999],
  ])('%s are %i fen', (yuan, fen) => {
    expect(fenOfYuan(yuan)).toBe(fen);
  });

  it.each(['', '.5', '5.', '5.001', '-5', '+5', '5,05', '5e1', ' 5', '5 ', '1234567890', '５', 'five'])(
    '%j are no amount',
    (yuan) => {
      expect(fenOfYuan(yuan)).toBeNull();
    },
  );

  it('survive writing and reading', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (fen) => {
        expect(fenOfYuan(yuanOfFen(fen))).toBe(fen);
      }),
    );
  });
});

test('a credit costs ten fen, and less money buys none', () => {
  expect(priceInFen(50)).toBe(500);
  expect([0, 9, 10, 19, 499, 500].map(creditsOfFen)).toEqual([0, 0, 1, 1, 49, 50]);
});
