import { z } from 'zod';
import type { IdentityPort } from '../identity/index.ts';
import { definePort } from './port.ts';

export const identityPort = definePort<IdentityPort>('identity', {
  authenticate: {
    args: z.tuple([z.string()]),
    answer: z.object({ userId: z.number(), sessionId: z.string() }).nullable(),
    repeatable: true,
  },
  findMember: {
    args: z.tuple([z.number()]),
    answer: z
      .object({ id: z.number(), name: z.string(), mayPublish: z.boolean(), hasPublicPage: z.boolean() })
      .nullable(),
    repeatable: true,
  },
});
