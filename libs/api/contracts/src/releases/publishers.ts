import { z } from 'zod';
import { TEXT_LINE } from '../text/index.ts';
import { moveRequestSchema, releaseSummarySchema } from './console.ts';
import { areaPointerSchema, releaseEventSchema } from './moves.ts';
import { areaIdSchema } from './releases.ts';

/** Rights that a publisher may have for its own area, besides `publish`. */
export const PUBLISHER_MOVES = ['canary', 'activate', 'rollback', 'kill'] as const;
const publisherMovesSchema = z.array(z.enum(PUBLISHER_MOVES)).max(PUBLISHER_MOVES.length);
export type PublisherMove = (typeof PUBLISHER_MOVES)[number];
export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 365;

export const publisherSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  area: z.string(),
  moves: publisherMovesSchema,
  /** Environment and base URL of the only site that accepts the token; null for any. */
  environment: z.string().nullable(),
  site: z.string().nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
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
  moves: publisherMovesSchema.default([]),
  days: z.number().int().min(1).max(MAX_TOKEN_DAYS).default(DEFAULT_TOKEN_DAYS),
});
export type NewPublisher = z.input<typeof newPublisherSchema>;
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

/** The area of a publisher's token, for a pipeline that decides about a move. */
export const publisherAreaSchema = z.object({
  environment: z.string(),
  area: z.string(),
  moves: publisherMovesSchema,
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  /** Null until the area is first activated, as is `lastMove`. */
  pointer: areaPointerSchema.nullable(),
  /** Sequence of the last move, to send as `seen`; 0 without any. */
  sequence: z.number().int(),
  lastMove: releaseEventSchema.nullable(),
  /** The newest releases, newest first. */
  releases: z.array(releaseSummarySchema),
  /** Release that a rollback without a named release restores while no canary runs. */
  rollbackTarget: z.string().nullable(),
});
export type PublisherArea = z.infer<typeof publisherAreaSchema>;
/** As for operators, but never by force. */
export const publisherMoveSchema = moveRequestSchema.and(
  z.object({ force: z.literal(false).default(false) }),
);
export type PublisherMoveRequest = z.input<typeof publisherMoveSchema>;
