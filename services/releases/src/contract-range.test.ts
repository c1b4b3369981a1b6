import { expect, test } from 'vitest';
import { satisfiesContract } from './contract-range.ts';

test.each([
  ['^1.0.0', [1, 0, 0], true],
  ['^1.0.0', [1, 9, 3], true],
  ['^1.2.3', [1, 2, 3], true],
  ['^1.2.3', [1, 3, 0], true],
  ['^1.2.3', [1, 2, 2], false],
  ['^1.2.3', [1, 1, 9], false],
  ['^1.2.3', [2, 2, 3], false],
  ['^2.0.0', [1, 9, 9], false],
  ['^1.9.0', [1, 10, 0], true],
  ['^0.2.3', [0, 2, 4], true],
  ['^0.2.3', [0, 3, 0], false],
  ['^0.2.3', [1, 2, 3], false],
  ['^0.0.3', [0, 0, 3], true],
  ['^0.0.3', [0, 0, 4], false],
  ['^0.0.0', [0, 0, 0], true],
  ['^0.0.0', [0, 0, 1], false],
  ['^1.0.0 || ^2.0.0', [2, 4, 0], true],
  ['^1.0.0 || ^2.0.0', [3, 0, 0], false],
] as const)('%s against %j is %s', (range, version, satisfied) => {
  expect(satisfiesContract(range, version)).toBe(satisfied);
});

test.each([
  '*',
  '',
  '1.0.0',
  '>=1.0.0',
  '^1',
  '^1.0',
  '^1.0.0-beta',
  '^1.x.0',
  '^^1.0.0',
  '^01.0.0.0',
  'latest',
])('the unknown form %j is not satisfied', (range) => {
  expect(satisfiesContract(range, [1, 0, 0])).toBe(false);
});
