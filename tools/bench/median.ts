export interface Spread {
  median: number;
  q1: number;
  q3: number;
}

export function spreadOf(sample: readonly number[]): Spread {
  return { median: quantile(sample, 0.5), q1: quantile(sample, 0.25), q3: quantile(sample, 0.75) };
}

/**
 * Linear interpolation between neighbours, as type 7 in R.
 *
 * @throws {Error} for an empty sample
 */
export function quantile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) throw new Error('no figure was measured');
  return Math.round((low + (high - low) * (at - Math.floor(at))) * 10) / 10;
}
