import { selectMoves } from '../database/event.queries.ts';
import { parseInput, weightSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { foldMoves } from './area-history.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { movePointer, type GuardedMoveRequest, type Move, type MoveRequest } from './move-pointer.ts';

export interface OfRelease {
  /** An id, or at least the first six digits of one. */
  release: string;
}

/** Makes a published release the stable one; a running canary ends. Throws a ReleaseError when it is refused. */
export function activateRelease(plane: ReleasePlane, request: GuardedMoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, wish: { action: 'activate', release: release.id } };
  });
}

/** Gives a published release to `weight` percent of visitors (1-99), or another weight to the running canary. */
export function canaryRelease(
  plane: ReleasePlane,
  request: GuardedMoveRequest & OfRelease & { weight: number },
): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const weight = parseInput('weight', weightSchema, request.weight);
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, wish: { action: 'canary', release: release.id, weight } };
  });
}

/** Makes the running canary the stable release. */
export function promoteCanary(plane: ReleasePlane, request: GuardedMoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ wish: { action: 'promote' } }));
}

/**
 * Takes the running canary back; without one, makes the release stable again that was so before the current one. With
 * `to`, any release that was ever stable, and a running canary ends.
 */
export function rollbackRelease(
  plane: ReleasePlane,
  request: GuardedMoveRequest & { to?: string | undefined },
): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    if (request.to === undefined) return { wish: { action: 'rollback', release: null } };
    const release = await getReleaseOrThrow(plane, area, request.to);
    return { release, wish: { action: 'rollback', release: release.id } };
  });
}

/** Replaces an area by a notice, for all visitors. */
export function killArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ wish: { action: 'kill' } }));
}

/** Brings a killed area back as it was. */
export function reviveArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ wish: { action: 'revive' } }));
}

/** Ends an area whole: no navigation, and its pages are gone. Its files go by retention; an activation brings it back. */
export function retireArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    await refuseStart(plane, area);
    return { wish: { action: 'retire' } };
  });
}

/** Visitors begin at `/`: without the area that owns it the site would answer them that it is gone. */
async function refuseStart(plane: ReleasePlane, area: string): Promise<void> {
  const { pointer } = foldMoves(await selectMoves(plane.database, plane.environment, area));
  if (!pointer || pointer.retired) return;
  const { descriptor } = await getReleaseOrThrow(plane, area, pointer.stable);
  if (descriptor.manifest.routes.some(({ path }) => path === '/'))
    throw new ReleaseError(
      'START_NOT_RETIRABLE',
      `${area} cannot be retired: it owns /, where visitors begin. First activate a release of it without that route, and one of another area with it.`,
    );
}

/**
 * Keeps a release from being activated until an operator clears it; a running canary of it ends. Refused for the stable
 * one.
 */
export function quarantineRelease(plane: ReleasePlane, request: MoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, wish: { action: 'quarantine', release: release.id } };
  });
}

/** Clears a release of its quarantine. Nothing is served differently by that alone. */
export function unquarantineRelease(plane: ReleasePlane, request: MoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, wish: { action: 'unquarantine', release: release.id } };
  });
}
