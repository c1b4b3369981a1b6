import { expect, test } from 'vitest';
import { failureRates, isFailing, POINTS, totalLoads } from './failure-rate.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const minute = (ago: number, loads: number, failures: number) => ({
  minute: new Date(NOW - ago * 60_000).toISOString(),
  loads,
  failures,
});

test('adds up loads, and knows no rate without any', () => {
  expect(totalLoads([minute(1, 90, 1), minute(2, 110, 3)])).toEqual({ loads: 200, failures: 4, rate: 0.02 });
  expect(totalLoads([])).toEqual({ loads: 0, failures: 0, rate: null });
});

test('puts the newest minutes last, weighs them by loads, and leaves gaps', () => {
  const rates = failureRates([minute(0, 10, 1), minute(1, 30, 1), minute(59, 4, 1)], NOW);
  expect(rates).toHaveLength(POINTS);
  expect(rates.at(-1)).toBe(0.05);
  expect(rates[0]).toBe(0.25);
  expect(rates.slice(1, -1).every((rate) => rate === null)).toBe(true);
});

test('leaves out what is older than an hour or from a clock ahead', () => {
  const rates = failureRates([minute(61, 10, 5), minute(-4, 10, 5)], NOW);
  expect(rates.every((rate) => rate === null)).toBe(true);
});

test.each([
  [9, 1, false],
  [9, 3, true],
  [300, 3, false],
  [200, 3, true],
  [0, 0, false],
])('%i loads with %i failures: an operator should look is %s', (loads, failures, failing) => {
  expect(isFailing(totalLoads([minute(1, loads, failures)]))).toBe(failing);
});
