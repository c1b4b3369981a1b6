import type { RateLimit } from '@danqing/nest-kit';

/** Decks that a model writes, which cost its operator: beyond them the studio writes, and nobody is refused. */
export const MODEL_DECKS: RateLimit = {
  subject: 'decks by a model',
  name: 'decks by a model',
  limit: 500,
  seconds: 3600,
  ofAll: true,
};
