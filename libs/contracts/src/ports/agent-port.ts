import { z } from 'zod';
import { itemSchema, type AgentPort } from '../agent/index.ts';
import { definePort } from './port.ts';

export const agentPort = definePort<AgentPort>('agent', {
  findItem: { args: z.tuple([z.number()]), answer: itemSchema.nullable(), repeatable: true },
});
