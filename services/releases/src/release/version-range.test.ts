import { expect, test } from 'vitest';
import { satisfiesRange } from './version-range.ts';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.9.3', true],
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.1.9', false],
  ['^1.2.3', '2.2.3', false],
  ['^2.0.0', '1.9.9', false],
  ['^1.9.0', '1.10.0', true],
  ['^0.2.3', '0.2.4', true],
  ['^0.2.3', '0.3.0', false],
  ['^0.2.3', '1.2.3', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^0.0.0', '0.0.0', true],
  ['^0.0.0', '0.0.1', false],
  ['^1.0.0 || ^2.0.0', '2.4.0', true],
  ['^1.0.0 || ^2.0.0', '3.0.0', false],
] as const)('%s against %s is %s', (range, version, satisfied) => {
  expect(satisfiesRange(range, version)).toBe(satisfied);
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
])('nobody knows whether the range %j allows a version', (range) => {
  expect(satisfiesRange(range, '1.0.0')).toBeNull();
});

test.each(['1', '1.0', '1.0.0-beta', 'v1.0.0', '', 'latest'])(
  'nobody knows what allows the version %j',
  (version) => {
    expect(satisfiesRange('^1.0.0', version)).toBeNull();
  },
);

test.each([
  ['^1.0.0 || >=2.0.0', '1.2.0', true],
  ['^1.0.0 || >=2.0.0', '2.2.0', null],
])('of %s one alternative that can be read is enough for %s: %s', (range, version, satisfied) => {
  expect(satisfiesRange(range, version)).toBe(satisfied);
});
