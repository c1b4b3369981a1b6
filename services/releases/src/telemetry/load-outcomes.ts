import type { LoadOutcome } from '@danqing/contracts/releases';

/**
 * Whether a load that ended so counts against its release. `slow` does not: the visitor got the area, and how long it took
 * says more of their line. `network` does, since files that are missing look like it; what keeps a dead line from counting
 * against a canary is `compareLoads`.
 */
export const isFailure = (outcome: LoadOutcome): boolean => outcome !== 'ok' && outcome !== 'slow';
