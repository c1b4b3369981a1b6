import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { areaIdSchema } from './releases.ts';

/** A person or program that may publish releases of one area over HTTP. */
export const publisherSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  area: z.string(),
  created_by: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  /** To the minute; null before the first use. */
  last_used_at: z.iso.datetime({ offset: true }).nullable(),
  revoked_by: z.string().nullable(),
  revoked_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Publisher = z.infer<typeof publisherSchema>;

/** Body of `POST /api/operator/publishers`. */
export const newPublisherSchema = z.object({
  name: z.string().trim().min(1).max(100).regex(TEXT_LINE),
  area: areaIdSchema,
});
/** Path parameter of `DELETE /api/operator/publishers/{id}`. */
export const publisherIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** Answer to `GET /api/operator/publishers`, the newest first. */
export const publishersAnswerSchema = z.object({ publishers: z.array(publisherSchema) });
export type PublishersAnswer = z.infer<typeof publishersAnswerSchema>;
/** Answer to `POST /api/operator/publishers`. */
export const createdPublisherSchema = z.object({
  publisher: publisherSchema,
  /** Told this once: only its hash is kept. */
  token: z.string(),
});
export type CreatedPublisher = z.infer<typeof createdPublisherSchema>;
/** Answer to `DELETE /api/operator/publishers/{id}`. */
export const revokedPublisherSchema = z.object({ publisher: publisherSchema });
export type RevokedPublisher = z.infer<typeof revokedPublisherSchema>;
