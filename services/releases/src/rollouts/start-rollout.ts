import type { RolloutStep } from '@danqing/contracts/releases';
import {
  insertRollout,
  selectActiveRollout,
  selectRollout,
  type RolloutRow,
} from '../database/rollout.queries.ts';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { movePointer, type GuardedMoveRequest, type Move } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

export interface RolloutRequest extends GuardedMoveRequest {
  release: string;
  steps: readonly RolloutStep[];
}

/**
 * Serves a published release to the visitors of the first step, and advances it by the plan from then on. The gate
 * is that of a canary. Checks that `force` overrides here are overridden at every step.
 *
 * @throws {ReleaseError} ROLLOUT_ACTIVE when the area has a rollout
 */
export async function startRollout(
  plane: ReleasePlane,
  request: RolloutRequest,
): Promise<{ rollout: RolloutRow; move: Move }> {
  const { environment } = plane;
  const { steps, actor, reason, area } = request;
  const { pointer } = await readAreaState(plane.database, environment, area);
  if (pointer?.killed)
    throw new ReleaseError(
      'AREA_KILLED',
      `${area} is killed, so nobody gets a canary of it. Revive it first.`,
    );
  const release = await getReleaseOrThrow(plane, area, request.release);
  const { weight } = steps[0]!;
  const move = await movePointer(
    plane,
    request,
    () => ({ release, requestedMove: { action: 'canary', release: release.id, weight, again: true } }),
    {
      changeRollout: async (transaction, gate) => {
        const active = await selectActiveRollout(transaction, environment, area);
        if (active)
          throw new ReleaseError(
            'ROLLOUT_ACTIVE',
            `Rollout ${active.id} of ${area} with ${active.release} is ${active.state}. Cancel it first.`,
          );
        const forced = (gate?.checks ?? []).filter(({ verdict }) => verdict !== 'compatible');
        const rollout = await insertRollout(transaction, environment, {
          area,
          release: release.id,
          steps,
          forced: forced.map(({ check }) => check),
          actor,
          reason,
        });
        return { rollout, decision: 'start', step: 1, steps: steps.length, numbers: null };
      },
    },
  );
  const rollout = await selectRollout(plane.database, move.event!.rollout!.rollout);
  return { rollout: rollout!, move };
}
