import {
  cancelRolloutRow,
  pauseRolloutRow,
  resumeRolloutRow,
  selectActiveRollouts,
  selectRollout,
  type RolloutRow,
} from '../database/rollout.queries.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { movePointer, type Move } from '../moves/move-pointer.ts';
import { actorSchema, parseInput, requiredReasonSchema } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { advanceRollout, rolloutMoved } from './advance-rollout.ts';
import { getRolloutOrThrow } from './find-rollout.ts';
import { readStep } from './read-step.ts';

export interface RolloutChange {
  area: string;
  /** Default: the area's active rollout. */
  id?: number | undefined;
  actor: string;
  reason: string;
}

/** A changed rollout, and the move that changed its pointer, if any. */
export interface ChangedRollout {
  rollout: RolloutRow;
  move: Move | null;
}

type Change = (plane: ReleasePlane, request: RolloutChange) => Promise<ChangedRollout>;

/** Stops the advance of a rollout. The canary stays at its weight. */
export const pauseRollout: Change = async (plane, request) => {
  const { rollout, detail } = await openChange(plane, request);
  if (!(await pauseRolloutRow(plane.database, rollout.id, { cause: 'operator', detail })))
    throw notRunning(rollout);
  return changed(plane, rollout, null);
};

/** Continues a paused rollout from the beginning of its step, and serves the canary again if nobody gets it. */
export const resumeRollout: Change = async (plane, request) => {
  const { rollout, by } = await openChange(plane, request);
  const { id, area, step, steps, state } = rollout;
  if (state !== 'paused')
    throw new ReleaseError('ROLLOUT_NOT_PAUSED', `Rollout ${id} of ${area} is not paused.`);
  const release = await getReleaseOrThrow(plane, area, rollout.release);
  const { weight } = steps[step]!;
  const move = await movePointer(
    plane,
    { ...by, force: rollout.forced },
    () => ({ release, requestedMove: { action: 'canary', release: release.id, weight, again: true } }),
    {
      changeRollout: async (transaction) => {
        if (!(await resumeRolloutRow(transaction, id))) throw rolloutMoved(rollout);
        return { rollout: id, decision: 'resume', step: step + 1, steps: steps.length, numbers: null };
      },
    },
  );
  return changed(plane, rollout, move);
};

/** Moves a running rollout to its next step at once. */
export const hastenRollout: Change = async (plane, request) => {
  const { rollout, by } = await openChange(plane, request);
  const { database, environment } = plane;
  const [running] = await selectActiveRollouts(database, environment, null, rollout.id);
  if (running?.state !== 'running') throw notRunning(rollout);
  const { numbers } = await readStep(database, environment, running);
  const move = await advanceRollout(plane, rollout, { ...by, numbers: { ...numbers, why: 'hastened' } });
  return changed(plane, rollout, move);
};

/** Ends a rollout and its canary, so that everybody gets the stable release. */
export const cancelRollout: Change = async (plane, request) => {
  const { rollout, by, detail } = await openChange(plane, request);
  const { id, step, steps } = rollout;
  const move = await movePointer(
    plane,
    by,
    () => ({ requestedMove: { action: 'rollback', release: null } }),
    {
      changeRollout: async (transaction) => {
        // Without its canary, the rollback would take back the stable release.
        if (!(await cancelRolloutRow(transaction, id, detail))) throw rolloutMoved(rollout);
        return { rollout: id, decision: 'cancel', step: step + 1, steps: steps.length, numbers: null };
      },
    },
  );
  return changed(plane, rollout, move);
};

async function openChange(plane: ReleasePlane, { area, id, ...given }: RolloutChange) {
  const actor = parseInput('actor', actorSchema, given.actor);
  const reason = parseInput('reason', requiredReasonSchema, given.reason);
  const rollout = await getRolloutOrThrow(plane, area, id);
  return { rollout, by: { area: rollout.area, actor, reason }, detail: `${actor}: ${reason}` };
}

const changed = async (
  { database }: ReleasePlane,
  before: RolloutRow,
  move: Move | null,
): Promise<ChangedRollout> => ({ rollout: (await selectRollout(database, before.id)) ?? before, move });

const notRunning = ({ id, area }: RolloutRow) =>
  new ReleaseError('ROLLOUT_NOT_RUNNING', `Rollout ${id} of ${area} is not running. Resume it first.`);
