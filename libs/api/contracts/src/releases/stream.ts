import { z } from 'zod';

export const sequenceSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
export const streamQuerySchema = z.object({
  since: sequenceSchema.optional(),
});
export const sequenceResponseSchema = z.object({ sequence: z.number().int() });
export const DOCUMENT_EVENT = 'document';
