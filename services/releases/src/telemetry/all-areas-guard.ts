import { rateOf, type Counts } from './sequential-test.ts';

/** Fewer loads of an area say nothing of how it is doing. */
const LEAST_LOADS = 20;
/** Share of the canary's failure rate from which another area fails similarly. */
const SIMILAR = 1 / 3;

/**
 * Whether most other areas fail similarly often as the canary: then it is the network or the shell, and taking the canary
 * back would help nobody. One area that is broken by itself does not protect the canaries of the others.
 */
export function failsEverywhere(canary: Counts, others: readonly Counts[]): boolean {
  const known = others.filter(({ loads }) => loads >= LEAST_LOADS);
  const similar = known.filter((other) => rateOf(other) >= rateOf(canary) * SIMILAR);
  return similar.length > known.length / 2;
}
