import type { LoadCounts } from '@danqing/contracts/releases';

export type Counts = Pick<LoadCounts, 'loads' | 'failures'>;

/** The loads of a canary and of the stable release of its area over the same time. */
export interface Slice {
  canary: Counts;
  stable: Counts;
}

/** `ratio`: the likelihood ratio; the canary goes back from `limit` on. */
export type Verdict = { decision: 'continue' } | { decision: 'roll-back'; ratio: number; limit: number };

/** Below it no rate means anything, whatever the ratio. */
const LEAST_LOADS = 50;
const LEAST_FAILURES = 8;
/** Networks that must have seen a canary fail, and as many that speak of the stable release, where only they speak. */
const MANY_NETWORKS = 100;
/** Share of loads by which the canary must fail more often: what is worse by less is for a human to judge. */
const LEAST_DIFFERENCE = 0.01;
/** How many times greater the odds of a failure may be under a canary that goes back. */
const ODDS_RATIOS = [3, 10, 30, 100];
/** Twice the reciprocal of the error rate, since the newest slice is looked at while it grows. */
const LIMIT = 2_000;
/** Loads on either side up to which slices are put together: in a smaller one there is little to compare. */
const LEAST_SLICE = 20;
/** Keeps the ratio a number that JSON can hold. */
const GREATEST_RATIO = 1e12;

/** Whether a canary has been loaded, and has failed, often enough for `testCanary` to say anything but `continue`. */
export const isEnough = ({ loads, failures }: Counts): boolean =>
  loads >= LEAST_LOADS && failures >= LEAST_FAILURES && failures >= loads * LEAST_DIFFERENCE;

/**
 * Decides about a canary from its loads beside those of the stable release, slice by slice since it began, and may be
 * asked after every load: a canary that fails no more often goes back with a probability of at most 1/1,000, however long
 * it runs and whatever happens to both releases at once.
 */
export function testCanary(slices: readonly Slice[]): Verdict {
  const canary = sumCounts(slices.map((slice) => slice.canary));
  const stable = sumCounts(slices.map((slice) => slice.stable));
  if (!isEnough(canary) || rateOf(canary) - rateOf(stable) < LEAST_DIFFERENCE)
    return { decision: 'continue' };
  const ratio = likelihoodRatio(slices);
  if (ratio < LIMIT) return { decision: 'continue' };
  return { decision: 'roll-back', ratio: Math.min(Math.round(ratio), GREATEST_RATIO), limit: LIMIT };
}

/**
 * Whether more networks report that a canary fails than an attacker is likely to have rented, while as many report on
 * the stable release. Only slices in which both were loaded count: without loads of the stable release there is no
 * comparison.
 */
export function isBeyondDoubt(slices: readonly Slice[]): boolean {
  const concurrent = putTogether(slices).filter(
    ({ canary, stable }) => canary.loads >= LEAST_SLICE && stable.loads >= LEAST_SLICE,
  );
  const canary = sumCounts(concurrent.map((slice) => slice.canary));
  const stable = sumCounts(concurrent.map((slice) => slice.stable));
  return canary.failures >= MANY_NETWORKS && stable.loads >= MANY_NETWORKS;
}

/**
 * How many times better a canary that fails more often explains the loads than one that fails as often.
 *
 * In slice i with n canary loads, m stable loads and k failures on both sides, of which x in the canary, and with h the
 * hypergeometric distribution of x given n, m and k, the likelihood ratio of odds ratio ψ against 1 is
 *
 *     Λᵢ(ψ) = ψˣ / Σⱼ h(j) ψʲ,    and the result is Λ = mean over ψ of Πᵢ Λᵢ(ψ).
 *
 * When the canary fails no more often, each factor has an expectation of at most 1 whatever the rate of the slice, so Λ is
 * a supermartingale and reaches a limit at any time with a probability of at most 1/limit (Ville). It holds for rates
 * that come and go, an outage included, because n, m and k are taken as given. Between the ends of slices it holds up to
 * the estimate of the canary's share, n/(n+m); the tests measure that.
 *
 * Sources: mixture sequential probability ratio test, Robbins 1970, and for continuous looking Johari, Koomen, Pekelis,
 * Walsh, "Always valid inference", Operations Research 70, 2022; strata as factors, Turner and Grünwald, "Safe sequential
 * testing and effect estimation in stratified count data", AISTATS 2023; the distribution of x, Cornfield 1956.
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

/** Failures per load, 0 without loads. */
export const rateOf = ({ loads, failures }: Counts): number => (loads === 0 ? 0 : failures / loads);

/** Joins neighbours until each has enough loads on either side. Looks at loads alone: what failed must not decide. */
function putTogether(slices: readonly Slice[]): Slice[] {
  const joined: Slice[] = [];
  let open: Slice | null = null;
  for (const slice of slices) {
    open = open
      ? { canary: sumCounts([open.canary, slice.canary]), stable: sumCounts([open.stable, slice.stable]) }
      : slice;
    if (open.canary.loads < LEAST_SLICE || open.stable.loads < LEAST_SLICE) continue;
    joined.push(open);
    open = null;
  }
  return open ? [...joined, open] : joined;
}

/** log Λᵢ(ψ) for each of the odds ratios. */
function logFactors({ canary, stable }: Slice): number[] {
  const failures = canary.failures + stable.failures;
  const least = Math.max(0, failures - stable.loads);
  const most = Math.min(failures, canary.loads);
  // log h(j), but for a constant that falls out of the ratio.
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
