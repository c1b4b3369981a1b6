import { z } from 'zod';
import { definePort } from './port.ts';
import { SECURITY_ACTIONS, type SecurityLogPort } from '../operators/index.ts';

export const securityLogPort = definePort<SecurityLogPort>('operators', {
  record: {
    args: z.tuple([
      z.object({
        action: z.enum(SECURITY_ACTIONS),
        result: z.enum(['allowed', 'refused']),
        actor: z.string(),
        address: z.string().nullable(),
        subject: z.string().optional(),
        detail: z.string().optional(),
        trace: z.string().optional(),
      }),
    ]),
    answer: z.null(),
    oneWay: true,
  },
});
