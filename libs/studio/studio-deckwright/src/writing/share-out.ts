/**
 * Divides the minutes of a talk by weight, in seconds with the exact total. Uses whole minutes if possible,
 * then half minutes, then five-second steps. Every share is greater than zero.
 */
export function shareOut(minutes: number, weights: readonly number[]): number[] {
  const seconds = Math.round(minutes * 60);
  const step =
    [60, 30, 5, 1].find((size) => seconds % size === 0 && seconds >= size * weights.length * 2) ?? 1;
  const steps = seconds / step;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const spare = steps - weights.length;
  const exact = weights.map((weight) => 1 + (weight / sum) * spare);
  const whole = exact.map(Math.floor);
  const left = steps - whole.reduce((total, count) => total + count, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at]! += 1;
  return whole.map((count) => count * step);
}
