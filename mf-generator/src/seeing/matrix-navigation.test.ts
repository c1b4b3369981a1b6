import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matrixTarget } from './matrix-navigation.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];

it.each([
  ['ArrowRight', 4, 1, 4, 2],
  ['ArrowRight', 4, 3, 4, 3],
  ['ArrowLeft', 4, 0, 4, 0],
  ['ArrowDown', 4, 3, 5, 3],
  ['ArrowUp', 4, 3, 4, 3],
  ['ArrowUp', 4, 1, 3, 1],
  ['Home', 4, 3, 4, 0],
  ['End', 4, 0, 4, 3],
  ['PageUp', 5, 1, 2, 1],
  ['PageDown', 2, 1, 5, 1],
])('%s from row %i, column %i leads to %i, %i', (key, row, column, nextRow, nextColumn) => {
  expect(matrixTarget(key, { row, column }, 6)).toEqual({ row: nextRow, column: nextColumn });
});

it('leaves other keys to the page', () => {
  expect(matrixTarget('Enter', { row: 2, column: 1 }, 6)).toBeNull();
});

it('never leaves the triangle, and reaches all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 52 }), fc.array(fc.constantFrom(...KEYS)), (count, keys) => {
      let cell = { row: 1, column: 0 };
      for (const key of keys) cell = matrixTarget(key, cell, count) ?? cell;
      expect(cell.column).toBeGreaterThanOrEqual(0);
      expect(cell.column).toBeLessThan(cell.row);
      expect(cell.row).toBeLessThan(count);
    }),
  );
});
