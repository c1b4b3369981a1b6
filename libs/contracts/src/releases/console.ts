import { z } from 'zod';
import { localizedTextSchema, releaseDescriptorSchema } from './releases.ts';
import {
  areaPointerSchema,
  canaryAlertSchema,
  gateResultSchema,
  outcomeCountsSchema,
  releaseEventSchema,
} from './moves.ts';

/** An id, or at least its first six digits. */
export const releasePrefixSchema = z.string().regex(/^[0-9a-f]{6,16}$/);
/** Body of `POST /api/operator/areas/{area}/moves`. */
export const moveRequestSchema = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('activate'), release: releasePrefixSchema }),
    z.object({
      action: z.literal('canary'),
      release: releasePrefixSchema,
      weight: z.number().int().min(1).max(99),
    }),
    z.object({ action: z.literal('promote') }),
    z.object({ action: z.literal('rollback'), release: releasePrefixSchema.optional() }),
    z.object({ action: z.literal('kill') }),
    z.object({ action: z.literal('revive') }),
    z.object({ action: z.literal('retire') }),
    z.object({ action: z.literal('quarantine'), release: releasePrefixSchema }),
    z.object({ action: z.literal('unquarantine'), release: releasePrefixSchema }),
  ])
  .and(
    z.object({
      reason: z.string().trim().min(1).max(500),
      /** Moves although the gate does not say `compatible`; marked for ever. */
      force: z.boolean().default(false),
      /** Sequence of the area's last move as the operator saw it; another one since then refuses the move. */
      seen: z.number().int().min(0),
    }),
  );
export type MoveRequest = z.input<typeof moveRequestSchema>;

export const releaseSummarySchema = z.object({
  release: z.string(),
  build: z.string(),
  contract: z.string(),
  /** Of its first publication; null when it was published outside of a checkout, or with sources that are in no commit. */
  commit: z.string().nullable(),
  /** It was published with changes that are in no commit. */
  dirty: z.boolean(),
  publisher: z.string(),
  published_at: z.iso.datetime({ offset: true }),
  /** Bytes of all files, uncompressed. */
  size: z.number().int(),
  quarantined: z.boolean(),
});
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;

/** Loads of one release in one minute. */
export const loadMinuteSchema = z.object({
  /** ISO 8601, start of the minute. */
  minute: z.iso.datetime({ offset: true }),
  loads: z.number().int(),
  failures: z.number().int(),
});
export type LoadMinute = z.infer<typeof loadMinuteSchema>;

export const operatorAreaSchema = z.object({
  area: z.string(),
  name: localizedTextSchema,
  pointer: areaPointerSchema,
  /** The move that made the pointer what it is. */
  lastMove: releaseEventSchema,
  /** Newest first, at most 20, and always those that the pointer names. */
  releases: z.array(releaseSummarySchema),
  /** Of the last hour, for the releases that the pointer names. */
  health: z.array(
    z.object({ release: z.string(), minutes: z.array(loadMinuteSchema), outcomes: outcomeCountsSchema }),
  ),
  /** The canary should be looked at; null when nothing speaks against it. */
  alert: canaryAlertSchema.nullable(),
});
export type OperatorArea = z.infer<typeof operatorAreaSchema>;
/** Answer to `GET /api/operator/overview`; also each event of `GET /api/operator/stream`. */
export const operatorOverviewSchema = z.object({
  environment: z.string(),
  sequence: z.number().int(),
  areas: z.array(operatorAreaSchema),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;
/** Query of `GET /api/operator/areas/{area}/history`. */
export const historyQuerySchema = z.object({
  /** Sequence of the oldest move that is known already. */
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d?$|^100$/)
    .transform(Number)
    .default(50),
});
/** A move with where the release that it is about comes from. */
export const historyEventSchema = releaseEventSchema.extend(
  releaseSummarySchema.pick({ commit: true, dirty: true }).shape,
);
export type HistoryEvent = z.infer<typeof historyEventSchema>;
/** Answer to `GET /api/operator/areas/{area}/history`, newest first. */
export const operatorHistorySchema = z.object({ events: z.array(historyEventSchema) });
export type OperatorHistory = z.infer<typeof operatorHistorySchema>;
/** Answer to `GET /api/operator/areas/{area}/releases/{release}`. */
export const operatorReleaseSchema = z.object({
  summary: releaseSummarySchema,
  descriptor: releaseDescriptorSchema,
});
export type OperatorRelease = z.infer<typeof operatorReleaseSchema>;
/** Body of `POST /api/operator/areas/{area}/check`. */
export const checkRequestSchema = z.object({ release: releasePrefixSchema });
/** Answer to it. */
export const checkAnswerSchema = gateResultSchema;
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;
/** Answer to a move. Null when the pointer stood there already. */
export const moveAnswerSchema = z.object({ event: releaseEventSchema.nullable() });
export type MoveAnswer = z.infer<typeof moveAnswerSchema>;
/** What an operator's request is refused with, beside the usual error body: one line for each problem. */
export const operatorRefusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  problems: z.array(z.string()),
  gate: gateResultSchema.nullable(),
});
export type OperatorRefusal = z.infer<typeof operatorRefusalSchema>;
