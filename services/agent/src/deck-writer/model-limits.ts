import type { RateLimit } from '@danqing/nest-kit';

/** Model decks cost the operator, so beyond this limit the embedded writer is used; no request is refused. */
export const MODEL_DECKS: RateLimit = {
  subject: 'decks by a model',
  name: 'decks by a model',
  limit: 500,
  seconds: 3600,
  isShared: true,
};
