import { networkLimits, type RateLimit } from '@danqing/nest-kit';

const TEN_MINUTES = 600;

export interface Client {
  /** Null for a visitor. */
  userId: number | null;
  address: string;
}

/** Colours and names that one member, or the visitors of a network, have imagined; limits.md says who could be shut out. */
export const imaginationsOf = (what: 'color' | 'names', { userId, address }: Client): RateLimit[] =>
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

/** What a model imagines, which costs its operator: beyond them the studio does, and nobody is refused. */
export const MODEL_IMAGINATIONS: RateLimit = {
  subject: 'imagined by a model',
  name: 'imagined by a model',
  limit: 2_000,
  seconds: 3_600,
  ofAll: true,
};
