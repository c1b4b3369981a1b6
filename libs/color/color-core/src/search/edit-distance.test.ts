import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['zhuhong', 'zhuhong', 0],
  ['zhuhonh', 'zhuhong', 1],
  ['zhuhog', 'zhuhong', 1],
  ['zhuhoong', 'zhuhong', 1],
  ['zhuohng', 'zhuhong', 1],
  ['zuhonh', 'zhuhong', 2],
  ['yuebai', 'zhuhong', Infinity],
  ['', '', 0],
])('from %j to %j are %d', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('it is symmetric, and 0 only for equal words', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 8);
      expect(distance).toBe(editDistance(other, one, 8));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

test('a lower limit changes only what exceeds it', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 4 }), (one, other, limit) => {
      const distance = editDistance(one, other, 8);
      expect(editDistance(one, other, limit)).toBe(distance <= limit ? distance : Infinity);
    }),
  );
});
