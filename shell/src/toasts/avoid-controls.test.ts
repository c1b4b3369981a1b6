import { expect, it } from 'vitest';
import { riseAbove } from './avoid-controls.ts';

const toast = { top: 600, right: 280, bottom: 644, left: 90 };
const row = (top: number, bottom: number, left = 20, right = 355) => ({ top, right, bottom, left });

it('leaves a box where it is while nothing lies under it', () => {
  expect(riseAbove(toast, [row(644, 700), row(500, 600), row(600, 644, 280), row(600, 644, 0, 90)])).toBe(0);
});

it('goes up to the first gap that the whole box fits in, in whatever order the others are told', () => {
  const rows = [row(427, 430), row(476, 520), row(588, 632), row(532, 576)];
  expect(riseAbove(toast, rows)).toBe(644 - 476);
  expect(riseAbove(toast, rows.toReversed())).toBe(644 - 476);
});

it('may lie over what is so high that most of it is left', () => {
  expect(riseAbove(toast, [row(500, 660)])).toBe(0);
});

it('stays where it is when the window has no place for it', () => {
  expect(
    riseAbove(
      toast,
      Array.from({ length: 20 }, (_, index) => row(index * 40, index * 40 + 36)),
    ),
  ).toBe(0);
});
