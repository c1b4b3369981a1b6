import { z } from 'zod';
import { provenanceSchema } from './provenance.ts';
import { localizedTextSchema, releaseDescriptorSchema } from './releases.ts';
import {
  areaPointerSchema,
  canaryAlertSchema,
  gateResultSchema,
  outcomeCountsSchema,
  releaseEventSchema,
} from './moves.ts';
import { approvalSchema } from './approvals.ts';
import { freezeSchema } from './freezes.ts';
import { operatorRolloutSchema } from './rollouts.ts';
import { mountsSummarySchema } from './verdicts.ts';

export const releasePrefixSchema = z.string().regex(/^[0-9a-f]{6,16}$/);
export const moveRequestSchema = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('activate'), release: releasePrefixSchema }),
    z.object({
      action: z.literal('canary'),
      release: releasePrefixSchema,
      weight: z.number().int().min(1).max(99),
    }),
    z.object({ action: z.literal('pause') }),
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
      /** Overrides a gate verdict other than `compatible`; recorded permanently. */
      force: z.boolean().default(false),
      /** Sequence of the last move that the operator saw. The request is rejected if a newer move exists. */
      seen: z.number().int().min(0),
    }),
  );
export type MoveRequest = z.input<typeof moveRequestSchema>;

export const releaseSummarySchema = z.object({
  release: z.string(),
  build: z.string(),
  contract: z.string(),
  /**
   * Commit of the first publication; null when it was published outside a checkout or from uncommitted
   * sources.
   */
  commit: z.string().nullable(),
  dirty: z.boolean(),
  publisher: z.string(),
  published_at: z.iso.datetime({ offset: true }),
  size: z.number().int(),
  /** Null if the release has no statement. */
  provenance: provenanceSchema.nullable(),
  quarantined: z.boolean(),
});
export type ReleaseSummary = z.infer<typeof releaseSummarySchema>;

export const loadMinuteSchema = z.object({
  minute: z.iso.datetime({ offset: true }),
  loads: z.number().int(),
  failures: z.number().int(),
});
export type LoadMinute = z.infer<typeof loadMinuteSchema>;

export const operatorAreaSchema = z.object({
  area: z.string(),
  name: localizedTextSchema,
  pointer: areaPointerSchema,
  lastMove: releaseEventSchema,
  releases: z.array(releaseSummarySchema),
  health: z.array(
    z.object({ release: z.string(), minutes: z.array(loadMinuteSchema), outcomes: outcomeCountsSchema }),
  ),
  alert: canaryAlertSchema.nullable(),
  /** Rollout that runs or is paused. */
  rollout: operatorRolloutSchema.nullable(),
  /** Weight of the canary before it was paused; null unless it is paused. */
  weightBeforePause: z.number().int().nullable(),
  /**
   * Release that a rollback without a named release restores while no canary runs. Null if no earlier stable
   * release is available.
   */
  rollbackTarget: z.string().nullable(),
});
export type OperatorArea = z.infer<typeof operatorAreaSchema>;
export const operatorOverviewSchema = z.object({
  environment: z.string(),
  sequence: z.number().int(),
  areas: z.array(operatorAreaSchema),
  mounts: mountsSummarySchema,
  /** Freezes that have not ended, the next to begin first. */
  freezes: z.array(freezeSchema),
  /** Requests that wait for a second operator, and approvals that can be used, newest first. */
  approvals: z.array(approvalSchema),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;
export const historyQuerySchema = z.object({
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
export const historyEventSchema = releaseEventSchema.extend(
  releaseSummarySchema.pick({ commit: true, dirty: true }).shape,
);
export type HistoryEvent = z.infer<typeof historyEventSchema>;
export const operatorHistorySchema = z.object({ events: z.array(historyEventSchema) });
export type OperatorHistory = z.infer<typeof operatorHistorySchema>;
export const operatorReleaseSchema = z.object({
  summary: releaseSummarySchema,
  descriptor: releaseDescriptorSchema,
});
export type OperatorRelease = z.infer<typeof operatorReleaseSchema>;
export const checkRequestSchema = z.object({ release: releasePrefixSchema });
export const checkResponseSchema = gateResultSchema;
export type CheckResponse = z.infer<typeof checkResponseSchema>;
export const moveResponseSchema = z.object({ event: releaseEventSchema.nullable() });
export type MoveResponse = z.infer<typeof moveResponseSchema>;
export const operatorErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  problems: z.array(z.string()),
  gate: gateResultSchema.nullable(),
  /** With the code FROZEN: the freeze that refused the move. */
  frozen: z.object({ until: z.string(), reason: z.string() }).optional(),
});
export type OperatorRefusal = z.infer<typeof operatorErrorSchema>;
