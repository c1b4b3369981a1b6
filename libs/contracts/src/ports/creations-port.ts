import { z } from 'zod';
import { itemSchema, type CreationsPort } from '../creations/index.ts';
import { definePort } from './port.ts';

export const creationsPort = definePort<CreationsPort>('creations', {
  findItem: { args: z.tuple([z.number()]), answer: itemSchema.nullable(), repeatable: true },
});
