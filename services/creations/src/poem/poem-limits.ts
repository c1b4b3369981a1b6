import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** Poems of one member, or of a network's visitors; limits.md says who could be shut out. */
export const poemsOf = ({ userId, address }: { userId: number | null; address: string }): RateLimit[] =>
  userId === null
    ? networkLimits('poem', address, { limit: 40, seconds: TEN_MINUTES })
    : [{ subject: `poem of member ${userId}`, name: 'poems of one member', limit: 40, seconds: TEN_MINUTES }];

/** Poems that a model writes, which cost its operator: beyond them the studio writes, and nobody is refused. */
export const MODEL_POEMS: RateLimit = {
  subject: 'poems by a model',
  name: 'poems by a model',
  limit: 2_000,
  seconds: HOUR,
  ofAll: true,
};
