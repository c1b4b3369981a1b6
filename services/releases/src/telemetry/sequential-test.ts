import type { LoadCounts } from '@danqing/contracts/releases';

export type Counts = Pick<LoadCounts, 'loads' | 'failures'>;
export const NO_COUNTS: Counts = { loads: 0, failures: 0 };

export interface Slice {
  canary: Counts;
  stable: Counts;
}

/** `ratio` is the likelihood ratio; the canary is rolled back when it reaches `limit`. */
export type Verdict = { decision: 'continue' } | { decision: 'roll-back'; ratio: number; limit: number };

/** With fewer loads or failures, rates are not meaningful, whatever the ratio. */
const MIN_LOADS = 50;
const MIN_FAILURES = 6;
/** Minimum difference in failure rates. A smaller one is left to operators. */
const MIN_DIFFERENCE = 0.01;
/** Odds ratios of failure assumed for a bad canary. */
const ODDS_RATIOS = [3, 10, 30, 100];
/** Twice the reciprocal of the error rate, because the newest slice is tested while it grows. */
export const LIMIT = 2_000;
/** Slices are joined until both releases have this many loads; smaller ones allow no useful comparison. */
const MIN_SLICE_LOADS = 20;
/** JSON has no Infinity. */
export const MAX_RATIO = 1e12;

/** Returns whether a canary has enough loads and failures for `testCanary` to decide anything but `continue`. */
export const isEnough = ({ loads, failures }: Counts): boolean =>
  loads >= MIN_LOADS && failures >= MIN_FAILURES && failures >= loads * MIN_DIFFERENCE;

/**
 * Decides about a canary from its loads and those of the stable release, slice by slice since it began. It
 * may be called after every load. A canary that fails no more often is rolled back with a probability of at
 * most 1/1,000. This holds for any duration, and for incidents that affect both releases.
 */
export function testCanary(slices: readonly Slice[]): Verdict {
  const canary = sumCounts(slices.map((slice) => slice.canary));
  const stable = sumCounts(slices.map((slice) => slice.stable));
  if (!isEnough(canary) || rateOf(canary) - rateOf(stable) < MIN_DIFFERENCE) return { decision: 'continue' };
  const ratio = likelihoodRatio(slices);
  if (ratio < LIMIT) return { decision: 'continue' };
  return { decision: 'roll-back', ratio: Math.min(Math.round(ratio), MAX_RATIO), limit: LIMIT };
}

/**
 * Returns how much better the loads are explained by a canary that fails more often than by one that fails
 * equally often.
 *
 * Slice i has n canary loads, m stable loads and k failures in total, x of them in the canary. With h the
 * hypergeometric distribution of x given n, m and k, the likelihood ratio of odds ratio ψ against 1 is
 *
 *     Λᵢ(ψ) = ψˣ / Σⱼ h(j) ψʲ,    and the result is Λ = mean over ψ of Πᵢ Λᵢ(ψ).
 *
 * When the canary fails no more often, each factor has an expectation of at most 1 whatever the rate of the
 * slice. Λ is then a supermartingale and ever reaches a limit with a probability of at most 1/limit (Ville).
 * This also holds for changing rates such as an outage, because n, m and k are taken as given. Within a slice
 * it holds up to the estimate of the canary's share, n/(n+m); the tests measure that.
 *
 * @see Robbins 1970, mixture sequential probability ratio test
 * @see Johari, Koomen, Pekelis, Walsh, "Always valid inference", Operations Research 70, 2022, for continuous
 *   monitoring
 * @see Turner, Grünwald, "Safe sequential testing and effect estimation in stratified count data", AISTATS
 *   2023, for strata as factors
 * @see Cornfield 1956, for the distribution of x
 */
export function likelihoodRatio(slices: readonly Slice[]): number {
  const logProducts = ODDS_RATIOS.map(() => 0);
  for (const slice of putTogether(slices)) {
    logFactors(slice).forEach((factor, index) => (logProducts[index]! += factor));
  }
  return Math.exp(logSumExp(logProducts)) / ODDS_RATIOS.length;
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = { loads: 0, failures: 0 };
  for (const { loads, failures } of all) {
    sum.loads += loads;
    sum.failures += failures;
  }
  return sum;
}

export const rateOf = ({ loads, failures }: Counts): number => (loads === 0 ? 0 : failures / loads);

/**
 * Joins neighbouring slices until each has enough loads of both releases. Ignores failures, because the test
 * is valid only if they do not influence the joining.
 */
function putTogether(slices: readonly Slice[]): Slice[] {
  const joined: Slice[] = [];
  let open: Slice | null = null;
  for (const slice of slices) {
    open = open
      ? { canary: sumCounts([open.canary, slice.canary]), stable: sumCounts([open.stable, slice.stable]) }
      : slice;
    if (open.canary.loads < MIN_SLICE_LOADS || open.stable.loads < MIN_SLICE_LOADS) continue;
    joined.push(open);
    open = null;
  }
  return open ? [...joined, open] : joined;
}

function logFactors({ canary, stable }: Slice): number[] {
  const failures = canary.failures + stable.failures;
  const least = Math.max(0, failures - stable.loads);
  const most = Math.min(failures, canary.loads);
  // log h(j) up to a constant, which cancels out of the ratio.
  const logWeights = [0];
  for (let j = least; j < most; j += 1) {
    const step = ((canary.loads - j) * (failures - j)) / ((j + 1) * (stable.loads - failures + j + 1));
    logWeights.push(logWeights.at(-1)! + Math.log(step));
  }
  const logTotal = logSumExp(logWeights);
  return ODDS_RATIOS.map((odds) => {
    const log = Math.log(odds);
    const tilted = logWeights.map((weight, index) => weight + (least + index) * log);
    return canary.failures * log + logTotal - logSumExp(tilted);
  });
}

function logSumExp(logs: readonly number[]): number {
  let greatest = -Infinity;
  for (const log of logs) greatest = Math.max(greatest, log);
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - greatest);
  return greatest + Math.log(sum);
}
