import { expect, test } from 'vitest';
import { failsEverywhere } from './site-wide-failure.ts';

const counts = (text: string) =>
  text
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => {
      const [failures = 0, loads = 0] = part.split(' of ').map(Number);
      return { failures, loads };
    });

test.each([
  ['', false],
  ['0 of 500', false],
  ['4 of 500, 2 of 900', false],
  ['9 of 10', false],
  ['250 of 500', true],
  ['85 of 500', true],
  ['250 of 500, 0 of 500', false],
  ['250 of 500, 300 of 500, 0 of 500', true],
  ['500 of 500, 0 of 500, 0 of 500', false],
  ['250 of 500, 300 of 500, 0 of 10, 0 of 10', true],
])('beside a canary that fails in half of its loads, %j is trouble everywhere: %s', (others, expected) => {
  expect(failsEverywhere({ loads: 100, failures: 50 }, { loads: 0, failures: 0 }, counts(others))).toBe(
    expected,
  );
});

test.each([
  ['0 of 10', true],
  ['0 of 900', false],
  ['100 of 900', false],
  ['300 of 900', true],
])(
  'while the stable release of its area fails in %s, all that others say is believed: %s',
  (stable, expected) => {
    const [ofStable] = counts(stable);
    expect(failsEverywhere({ loads: 100, failures: 50 }, ofStable!, counts('250 of 500, 300 of 500'))).toBe(
      expected,
    );
  },
);
