import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Limits per member, or per network for visitors. limits.md says which users share a limit. */
export const poemsOf = ({ userId, address }: { userId: number | null; address: string }): RateLimit[] =>
  userId === null
    ? networkLimits('poem', address, { limit: 40, seconds: TEN_MINUTES })
    : [{ subject: `poem of member ${userId}`, name: 'poems of one member', limit: 40, seconds: TEN_MINUTES }];

/**
 * Limits the operator's model costs. Beyond the limit, the embedded studio writes the poem; no request is
 * refused.
 */
export const MODEL_POEMS: RateLimit = {
  subject: 'poems by a model',
  name: 'poems by a model',
  limit: 2_000,
  seconds: HOUR,
  isShared: true,
};
