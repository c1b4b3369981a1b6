import { z } from 'zod';
import type { LocalizedText } from './locale.ts';
import { areaManifestSchema } from './releases.ts';
import type {
  AreaPointer,
  CanaryAlert,
  GateResult,
  LoadOutcome,
  ReleaseDescriptor,
  ReleaseEvent,
} from './releases.ts';

// The release plane over HTTP: what operators, publishers and visitors' pages may ask of it.

export const areaIdSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
/** An id, or at least its first six digits. */
export const releasePrefixSchema = z.string().regex(/^[0-9a-f]{6,16}$/);
/** A code of the second factor, with a change that is asked for with an operator's token. */
export const OPERATOR_CODE_HEADER = 'x-operator-code';
/** With every call of a console's session: what only the console's own page was told. */
export const OPERATOR_PAGE_HEADER = 'x-operator-page';

/** Body of `POST /api/operator/session`, the console's sign-in. */
export const operatorSignInSchema = z.object({
  token: z.string().min(1).max(512),
  /** Of the second factor, once the operator has one. */
  code: z.string().max(20).optional(),
});
/** Body of `POST /api/operator/session/code`: from now on, for a time, the session may make changes. */
export const operatorCodeSchema = z.object({ code: z.string().min(1).max(20) });
/** Answer to `GET /api/operator/session`, and to what changes it. */
export interface OperatorSession {
  /** Null for the shared token. */
  name: string | null;
  /** `ready`: changes are allowed now. `code`: after a code. `missing`: once there is a second factor or, for the shared token, a name. */
  changes: 'ready' | 'code' | 'missing';
}
/** Answer to the sign-in: the session itself is in a cookie that no script can read. */
export interface OperatorSignedIn extends OperatorSession {
  /** Goes back with every call as OPERATOR_PAGE_HEADER. */
  pageToken: string;
}

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

// Publishing: `POST /api/releases/uploads` with the descriptor and a publisher's token opens an upload and answers
// with what is missing; `PUT /api/releases/uploads/{id}/files/{path}` sends one file; `POST …/{id}/complete` publishes.
export interface UploadAnswer {
  upload: string;
  area: string;
  release: string;
  /** Files to send; empty when the release is there already. */
  missing: string[];
}
export interface PublishAnswer {
  area: string;
  release: string;
  size: number;
  outcome: 'published' | 'unchanged';
}

/**
 * Body of `POST /api/releases/overrides`, with the operator token or a publisher's of that very area: a developer wants to
 * open the running site with the area from their development server.
 */
export const overrideRequestSchema = z.object({
  /** Where the sources are served: `http://127.0.0.1:3401`. */
  origin: z.string().max(200),
  manifest: areaManifestSchema,
  /** As in a release's descriptor. */
  shared: z.record(z.string().max(100), z.string().max(100)),
  externalRuntime: z.boolean(),
});
export type OverrideRequest = z.infer<typeof overrideRequestSchema>;
export interface OverrideAnswer {
  area: string;
  origin: string;
  token: string;
  /** ISO 8601. */
  until: string;
}

/** Event names of `GET /api/releases/stream`, the push to open tabs; its data is a SignedDocument. */
export const DOCUMENT_EVENT = 'document';

/** Loads told at once by one page. */
export const MAX_OUTCOMES_PER_PAGE = 40;
/** Body of `POST /api/releases/beacons`, sent by `navigator.sendBeacon` as JSON text. */
export const beaconSchema = z.object({
  /** What the page was given; without a valid one nothing is counted. */
  token: z.string().max(300),
  /** From `ReceiptAnswer`; without it the page's loads are counted and have no say about a canary. */
  receipt: z.string().max(60).optional(),
  outcomes: z
    .array(
      z.object({
        area: areaIdSchema,
        release: z.string().regex(/^[0-9a-f]{16}$/),
        outcome: z.enum(['ok', 'integrity', 'network', 'chunk', 'compat', 'init', 'render', 'slow']),
      }),
    )
    .min(1)
    .max(MAX_OUTCOMES_PER_PAGE),
});
export type Beacon = z.infer<typeof beaconSchema>;
/** Body of `POST /api/releases/beacons/receipts`, which a page asks for once an area of it is there. */
export const receiptRequestSchema = beaconSchema.pick({ token: true });
/** Answer to it, whatever the token. */
export interface ReceiptAnswer {
  receipt: string;
}
