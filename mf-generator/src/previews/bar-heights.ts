/** Heights of the shortest and tallest bar, and number of bars (specification part 1 §2). */
const SHORTEST = 20;
const TALLEST = 79;
const BARS = 6;

export function drawBarHeights(random: () => number = Math.random): number[] {
  return Array.from({ length: BARS }, () => SHORTEST + Math.floor(random() * (TALLEST - SHORTEST + 1)));
}

export function lastChange(heights: readonly number[]): number {
  const last = heights.at(-1) ?? 0;
  const before = heights.at(-2) ?? last;
  return before === 0 ? 0 : Math.round(((last - before) / before) * 100);
}
