import type { RolloutNote } from '@danqing/contracts/releases';
import { selectCanaryRuns } from '../database/pointer.queries.ts';
import { advanceRolloutRow, type RolloutRow } from '../database/rollout.queries.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { movePointer, type Move, type MoveRequest } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { readPageSlices, sumHealth } from '../telemetry/compare-health.ts';

export interface Advance extends Pick<MoveRequest, 'actor' | 'reason'> {
  numbers: NonNullable<RolloutNote['numbers']>;
  /** Start of the next step; null for the time of the database. */
  time?: Date | null;
}

/**
 * Moves a running rollout to its next step, in one transaction with its event. The last step promotes the canary.
 *
 * @throws {ReleaseError} POINTER_MOVED when the rollout or its area has moved meanwhile
 */
export async function advanceRollout(
  plane: ReleasePlane,
  rollout: RolloutRow,
  { actor, reason, numbers, time = null }: Advance,
): Promise<Move> {
  const { area, steps, step, forced, id } = rollout;
  const release = await getReleaseOrThrow(plane, area, rollout.release);
  const [run] = await selectCanaryRuns(plane.database, plane.environment, area);
  const health = run ? sumHealth(await readPageSlices(plane.database, plane.environment, run)) : [];
  const isLast = step + 2 === steps.length;
  const { weight } = steps[step + 1]!;
  return movePointer(
    plane,
    { area, actor, reason, force: forced },
    () => ({
      release,
      requestedMove: isLast ? { action: 'promote' } : { action: 'canary', release: release.id, weight },
    }),
    {
      changeRollout: async (transaction) => {
        if (!(await advanceRolloutRow(transaction, { id, step }, time))) throw rolloutMoved(rollout);
        const decision = isLast ? 'promote' : 'advance';
        return {
          rollout: id,
          decision,
          step: step + 2,
          steps: steps.length,
          numbers: { ...numbers, health },
        };
      },
    },
  );
}

export const rolloutMoved = ({ id, area }: Pick<RolloutRow, 'id' | 'area'>): ReleaseError =>
  new ReleaseError(
    'POINTER_MOVED',
    `Rollout ${id} of ${area} moved at the same time. Nothing was changed; look at the status and decide again.`,
  );
