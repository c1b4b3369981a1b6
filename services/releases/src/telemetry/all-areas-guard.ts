import { rateOf, type Counts } from './sequential-test.ts';

/** Fewer loads of an area say nothing of how it is doing. */
const LEAST_LOADS = 20;
/** Share of the canary's failure rate from which another area fails similarly. */
const SIMILAR = 1 / 3;

/**
 * Whether most other areas, and the stable release of the canary's own, fail similarly often as the canary: then it is
 * the network or the shell, and a rollback of the canary would not help. One area that is broken by itself does not
 * protect the canaries of the others. Nor do forged reports: most visitors have the stable release, and outvote them.
 */
export function failsEverywhere(canary: Counts, stable: Counts, others: readonly Counts[]): boolean {
  const isSimilar = (other: Counts) => rateOf(other) >= rateOf(canary) * SIMILAR;
  if (stable.loads >= LEAST_LOADS && !isSimilar(stable)) return false;
  const known = others.filter(({ loads }) => loads >= LEAST_LOADS);
  return known.filter(isSimilar).length > known.length / 2;
}
