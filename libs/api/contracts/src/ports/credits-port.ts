import { z } from 'zod';
import { creditHistoryQuerySchema, creditHistorySchema, type CreditsPort } from '../credits/index.ts';
import { definePort } from './port.ts';

// Strict, so that a field missing from a schema is rejected instead of dropped on the way to the ledger.
const reference = z.strictObject({ userId: z.number(), idempotencyKey: z.string() });
const movement = reference.extend({ amount: z.number(), reason: z.string() });
const job = z.strictObject({ queue: z.string(), data: z.looseObject({}) });
const balance = z.number();

/** Movements of one account are serialised, so responses may be slow. */
const queued = { repeatable: true, queues: true } as const;

export const creditsPort = definePort<CreditsPort>('credits', {
  getBalance: { args: z.tuple([z.number()]), answer: balance, ...queued },
  getHistory: {
    args: z.tuple([creditHistoryQuerySchema.extend({ userId: z.number() }).strict()]),
    answer: creditHistorySchema,
    ...queued,
  },
  grant: { args: z.tuple([movement]), answer: balance, ...queued },
  debit: { args: z.tuple([movement.extend({ job: job.optional() })]), answer: balance, ...queued },
  hold: {
    args: z.tuple([movement.extend({ expiresInSeconds: z.number() })]),
    answer: balance,
    ...queued,
  },
  capture: { args: z.tuple([reference]), answer: balance, ...queued },
  takeBack: {
    args: z.tuple([movement]),
    answer: z.object({ taken: z.number(), balance }),
    ...queued,
  },
  release: { args: z.tuple([reference]), answer: balance, ...queued },
});
