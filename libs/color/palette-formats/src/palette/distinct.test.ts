import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinct } from './distinct.ts';

test.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['a', 'a', 'a-2'],
    ['a', 'a-3', 'a-2'],
  ],
  [
    ['a-2', 'a', 'a', 'a-2'],
    ['a-2', 'a', 'a-3', 'a-2-2'],
  ],
  [
    ['', ''],
    ['', '-2'],
  ],
])('%j becomes %j', (names, unique) => {
  expect(distinct(names)).toEqual(unique);
});

test('all names differ and the first of equal ones keeps its own', () => {
  const name = fc.constantFrom('a', 'a-2', 'a-2-2', 'a-3', 'b', '');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const unique = distinct(names);
      expect(new Set(unique).size).toBe(names.length);
      names.forEach((one, index) => {
        if (names.indexOf(one) === index) expect(unique[index]).toBe(one);
      });
    }),
  );
});
