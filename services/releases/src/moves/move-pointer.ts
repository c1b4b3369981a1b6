import type { GateCheck, GateResult, ReleaseEvent, RollbackEvidence } from '@danqing/contracts/releases';
import { insertEvent, lockMoves, selectMoves, selectNewestSequence } from '../database/event.queries.ts';
import { selectPruned } from '../database/pruned.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import { checkPruned, runQuickChecks, runSlowChecks } from '../gate/check-release.ts';
import { toResult } from '../gate/gate-result.ts';
import { actorSchema, areaSchema, parseInput, reasonSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { foldMoves, type AreaHistory } from './area-history.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { nextPointer, type NextPointer, type Wish } from './next-pointer.ts';

export interface MoveRequest {
  area: string;
  actor: string;
  reason: string;
  /**
   * Sequence of the area's newest move that the operator has seen; another since then is answered with POINTER_MOVED.
   * Without it, the newest at the time of the call.
   */
  seen?: number | undefined;
}

export interface GuardedMoveRequest extends MoveRequest {
  /**
   * Moves although the gate does not say `compatible`: `true` whatever it says, a list although only those checks say
   * otherwise. Needs a reason; the event is marked for ever.
   */
  force?: boolean | readonly GateCheck['check'][] | undefined;
}

export interface Move {
  area: string;
  /** The release that the move is about. */
  release: string;
  /** Null when the pointer was as requested already, and nothing moved. */
  event: ReleaseEvent | null;
}

interface Intent {
  wish: Wish;
  /** The release that the wish names. */
  release?: ReleaseRow;
}

/**
 * The one way in which a pointer moves: decides by the rules of `nextPointer`, asks the gate, and appends the event
 * unless the area has moved since it was read. Throws a ReleaseError when the move is refused.
 */
export async function movePointer(
  plane: ReleasePlane,
  request: GuardedMoveRequest,
  readIntent: (area: string) => Intent | Promise<Intent>,
  evidence: RollbackEvidence | null = null,
): Promise<Move> {
  const { database, environment } = plane;
  const area = parseInput('area', areaSchema, request.area);
  const actor = parseInput('actor', actorSchema, request.actor);
  const reason = parseInput('reason', reasonSchema, request.reason);
  if (request.force && reason === '')
    throw new ReleaseError('INPUT_INVALID', 'reason: a move by force needs one, which is kept with it');
  const { wish, release } = await readIntent(area);
  const history = foldMoves(await selectMoves(database, environment, area));
  if (request.seen !== undefined && request.seen !== history.sequence) throw movedMeanwhile(area, history);
  const pruned = await selectPruned(database, area);
  const next = nextPointer(area, wish, history, {
    has: (id) => history.quarantined.has(id) || pruned.has(id),
  });
  if (!next) return { area, release: release?.id ?? history.pointer!.stable, event: null };
  const target = release?.id === next.to ? release : await getReleaseOrThrow(plane, area, next.to);
  const quarantined = history.quarantined.has(next.to);
  // Before the lock: while it is held, no other move can be made.
  const slow = next.guard === 'none' ? [] : await runSlowChecks(plane, target, quarantined, next.guard);

  const event = await database.transaction(async (transaction) => {
    await lockMoves(transaction);
    if ((await selectNewestSequence(transaction, environment, area)) !== history.sequence)
      throw movedMeanwhile(area, foldMoves(await selectMoves(transaction, environment, area)));
    let gate: GateResult | null = null;
    if (next.guard !== 'none') {
      const pruned = await checkPruned(transaction, target);
      const files = pruned ? [pruned, ...slow.filter(({ check }) => check !== 'files')] : slow;
      gate = toResult([...files, ...(await runQuickChecks(plane, transaction, target, quarantined))]);
      refuseUnlessForced(area, next, gate, request.force);
    }
    return insertEvent(transaction, {
      environment,
      area,
      action: next.action,
      from: history.pointer?.stable ?? null,
      to: next.to,
      pointer: next.pointer,
      actor,
      reason,
      gate,
      forced: gate !== null && gate.verdict !== 'compatible',
      evidence,
    });
  });
  return { area, release: next.to, event };
}

function refuseUnlessForced(
  area: string,
  { action, to }: NextPointer,
  gate: GateResult,
  force: GuardedMoveRequest['force'],
): void {
  const obstacles = gate.checks.filter(({ verdict }) => verdict !== 'compatible');
  const insisted = ({ check }: GateCheck) =>
    force === true || (Array.isArray(force) && force.includes(check));
  if (obstacles.every(insisted)) return;
  throw new ReleaseError(
    'GATE_REFUSED',
    `The gate says ${gate.verdict} to ${action} of ${to} of ${area}. Nothing was changed.`,
    obstacles.map(({ check, verdict, reason }) => `${check}: ${verdict}: ${reason}`),
    gate,
  );
}

function movedMeanwhile(area: string, { pointer, sequence }: AreaHistory): ReleaseError {
  const canary = pointer?.canary && `, with ${pointer.canary.release} as canary`;
  return new ReleaseError(
    'POINTER_MOVED',
    `Somebody else moved ${area} at the same time (move ${sequence}): it stands at ${pointer?.stable ?? 'none'}${canary ?? ''}. Nothing was changed; look at the status and decide again.`,
  );
}
