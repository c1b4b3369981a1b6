import { z } from 'zod';
import { healthMetricSchema } from './page-health.ts';

/** The releases that an area serves to visitors. */
export const areaPointerSchema = z.object({
  stable: z.string(),
  /** `weight`: percent of visitors, an integer 0-99. The canary is paused at 0. */
  canary: z.object({ release: z.string(), weight: z.number().int() }).nullable(),
  killed: z.boolean(),
  /** A retired area has no navigation and no pages until one of its releases is activated again. */
  retired: z.literal(true).optional(),
});
export type AreaPointer = z.infer<typeof areaPointerSchema>;

export const MOVE_ACTIONS = [
  'activate',
  'canary',
  'pause',
  'promote',
  'rollback',
  'kill',
  'revive',
  'retire',
  'quarantine',
  'unquarantine',
] as const;
export type MoveAction = (typeof MOVE_ACTIONS)[number];

export const GATE_CHECKS = [
  'files',
  'shared',
  'external-runtime',
  'contract',
  'routes',
  'navigation',
  'styles',
  'budgets',
  'provenance',
  'quarantine',
  'freeze',
  'smoke',
  'page-budgets',
  'accessibility',
] as const;
const gateVerdictSchema = z.enum(['compatible', 'incompatible', 'unknown']);
export type GateVerdict = z.infer<typeof gateVerdictSchema>;
export const gateCheckSchema = z.object({
  check: z.enum(GATE_CHECKS),
  verdict: gateVerdictSchema,
  /** One sentence for operators. When compatible, it is empty or states how the check was confirmed. */
  reason: z.string(),
});
export type GateCheck = z.infer<typeof gateCheckSchema>;
/** `incompatible` when any check is, otherwise `unknown` when any check is. */
export const gateResultSchema = z.object({ verdict: gateVerdictSchema, checks: z.array(gateCheckSchema) });
export type GateResult = z.infer<typeof gateResultSchema>;

export const LOAD_OUTCOMES = [
  'ok',
  'integrity',
  'network',
  'chunk',
  'compat',
  'init',
  'render',
  'hang',
  'slow',
] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

export const loadCountsSchema = z.object({
  release: z.string(),
  loads: z.number().int(),
  failures: z.number().int(),
});
export type LoadCounts = z.infer<typeof loadCountsSchema>;

export const outcomeCountsSchema = z.partialRecord(z.enum(LOAD_OUTCOMES), z.number().int());

export const rollbackEvidenceSchema = z.object({
  canary: loadCountsSchema,
  stable: loadCountsSchema,
  /** All other areas over the same period; rules out a network problem. */
  others: loadCountsSchema.omit({ release: true }),
  /** Likelihood ratio at which the test stopped, and its limit. */
  ratio: z.number(),
  limit: z.number(),
  outcomes: outcomeCountsSchema,
  /** For an alert `health`: what was compared. `loads` counts networks, `failures` those with poor values. */
  metric: healthMetricSchema.optional(),
  /** The server's own checks of the canary: its files, and a mount in a browser. Absent in old events. */
  checks: z.array(gateCheckSchema).optional(),
});
export type RollbackEvidence = z.infer<typeof rollbackEvidenceSchema>;

/**
 * Why a canary with more failures was not rolled back. `mounts`: it mounts in the server's browser. `votes`: no
 * browser could try it, and pages alone never roll back. `everywhere`: most other areas fail too. `network`:
 * other areas fail in the same networks. `silent`: fewer of its pages report anything. Its evidence counts
 * networks that were given a page as loads, and those without a report as failures. `health`: more of its pages
 * fare poorly after the mount.
 */
export const CANARY_ALERT_CAUSES = ['mounts', 'votes', 'everywhere', 'network', 'silent', 'health'] as const;
export const canaryAlertSchema = z.object({
  release: z.string(),
  cause: z.enum(CANARY_ALERT_CAUSES),
  at: z.iso.datetime({ offset: true }),
  evidence: rollbackEvidenceSchema,
  checks: z.array(gateCheckSchema),
});
export type CanaryAlert = z.infer<typeof canaryAlertSchema>;

export const ROLLOUT_DECISIONS = [
  'start',
  'advance',
  'promote',
  'resume',
  'pause',
  'roll-back',
  'cancel',
] as const;
export type RolloutDecision = (typeof ROLLOUT_DECISIONS)[number];

/** Networks since the canary began, and those that fared poorly in a metric. */
const comparedMetricSchema = z.object({
  metric: healthMetricSchema,
  canary: loadCountsSchema.omit({ release: true }),
  stable: loadCountsSchema.omit({ release: true }),
});
export type ComparedMetric = z.infer<typeof comparedMetricSchema>;

/** Load reports in the whole minutes of a step, and the sequential test of the canary since it began. */
export const stepNumbersSchema = z.object({
  /** Duration of the step. */
  seconds: z.number().int(),
  canary: loadCountsSchema,
  stable: loadCountsSchema,
  verdict: z.enum(['continue', 'roll-back']),
  ratio: z.number(),
  limit: z.number(),
});
export type StepNumbers = z.infer<typeof stepNumbersSchema>;

/** Effect of a move on the rollout of its area. */
export const rolloutNoteSchema = z.object({
  rollout: z.number().int(),
  decision: z.enum(ROLLOUT_DECISIONS),
  /** Step after the move, from 1. */
  step: z.number().int(),
  steps: z.number().int(),
  /** Loads and failures of the step that the move ends. Null if it ends none. */
  numbers: stepNumbersSchema
    .extend({
      why: z.enum(['healthy', 'quiet', 'hastened']),
      /** What pages measured after the mount. Absent in old events. */
      health: z.array(comparedMetricSchema).optional(),
    })
    .nullable(),
});
export type RolloutNote = z.infer<typeof rolloutNoteSchema>;

export const releaseEventSchema = z.object({
  sequence: z.number().int(),
  environment: z.string(),
  area: z.string(),
  action: z.enum(MOVE_ACTIONS),
  from: z.string().nullable(),
  to: z.string(),
  pointer: areaPointerSchema,
  actor: z.string(),
  reason: z.string(),
  /** Null for moves without a gate (kill, quarantine, removal of a canary). */
  gate: gateResultSchema.nullable(),
  /** True when the operator overrode a verdict other than `compatible`. */
  forced: z.boolean(),
  /** The second operator, where the move needed one. */
  approved_by: z.string().nullable(),
  evidence: rollbackEvidenceSchema.nullable(),
  /** Null if the move concerns no rollout. */
  rollout: rolloutNoteSchema.nullable(),
  at: z.iso.datetime({ offset: true }),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
