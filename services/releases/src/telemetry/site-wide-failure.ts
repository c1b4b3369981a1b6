import { rateOf, type Counts } from './sequential-test.ts';

const MIN_LOADS = 20;
/** Minimum failure rate of another area, as a share of the canary's rate, that counts as similar. */
const SIMILAR = 1 / 3;

/**
 * Returns whether most other areas, and the stable release of the canary's area, fail about as often as the
 * canary. The cause is then the network or the shell, and a rollback would not help. A single broken area
 * does not protect the canaries of others. Forged reports cannot either, because most visitors have the
 * stable release and outvote them.
 */
export function failsEverywhere(canary: Counts, stable: Counts, others: readonly Counts[]): boolean {
  const isSimilar = (other: Counts) => rateOf(other) >= rateOf(canary) * SIMILAR;
  if (stable.loads >= MIN_LOADS && !isSimilar(stable)) return false;
  const known = others.filter(({ loads }) => loads >= MIN_LOADS);
  return known.filter(isSimilar).length > known.length / 2;
}
