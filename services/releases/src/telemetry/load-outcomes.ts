import type { LoadOutcome } from '@danqing/contracts/releases';

/**
 * Returns whether an outcome counts as a failure. `slow` does not: the area loaded, and its duration depends
 * mostly on the visitor's line. `network` does, because missing files look like it; `compareLoads` discounts
 * network trouble.
 */
export const isFailure = (outcome: LoadOutcome): boolean => outcome !== 'ok' && outcome !== 'slow';
