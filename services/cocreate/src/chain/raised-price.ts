import type { Price } from './chain.ts';

/** Nodes replace a pending transaction only for a fee at least 10 % higher. */
const RAISE_PERCENT = 115n;

/**
 * Returns the price that replaces a pending transaction with the same nonce, or null when it exceeds the
 * limit.
 */
export function raisedPrice(before: Price, now: Price, limit: bigint): Price | null {
  const raised = (fee: bigint, present: bigint) => {
    const least = (fee * RAISE_PERCENT) / 100n + 1n;
    return least > present ? least : present;
  };
  const maxFee = raised(before.maxFee, now.maxFee);
  const priorityFee = raised(before.priorityFee, now.priorityFee);
  return maxFee > limit || priorityFee > maxFee ? null : { gas: now.gas, maxFee, priorityFee };
}
