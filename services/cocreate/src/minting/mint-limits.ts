import type { RateLimit } from '@danqing/nest-kit';

const DAY_SECONDS = 86_400;

/** Mints that one member asks for, and all together: the operator pays for them. limits.md says who could be shut out. */
export const mintsOf = (userId: number): RateLimit[] => [
  { subject: `mints of member ${userId}`, name: 'mints of one member', limit: 5, seconds: DAY_SECONDS },
  { subject: 'mints', name: 'mints of all members', limit: 500, seconds: DAY_SECONDS, ofAll: true },
];
