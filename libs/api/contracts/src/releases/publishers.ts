import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { areaIdSchema } from './releases.ts';

export const publisherSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  area: z.string(),
  created_by: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  last_used_at: z.iso.datetime({ offset: true }).nullable(),
  revoked_by: z.string().nullable(),
  revoked_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Publisher = z.infer<typeof publisherSchema>;

export const newPublisherSchema = z.object({
  name: z.string().trim().min(1).max(100).regex(TEXT_LINE),
  area: areaIdSchema,
});
export const publisherIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

export const publishersResponseSchema = z.object({ publishers: z.array(publisherSchema) });
export type PublishersResponse = z.infer<typeof publishersResponseSchema>;
export const createdPublisherSchema = z.object({
  publisher: publisherSchema,
  /** Returned only once; the server stores a hash. */
  token: z.string(),
});
export type CreatedPublisher = z.infer<typeof createdPublisherSchema>;
export const revokedPublisherSchema = z.object({ publisher: publisherSchema });
export type RevokedPublisher = z.infer<typeof revokedPublisherSchema>;
