import { z } from 'zod';

/** A sequence number in a query or header. */
export const sequenceSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
/** Query of `GET /api/releases/stream`. */
export const streamQuerySchema = z.object({
  /** Sequence of the document that the tab has. */
  since: sequenceSchema.optional(),
});
/** Answer to `GET /api/releases/sequence`: the number of the newest move. */
export const sequenceAnswerSchema = z.object({ sequence: z.number().int() });
/** Event names of `GET /api/releases/stream`, the push to open tabs; its data is a SignedDocument. */
export const DOCUMENT_EVENT = 'document';
