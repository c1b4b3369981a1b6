import { selectMoveSets, type MoveOfSet } from '../database/move-set.queries.ts';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { AreaIntent } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { moveSet, type MadeSet, type SetRequest } from './move-set.ts';

/**
 * Returns every area of a set to the release before it, in the opposite order: all, or none. An area that the set
 * brought is retired. Areas that were rolled back since stay as they are, and canaries of the others end.
 *
 * @throws {ReleaseError} SET_NOT_FOUND, or SET_REPLACED when an area has got another release since
 */
export async function rollBackSet(
  plane: ReleasePlane,
  { id, ...request }: SetRequest & { id: number },
): Promise<MadeSet> {
  const [set] = await selectMoveSets(plane.database, plane.environment, { id });
  if (!set || set.undoes !== null)
    throw new ReleaseError(
      'SET_NOT_FOUND',
      set
        ? `Set ${id} is itself a rollback, of set ${set.undoes}. Activate the releases again.`
        : `There is no set ${id}.`,
    );
  const intents: AreaIntent[] = [];
  const replaced: string[] = [];
  for (const move of set.moves.toReversed()) {
    const state = await readAreaState(plane.database, plane.environment, move.area);
    const { stable, retired = false } = state.pointer!;
    const wasRunning = move.stableBefore !== null && !move.retiredBefore;
    if (wasRunning ? stable === move.stableBefore && !retired : retired) continue;
    if (stable !== move.to || retired)
      replaced.push(`${move.area} is ${retired ? 'retired' : `at ${stable}`}`);
    else intents.push({ ...(await intentOf(plane, move, wasRunning)), seen: state.sequence });
  }
  if (replaced.length > 0)
    throw new ReleaseError(
      'SET_REPLACED',
      `Set ${id} is not what visitors get any more. Nothing was changed; roll its areas back one by one.`,
      replaced,
    );
  return moveSet(plane, request, intents, { undoes: id });
}

async function intentOf(
  plane: ReleasePlane,
  { area, stableBefore }: MoveOfSet,
  wasRunning: boolean,
): Promise<AreaIntent> {
  if (!wasRunning) return { area, requestedMove: { action: 'retire' } };
  const release = await getReleaseOrThrow(plane, area, stableBefore!);
  return { area, release, requestedMove: { action: 'rollback', release: release.id } };
}
