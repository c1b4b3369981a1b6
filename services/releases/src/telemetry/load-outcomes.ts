import type { LoadOutcome } from '@danqing/contracts/releases';

/**
 * Returns whether an outcome counts as a failure. `slow` does not: the area loaded, and its duration depends
 * mostly on the visitor's connection. `network` does, because missing files cause it too; `compareLoads`
 * discounts network trouble.
 */
export const isFailure = (outcome: LoadOutcome): boolean => outcome !== 'ok' && outcome !== 'slow';
