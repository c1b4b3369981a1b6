import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;
const HOUR = 3600;

export interface DressingClient {
  /** Null for a visitor. */
  userId: number | null;
  address: string;
}

/** Dressings of one member under way at once. */
export const UNDER_WAY = 3;

/**
 * Patterns that are sent: a member pays, and what costs nothing is only their decoding; a visitor pays nothing. limits.md says
 * who could be shut out.
 */
export const dressingsOf = ({ userId, address }: DressingClient): RateLimit[] =>
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

/** So that members do not wait behind them. */
const OF_VISITORS: RateLimit = {
  subject: 'patterns applied by visitors',
  name: 'patterns applied by visitors',
  limit: 300,
  seconds: HOUR,
  ofAll: true,
};
