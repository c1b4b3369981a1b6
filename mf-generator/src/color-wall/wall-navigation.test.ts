import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextWallTile } from './wall-navigation.ts';

const COUNTS = [6, 3];

it.each([
  ['ArrowRight', 5, 6],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 6, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 4],
  ['ArrowDown', 3, 5],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 4, 0],
  ['ArrowUp', 7, 5],
  ['ArrowUp', 8, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 6],
  ['PageUp', 8, 6],
  ['PageUp', 6, 0],
  ['Home', 7, 0],
  ['End', 1, 8],
])('%s leads from tile %i to %i', (key, from, to) => {
  expect(nextWallTile(key, from, COUNTS, 4)).toBe(to);
});

it('leaves other keys to the page', () => {
  expect(nextWallTile('a', 0, COUNTS, 4)).toBeNull();
});

it('never leaves the wall', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.constantFrom(...keys), { maxLength: 60 }),
      (counts, columns, pressed) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        let index = 0;
        for (const key of pressed) index = nextWallTile(key, index, counts, columns) ?? -1;
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(total);
      },
    ),
  );
});
