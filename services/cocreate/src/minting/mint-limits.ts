import type { RateLimit } from '@danqing/nest-kit';

const DAY_SECONDS = 86_400;

/**
 * Daily mint limits per member and in total, because the operator pays the fees. limits.md says which users
 * share a limit.
 */
export const mintLimits = (userId: number): RateLimit[] => [
  { subject: `mints of member ${userId}`, name: 'mints of one member', limit: 5, seconds: DAY_SECONDS },
  { subject: 'mints', name: 'mints of all members', limit: 500, seconds: DAY_SECONDS, isShared: true },
];
