import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedPage, MAX_BUTTONS, pageWindow } from './page-window.ts';

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('on page %i of %i names %j', (page, pages, named) => {
    expect(pageWindow(page, pages)).toEqual(named);
  });

  it('names at most five pages, all of them there, and always the present one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (one, pages) => {
        const page = Math.min(one, pages);
        const named = pageWindow(page, pages);
        expect(named).toHaveLength(Math.min(pages, MAX_BUTTONS));
        expect(named).toContain(page);
        expect(named[0]).toBeGreaterThanOrEqual(1);
        expect(named.at(-1)).toBeLessThanOrEqual(pages);
        expect(named.every((each, index) => each === named[0]! + index)).toBe(true);
      }),
    );
  });

  it.each([
    ['3', 9, 3],
    ['99', 9, 9],
    ['0', 9, 1],
    ['-2', 9, 1],
    ['2.5', 9, 1],
    ['x', 9, 1],
    [null, 9, 1],
    ['4', 0, 1],
  ])('takes %j of %i pages for page %i', (text, pages, page) => {
    expect(boundedPage(text, pages)).toBe(page);
  });
});
