import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;

export interface RunClient {
  /** Null for a visitor. */
  userId: number | null;
  address: string;
}

/** Of one member, or of a network's visitors; limits.md says who could be shut out. */
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

/** Decks that are begun. */
export const decksOf = (client: RunClient) => limitsOf(client, 'deck', { visitors: 30, member: 60 });

/** Runs that are taken up again. */
export const resumesOf = (client: RunClient) =>
  limitsOf(client, 'deck resumed', { visitors: 90, member: 180 });
