/** Shortest and tallest bar, and how many there are (specification part 1 §2). */
const SHORTEST = 20;
const TALLEST = 79;
const BARS = 6;

/** Six whole heights, each from 20 to 79 with equal chance. */
export function drawBarHeights(random: () => number = Math.random): number[] {
  return Array.from({ length: BARS }, () => SHORTEST + Math.floor(random() * (TALLEST - SHORTEST + 1)));
}

/** By how many percent the last bar differs from the one before, rounded. */
export function lastChange(heights: readonly number[]): number {
  const last = heights.at(-1) ?? 0;
  const before = heights.at(-2) ?? last;
  return before === 0 ? 0 : Math.round(((last - before) / before) * 100);
}
