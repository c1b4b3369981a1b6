import { z } from 'zod';
import type { LocalizedText } from '../locale/index.ts';
import type {
  AreaPointer,
  CanaryAlert,
  GateResult,
  LoadOutcome,
  ReleaseDescriptor,
  ReleaseEvent,
} from './releases.ts';

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

export interface ReleaseSummary {
  release: string;
  build: string;
  contract: string;
  /** Of its first publication; null when it was published outside of a checkout, or with sources that are in no commit. */
  commit: string | null;
  /** It was published with changes that are in no commit. */
  dirty: boolean;
  publisher: string;
  published_at: string;
  /** Bytes of all files, uncompressed. */
  size: number;
  quarantined: boolean;
}

/** Loads of one release in one minute. */
export interface LoadMinute {
  /** ISO 8601, start of the minute. */
  minute: string;
  loads: number;
  failures: number;
}

export interface OperatorArea {
  area: string;
  name: LocalizedText;
  pointer: AreaPointer;
  /** The move on which the pointer stands. */
  lastMove: ReleaseEvent;
  /** Newest first, at most 20, and always those that the pointer names. */
  releases: ReleaseSummary[];
  /** Of the last hour, for the releases that the pointer names. */
  health: { release: string; minutes: LoadMinute[]; outcomes: Partial<Record<LoadOutcome, number>> }[];
  /** The canary should be looked at; null when nothing speaks against it. */
  alert: CanaryAlert | null;
}
/** Answer to `GET /api/operator/overview`; also each event of `GET /api/operator/stream`. */
export interface OperatorOverview {
  environment: string;
  sequence: number;
  areas: OperatorArea[];
}
/** Answer to `GET /api/operator/areas/{area}/history?before={sequence}&limit={1-100}`, newest first. */
export interface OperatorHistory {
  events: HistoryEvent[];
}
/** A move with where the release that it is about comes from. */
export interface HistoryEvent extends ReleaseEvent, Pick<ReleaseSummary, 'commit' | 'dirty'> {}
/** Answer to `GET /api/operator/areas/{area}/releases/{release}`. */
export interface OperatorRelease {
  summary: ReleaseSummary;
  descriptor: ReleaseDescriptor;
}
/** Answer to `POST /api/operator/areas/{area}/check` with `{release}`. */
export type CheckAnswer = GateResult;
/** Answer to a move. Null when the pointer stood there already. */
export interface MoveAnswer {
  event: ReleaseEvent | null;
}
/** What an operator's request is refused with, beside the usual error body: one line for each problem. */
export interface OperatorRefusal {
  code: string;
  message: string;
  problems: string[];
  gate: GateResult | null;
}
