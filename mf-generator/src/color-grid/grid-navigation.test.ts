import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextGridCell } from './grid-navigation.ts';

const shape = { count: 10, columns: 4 };
const to = (key: string, index: number, ctrlKey = false) => nextGridCell({ key, ctrlKey }, index, shape);

describe('keys', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 3, 3],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 4, 4],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 6, 4],
    ['End', 4, 7],
    ['End', 8, 9],
    ['PageUp', 9, 1],
    ['PageDown', 1, 9],
    ['PageDown', 2, 6],
  ])('%s leads from %i to %i', (key, from, target) => {
    expect(to(key, from)).toBe(target);
  });

  it('with Ctrl, Home and End lead to the ends of the grid', () => {
    expect([to('Home', 6, true), to('End', 1, true)]).toEqual([0, 9]);
  });

  it('others lead nowhere', () => {
    for (const key of ['a', 'Enter', 'Tab', ' ']) expect(to(key, 3)).toBeNull();
  });
});

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];

it('never leaves the grid, and Page Down ends in the column it began in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 13 }),
      fc.nat(),
      fc.constantFrom(...KEYS),
      fc.boolean(),
      (count, columns, at, key, ctrlKey) => {
        const index = at % count;
        const target = nextGridCell({ key, ctrlKey }, index, { count, columns });
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThan(count);
        if (key === 'PageDown') {
          expect((target ?? 0) % columns).toBe(index % columns);
          expect((target ?? 0) + columns).toBeGreaterThanOrEqual(count);
        }
      },
    ),
  );
});
