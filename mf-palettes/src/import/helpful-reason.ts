import { ApiError } from '@danqing/api-client';

/** Codes with which the visitor can do something: the server says what. */
const HELPFUL = new Set([
  'ACCOUNT_LIMITED',
  'PALETTE_LIMIT_REACHED',
  'PALETTE_TOO_LARGE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
]);

/** What the server says of a failure, where that helps. */
export const helpfulReason = (error: unknown): string | null =>
  error instanceof ApiError && HELPFUL.has(error.code) ? error.message : null;
