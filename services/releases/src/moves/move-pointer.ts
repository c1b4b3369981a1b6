import type {
  Freeze,
  GateCheck,
  GateResult,
  ReleaseDescriptor,
  ReleaseEvent,
  RollbackEvidence,
  RolloutNote,
} from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import { askForApproval } from '../approvals/approve-release.ts';
import { ApprovalMissing, findApprovers } from '../approvals/find-approvers.ts';
import { selectFourEyes } from '../database/approval.queries.ts';
import { insertEvent, lockMoves, selectNewestSequence } from '../database/event.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import { rolloutDecisions } from '../metrics/release-metrics.ts';
import { checkFreeze, describeFreeze } from '../gate/check-freeze.ts';
import { checkPruned, runQuickChecks, runSlowChecks } from '../gate/check-release.ts';
import { toResult } from '../gate/gate-result.ts';
import { raiseMove, raiseResolved } from '../notifications/raise-notification.ts';
import { actorSchema, areaSchema, parseInput, reasonSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { readAreaState, type AreaState } from './area-state.ts';
import { AUTOMATIC_ACTORS } from './automatic-actors.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { nextPointer, type NextPointer, type RequestedMove } from './next-pointer.ts';
import { settleRollout } from './settle-rollout.ts';

export interface MoveRequest {
  area: string;
  actor: string;
  reason: string;
  /**
   * Sequence of the area's newest move that the operator has seen. If there is a newer one, the move rejects
   * with POINTER_MOVED. Default: the newest move at the time of the call.
   */
  seen?: number | undefined;
}

export interface GuardedMoveRequest extends MoveRequest {
  /**
   * Permits the move although the gate is not `compatible`: `true` overrides every check, a list only the
   * named ones. Requires a reason; the event records it permanently.
   */
  force?: boolean | readonly GateCheck['check'][] | undefined;
}

export interface Move {
  area: string;
  release: string;
  event: ReleaseEvent | null;
}

interface Intent {
  requestedMove: RequestedMove;
  release?: ReleaseRow;
}

export interface AreaIntent extends Intent {
  area: string;
  seen?: number | undefined;
}

/**
 * Changes the rollout that a move belongs to, in the move's transaction. The move is not made if it rejects.
 */
export type ChangeRollout = (transaction: EntityManager, gate: GateResult | null) => Promise<RolloutNote>;

interface Details {
  /** False for the start of a site, which takes the machine. Moves of automatic actors need no approval either. */
  fourEyes?: false | undefined;
  evidence?: RollbackEvidence | null | undefined;
  /** Default: the move is no part of a rollout, and ends or pauses the area's. */
  changeRollout?: ChangeRollout | undefined;
  /** Runs in the transaction once all events are appended. Nothing moves if it rejects. */
  afterMoves?: ((transaction: EntityManager, events: readonly ReleaseEvent[]) => Promise<void>) | undefined;
}

type SetRequest = Omit<GuardedMoveRequest, 'area' | 'seen'> & Details;

export async function movePointer(
  plane: ReleasePlane,
  request: GuardedMoveRequest,
  readIntent: (area: string) => Intent | Promise<Intent>,
  details: Details = {},
): Promise<Move> {
  const area = parseInput('area', areaSchema, request.area);
  const set = parseRequest({ ...request, ...details });
  const intent = await readIntent(area);
  const [move] = await movePointers(plane, set, [{ ...intent, area, seen: request.seen }]);
  return move!;
}

/**
 * Moves the pointers of one or several areas; all moves go through here. It applies the rules of
 * `nextPointer` and checks each area against the state after all moves. It appends the events in one
 * transaction. In a set of several areas, each is activated, rolled back or retired.
 *
 * @throws {ReleaseError} when a move is refused or an area has moved since it was read; then nothing moves
 */
export async function movePointers(
  plane: ReleasePlane,
  request: SetRequest,
  intents: readonly AreaIntent[],
): Promise<Move[]> {
  const { database, environment } = plane;
  const {
    actor,
    reason,
    force,
    evidence = null,
    changeRollout,
    afterMoves,
    fourEyes,
  } = parseRequest(request);
  const steps: Step[] = [];
  for (const intent of intents) steps.push(await planStep(plane, intent));
  const pending = new Map(
    steps.flatMap(({ area, plan }) =>
      plan ? [[area, plan.next.pointer.retired ? [] : [plan.target.descriptor]] as const] : [],
    ),
  );
  if (pending.size === 0) return steps.map(({ area, release }) => ({ area, release, event: null }));
  for (const { area, plan } of steps)
    if (plan && plan.next.guard !== 'none') await refuseFrozen(plane, area, plan.next, force);
  // Run before the lock, which blocks all other moves.
  const slow = new Map<string, GateCheck[]>();
  for (const { area, plan } of steps)
    if (plan && plan.next.guard !== 'none')
      slow.set(area, await runSlowChecks(plane, plan.target, plan.quarantined, plan.next.guard, pending));

  const run = database.transaction(async (transaction) => {
    await lockMoves(transaction);
    const kinds =
      fourEyes === false || AUTOMATIC_ACTORS.includes(actor)
        ? []
        : await selectFourEyes(transaction, environment);
    const gates = new Map<string, GateResult>();
    const refused: Refused[] = [];
    for (const { area, plan } of steps) {
      if (!plan) continue;
      if ((await selectNewestSequence(transaction, environment, area)) !== plan.state.sequence)
        throw movedMeanwhile(area, await readAreaState(transaction, environment, area));
      const { next, target, quarantined } = plan;
      if (next.guard === 'none') continue;
      const pruned = await checkPruned(transaction, target);
      const before = slow.get(area) ?? [];
      const files = pruned ? [pruned, ...before.filter(({ check }) => check !== 'files')] : before;
      const freeze = await checkFreeze(transaction, environment, area, next.action);
      const gate = toResult([
        ...files,
        ...(freeze ? [freeze.check] : []),
        ...(await runQuickChecks(plane, transaction, target, { quarantined, guard: next.guard, pending })),
      ]);
      gates.set(area, gate);
      const obstacles = obstaclesOf(gate);
      if (!obstacles.every(({ check }) => isForced(check, force)))
        refused.push({
          area,
          next,
          gate,
          obstacles,
          freeze: freeze && !isForced('freeze', force) ? freeze.freeze : null,
        });
    }
    const [first] = refused;
    if (first) throw gateRefused(first, refused);
    const { approvers, unapproved } = await findApprovers(transaction, {
      environment,
      actor,
      kinds,
      moves: steps.flatMap(({ area, plan }) =>
        plan ? [{ area, ...plan, overridden: obstaclesOf(gates.get(area) ?? toResult([])) }] : [],
      ),
    });
    if (unapproved.length > 0) throw new ApprovalMissing(unapproved);
    const moves: Move[] = [];
    for (const { area, plan, release } of steps) {
      if (!plan) {
        moves.push({ area, release, event: null });
        continue;
      }
      const { state, next } = plan;
      const gate = gates.get(area) ?? null;
      const { pointer } = next;
      const rollout = changeRollout
        ? await changeRollout(transaction, gate)
        : await settleRollout(transaction, { environment, area, actor, reason, pointer, evidence });
      const event = await insertEvent(transaction, {
        environment,
        area,
        action: next.action,
        from: state.pointer?.stable ?? null,
        to: next.to,
        pointer,
        actor,
        reason,
        gate,
        forced: gate !== null && gate.verdict !== 'compatible',
        approved_by: approvers.get(area) ?? null,
        evidence,
        rollout,
      });
      const raise = AUTOMATIC_ACTORS.includes(actor) ? raiseMove : raiseResolved;
      await raise(transaction, event);
      moves.push({ area, release, event });
    }
    await afterMoves?.(
      transaction,
      moves.flatMap(({ event }) => event ?? []),
    );
    return moves;
  });
  const moves = await run.catch(async (error: unknown) => {
    throw error instanceof ApprovalMissing
      ? await askForApproval(plane, error.scopes, { actor, reason })
      : error;
  });
  for (const { area, event } of moves)
    if (event?.rollout) rolloutDecisions.inc({ area, decision: event.rollout.decision });
  return moves;
}

function parseRequest<Request extends SetRequest>(request: Request): Request {
  const actor = parseInput('actor', actorSchema, request.actor);
  const reason = parseInput('reason', reasonSchema, request.reason);
  if (request.force && reason === '')
    throw new ReleaseError('INPUT_INVALID', 'reason: a move by force needs one, which is kept with it');
  return { ...request, actor, reason };
}

interface Step {
  area: string;
  release: string;
  plan: {
    state: AreaState;
    next: NextPointer;
    target: ReleaseRow;
    /** Null for an area without a release. */
    stable: ReleaseDescriptor | null;
    quarantined: boolean;
  } | null;
}

async function planStep(
  plane: ReleasePlane,
  { area, requestedMove, release, seen }: AreaIntent,
): Promise<Step> {
  const { database, environment } = plane;
  const state = await readAreaState(database, environment, area, release?.id);
  if (seen !== undefined && seen !== state.sequence) throw movedMeanwhile(area, state);
  const next = nextPointer(area, requestedMove, state);
  if (!next) return { area, release: release?.id ?? state.pointer!.stable, plan: null };
  const target = release?.id === next.to ? release : await getReleaseOrThrow(plane, area, next.to);
  const quarantined = state.quarantined.has(next.to);
  const stable = state.pointer && (await getReleaseOrThrow(plane, area, state.pointer.stable));
  const plan = { state, next, target, stable: stable?.descriptor ?? null, quarantined };
  return { area, release: next.to, plan };
}

interface Refused {
  area: string;
  /** Freeze that the move does not override. */
  freeze: Freeze | null;
  next: NextPointer;
  gate: GateResult;
  obstacles: GateCheck[];
}

const obstaclesOf = ({ checks }: GateResult) => checks.filter(({ verdict }) => verdict !== 'compatible');

const isForced = (check: GateCheck['check'], force: GuardedMoveRequest['force']): boolean =>
  force === true || (Array.isArray(force) && force.includes(check));

/** Refuses a frozen move before the slow checks. The check is repeated under the lock. */
async function refuseFrozen(
  { database, environment }: ReleasePlane,
  area: string,
  next: NextPointer,
  force: GuardedMoveRequest['force'],
): Promise<void> {
  if (isForced('freeze', force)) return;
  const found = await checkFreeze(database, environment, area, next.action);
  if (found) throw frozen(found.freeze, toResult([found.check]));
}

const frozen = (freeze: Freeze, gate: GateResult, details: readonly string[] = []): ReleaseError =>
  new ReleaseError(
    'FROZEN',
    `Releases are ${describeFreeze(freeze)}. Nothing was changed. Force the move with a reason if it cannot wait, or remove freeze ${freeze.id}.`,
    details,
    gate,
    null,
    { until: freeze.ends_at, reason: freeze.reason },
  );

function gateRefused({ gate }: Refused, refused: readonly Refused[]): ReleaseError {
  const moves = refused.map(({ area, next }) => `${next.action} of ${next.to} of ${area}`);
  const details = refused.flatMap(({ obstacles }) =>
    obstacles.map(({ check, verdict, reason }) => `${check}: ${verdict}: ${reason}`),
  );
  const held = refused.find(({ freeze }) => freeze);
  if (held?.freeze) return frozen(held.freeze, held.gate, details);
  return new ReleaseError(
    'GATE_REFUSED',
    `The gate says ${gate.verdict} to ${moves.join(', ')}. Nothing was changed.`,
    [...new Set(details)],
    gate,
  );
}

function movedMeanwhile(area: string, { pointer, sequence }: AreaState): ReleaseError {
  const canary = pointer?.canary && `, with ${pointer.canary.release} as canary`;
  return new ReleaseError(
    'POINTER_MOVED',
    `Somebody else moved ${area} at the same time (move ${sequence}): it stands at ${pointer?.stable ?? 'none'}${canary ?? ''}. Nothing was changed; look at the status and decide again.`,
  );
}
