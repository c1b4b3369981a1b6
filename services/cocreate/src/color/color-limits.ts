import type { RateLimit } from '@danqing/nest-kit';

export const saveLimits = (userId: number): RateLimit[] => [
  { subject: `saves of member ${userId}`, name: 'saves of one member', limit: 20, seconds: 600 },
  {
    subject: `daily saves of member ${userId}`,
    name: 'saves of one member in a day',
    limit: 100,
    seconds: 86_400,
  },
];

export const likeLimits = (userId: number): RateLimit[] => [
  { subject: `likes of member ${userId}`, name: 'likes of one member', limit: 120, seconds: 60 },
];
