import { selectActiveRollout, type RolloutRow } from '../database/rollout.queries.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

/**
 * Returns the active rollout of an area.
 *
 * @param id the only rollout that is meant; default: whichever is active
 * @throws {ReleaseError} ROLLOUT_NOT_FOUND
 */
export async function getRolloutOrThrow(
  { database, environment }: ReleasePlane,
  area: string,
  id?: number,
): Promise<RolloutRow> {
  const rollout = await selectActiveRollout(database, environment, parseInput('area', areaSchema, area));
  if (rollout && (id === undefined || rollout.id === id)) return rollout;
  throw new ReleaseError(
    'ROLLOUT_NOT_FOUND',
    id === undefined
      ? `No rollout of ${area} is active.`
      : `Rollout ${id} of ${area} is not active any more.`,
  );
}
