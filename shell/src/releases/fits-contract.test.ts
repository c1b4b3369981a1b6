import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsContract } from './fits-contract.ts';

test.each([
  ['^1.0.0', '^1.0.0', true],
  ['^1.0.0', '^1.1.0', true],
  ['^1.1.0', '1.1.3', true],
  ['^1.2.0', '^1.1.9', false],
  ['^1.0.1', '^1.0.0', false],
  ['^2.0.0', '^1.9.0', false],
  ['^1.0.0', '^2.0.0', false],
  ['^1.0.0 || ^2.0.0', '^2.3.0', true],
  ['^0.2.1', '^0.2.3', true],
  ['^0.2.1', '^0.3.0', false],
  ['^0.0.3', '^0.0.3', true],
  ['^0.0.3', '^0.0.4', false],
  ['^0.0.0', '^0.0.0', true],
  ['^0.0.0', '^0.0.1', false],
  ['1.0.0', '^1.0.0', false],
  ['>=1', '^1.0.0', false],
  ['^1.0.0', 'latest', false],
  ['', '^1.0.0', false],
])('%j in a shell of %j: %s', (range, stated, expected) => {
  expect(fitsContract(range, stated)).toBe(expected);
});

test('an area fits the shell it was written against, later ones of its major, and no earlier one', () => {
  const number = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      number,
      number,
      fc.integer({ min: 1, max: 9 }),
      (...parts) => {
        const [major, minor, patch, step] = parts;
        const range = `^${major}.${minor}.${patch}`;
        expect(fitsContract(range, `^${major}.${minor}.${patch}`)).toBe(true);
        expect(fitsContract(range, `^${major}.${minor + step}.0`)).toBe(true);
        expect(fitsContract(range, `^${major}.${minor}.${patch + step}`)).toBe(true);
        expect(fitsContract(range, `^${major + step}.${minor}.${patch}`)).toBe(false);
        if (minor >= step) expect(fitsContract(range, `^${major}.${minor - step}.99`)).toBe(false);
      },
    ),
  );
});
