import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;

export interface Client {
  userId: number | null;
  address: string;
}

/** Limits generations per member, or per network for visitors. limits.md says which users share a limit. */
export const generationLimits = (what: 'color' | 'names', { userId, address }: Client): RateLimit[] =>
  userId === null
    ? networkLimits(`imagined ${what}`, address, { limit: 60, seconds: TEN_MINUTES })
    : [
        {
          subject: `imagined ${what} of member ${userId}`,
          name: `imagined ${what} of one member`,
          limit: 60,
          seconds: TEN_MINUTES,
        },
      ];

/**
 * Limits the operator's model costs across all clients. Beyond the limit, the embedded studio serves
 * requests.
 */
export const MODEL_GENERATIONS: RateLimit = {
  subject: 'imagined by a model',
  name: 'imagined by a model',
  limit: 2_000,
  seconds: 3_600,
  isShared: true,
};
