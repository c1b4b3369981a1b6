import { z } from 'zod';

// Pointer moves: what they are, what the gate and the loads say about them.

/** The pointer of an area: which releases it gives to visitors. */
export const areaPointerSchema = z.object({
  /** The release of all visitors outside of a canary. */
  stable: z.string(),
  /** `weight`: percent of visitors, a whole number of 1-99. */
  canary: z.object({ release: z.string(), weight: z.number().int() }).nullable(),
  killed: z.boolean(),
  /** The area has ended: it is in no navigation and its pages are gone, until a release of it is activated again. */
  retired: z.literal(true).optional(),
});
export type AreaPointer = z.infer<typeof areaPointerSchema>;

export const MOVE_ACTIONS = [
  'activate',
  'canary',
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
  'quarantine',
  'smoke',
] as const;
const gateVerdictSchema = z.enum(['compatible', 'incompatible', 'unknown']);
export type GateVerdict = z.infer<typeof gateVerdictSchema>;
export const gateCheckSchema = z.object({
  check: z.enum(GATE_CHECKS),
  verdict: gateVerdictSchema,
  /** One sentence for operators; when compatible empty, or who else has found so. */
  reason: z.string(),
});
export type GateCheck = z.infer<typeof gateCheckSchema>;
/** `incompatible` when one check is, else `unknown` when one check is. */
export const gateResultSchema = z.object({ verdict: gateVerdictSchema, checks: z.array(gateCheckSchema) });
export type GateResult = z.infer<typeof gateResultSchema>;

/** How one load of an area ended in a visitor's page. */
export const LOAD_OUTCOMES = [
  'ok',
  'integrity',
  'network',
  'chunk',
  'compat',
  'init',
  'render',
  'slow',
] as const;
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/** Loads of one release, counted. */
export const loadCountsSchema = z.object({
  release: z.string(),
  loads: z.number().int(),
  failures: z.number().int(),
});
export type LoadCounts = z.infer<typeof loadCountsSchema>;

export const outcomeCountsSchema = z.partialRecord(z.enum(LOAD_OUTCOMES), z.number().int());

/** Why a canary was rolled back by itself. */
export const rollbackEvidenceSchema = z.object({
  canary: loadCountsSchema,
  /** The stable release over the same time. */
  stable: loadCountsSchema,
  /** All other areas over the same time: shows that it was not the network. */
  others: loadCountsSchema.omit({ release: true }),
  /** Likelihood ratio at which the test stopped, and its limit. */
  ratio: z.number(),
  limit: z.number(),
  outcomes: outcomeCountsSchema,
  /** What the server itself found of the canary's files and of a mount in a browser; events from before that lack it. */
  checks: z.array(gateCheckSchema).optional(),
});
export type RollbackEvidence = z.infer<typeof rollbackEvidenceSchema>;

/**
 * Why a canary stays although its loads fail more often. `mounts`: it mounts in a browser of the server; `votes`: only
 * pages report it, from too few networks; `everywhere`: most other areas fail alike; `network`: it fails in networks in
 * which other areas fail too.
 */
export const CANARY_ALERT_CAUSES = ['mounts', 'votes', 'everywhere', 'network'] as const;
/** A canary that a human should look at. */
export const canaryAlertSchema = z.object({
  release: z.string(),
  cause: z.enum(CANARY_ALERT_CAUSES),
  /** ISO 8601, of when it first stood so. */
  at: z.iso.datetime({ offset: true }),
  evidence: rollbackEvidenceSchema,
  checks: z.array(gateCheckSchema),
});
export type CanaryAlert = z.infer<typeof canaryAlertSchema>;

/** A pointer move: append-only, never changed. */
export const releaseEventSchema = z.object({
  sequence: z.number().int(),
  environment: z.string(),
  area: z.string(),
  action: z.enum(MOVE_ACTIONS),
  /** Stable release before the move; null before the first. */
  from: z.string().nullable(),
  /** The release that the move is about. */
  to: z.string(),
  /** The pointer after the move. */
  pointer: areaPointerSchema,
  /** Who moved the pointer. */
  actor: z.string(),
  reason: z.string(),
  /** What the gate said; null for moves that it does not guard (kill, quarantine, taking a canary back). */
  gate: gateResultSchema.nullable(),
  /** The gate did not say `compatible`, and the operator insisted. */
  forced: z.boolean(),
  /** Of an automatic rollback. */
  evidence: rollbackEvidenceSchema.nullable(),
  at: z.iso.datetime({ offset: true }),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
