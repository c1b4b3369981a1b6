import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;
const HOUR = 3600;

export interface MockUpClient {
  userId: number | null;
  address: string;
}

/**
 * Limits on sent patterns. Members pay per mock-up, so only decoding is free; visitors pay nothing. limits.md
 * says which users share a limit.
 */
export const mockUpLimits = ({ userId, address }: MockUpClient): RateLimit[] =>
  userId === null
    ? [...networkLimits('pattern applied', address, { limit: 6, seconds: HOUR }), OF_VISITORS]
    : [
        {
          subject: `pattern applied by member ${userId}`,
          name: 'patterns applied by one member',
          limit: 60,
          seconds: TEN_MINUTES,
        },
      ];

/** A global limit, so that visitors do not delay members. */
const OF_VISITORS: RateLimit = {
  subject: 'patterns applied by visitors',
  name: 'patterns applied by visitors',
  limit: 300,
  seconds: HOUR,
  isShared: true,
};
