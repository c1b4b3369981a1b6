import { z } from 'zod';

/** A message that was not sent, because a development server has no sender. */
export const outboxMessageSchema = z.object({
  id: z.number().int(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  /** Null for text messages. */
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

/** Query of `GET /api/dev/outbox`. */
export const outboxQuerySchema = z.object({
  /** An e-mail address or telephone number. NUL is refused, which Postgres has no text with. */
  to: z
    .string()
    .max(320)
    .regex(/^[^\0]*$/)
    .optional(),
  /** Of the link that the start printed; the browser that has opened it needs none. */
  key: z.string().max(200).optional(),
});
/** Answer to it: the newest 50. */
export const outboxAnswerSchema = z.object({ success: z.literal(true), data: z.array(outboxMessageSchema) });
export type OutboxAnswer = z.infer<typeof outboxAnswerSchema>;
