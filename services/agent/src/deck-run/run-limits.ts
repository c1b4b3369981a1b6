import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;

export interface RunClient {
  userId: number | null;
  address: string;
}

/** Limits per member, or per network for visitors. limits.md says which users share a limit. */
const limitsOf = (
  { userId, address }: RunClient,
  action: string,
  limits: { visitors: number; member: number },
): RateLimit[] =>
  userId === null
    ? networkLimits(action, address, { limit: limits.visitors, seconds: TEN_MINUTES })
    : [
        {
          subject: `${action} of member ${userId}`,
          name: `${action} of one member`,
          limit: limits.member,
          seconds: TEN_MINUTES,
        },
      ];

export const decksOf = (client: RunClient) => limitsOf(client, 'deck', { visitors: 30, member: 60 });

export const resumesOf = (client: RunClient) =>
  limitsOf(client, 'deck resumed', { visitors: 90, member: 180 });
