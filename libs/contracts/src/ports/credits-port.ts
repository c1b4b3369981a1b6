import { z } from 'zod';
import { creditHistoryQuerySchema, creditHistorySchema, type CreditsPort } from '../credits/index.ts';
import { definePort } from './port.ts';

// Strict: what a schema forgets must be refused, not lost on the way to the ledger.
const reference = z.strictObject({ userId: z.number(), idempotencyKey: z.string() });
const movement = reference.extend({ amount: z.number(), reason: z.string() });
const job = z.strictObject({ queue: z.string(), data: z.looseObject({}) });
const balance = z.number();

/** Every movement carries a key, under which it happens once. */
export const creditsPort = definePort<CreditsPort>('credits', {
  getBalance: { args: z.tuple([z.number()]), answer: balance, repeatable: true },
  getHistory: {
    args: z.tuple([creditHistoryQuerySchema.extend({ userId: z.number() }).strict()]),
    answer: creditHistorySchema,
    repeatable: true,
  },
  grant: { args: z.tuple([movement]), answer: balance, repeatable: true },
  debit: { args: z.tuple([movement.extend({ job: job.optional() })]), answer: balance, repeatable: true },
  hold: {
    args: z.tuple([movement.extend({ expiresInSeconds: z.number() })]),
    answer: balance,
    repeatable: true,
  },
  capture: { args: z.tuple([reference]), answer: balance, repeatable: true },
  takeBack: {
    args: z.tuple([movement]),
    answer: z.object({ taken: z.number(), balance }),
    repeatable: true,
  },
  release: { args: z.tuple([reference]), answer: balance, repeatable: true },
});
