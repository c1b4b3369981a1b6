import { z } from 'zod';

export const outboxMessageSchema = z.object({
  id: z.number().int(),
  channel: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  html: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;

export const outboxQuerySchema = z.object({
  /** Email address or phone number. Rejects NUL, which Postgres cannot store in `text`. */
  to: z
    .string()
    .max(320)
    .regex(/^[^\0]*$/)
    .optional(),
  /** Key from the link that the server prints at start. A browser that has opened the link needs no key. */
  key: z.string().max(200).optional(),
});
export const outboxResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(outboxMessageSchema),
});
export type OutboxResponse = z.infer<typeof outboxResponseSchema>;
