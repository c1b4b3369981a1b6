import { z } from 'zod';
import { itemSchema, type __Service__Port } from '../__service__/index.ts';
import { definePort } from './port.ts';

export const __service__Port = definePort<__Service__Port>('__service__', {
  findItem: { args: z.tuple([z.number()]), answer: itemSchema.nullable(), repeatable: true },
});
