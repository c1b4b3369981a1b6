import { z } from 'zod';
import type { CreationsPort } from '../creations/port.ts';
import { definePort } from './port.ts';

export const creationsPort = definePort<CreationsPort>('creations', {
  ownsPicture: { args: z.tuple([z.number(), z.string()]), answer: z.boolean(), repeatable: true },
  keepAvatar: {
    args: z.tuple([z.number(), z.string().nullable()]),
    answer: z.string().nullable(),
    repeatable: true,
  },
});
