import type { Price } from './chain.ts';

/** Nodes take a transaction of a known nonce only for at least a tenth more. */
const RAISE_PERCENT = 115n;

/** What the same nonce has to offer so that nodes take it in place of what they have; null where the limit forbids it. */
export function raisedPrice(before: Price, now: Price, limit: bigint): Price | null {
  const raised = (fee: bigint, present: bigint) => {
    const least = (fee * RAISE_PERCENT) / 100n + 1n;
    return least > present ? least : present;
  };
  const maxFee = raised(before.maxFee, now.maxFee);
  const priorityFee = raised(before.priorityFee, now.priorityFee);
  return maxFee > limit || priorityFee > maxFee ? null : { gas: now.gas, maxFee, priorityFee };
}
