import { parseInput, weightSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { readAreaState } from './area-state.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { movePointer, type GuardedMoveRequest, type Move, type MoveRequest } from './move-pointer.ts';

export interface OfRelease {
  release: string;
}

export function activateRelease(plane: ReleasePlane, request: GuardedMoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, requestedMove: { action: 'activate', release: release.id } };
  });
}

/**
 * Serves a published release to `weight` percent of visitors (1-99), or changes the weight of the running
 * canary.
 */
export function canaryRelease(
  plane: ReleasePlane,
  request: GuardedMoveRequest & OfRelease & { weight: number },
): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const weight = parseInput('weight', weightSchema, request.weight);
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, requestedMove: { action: 'canary', release: release.id, weight } };
  });
}

/** Serves the running canary to no visitor. A canary move of the same release resumes it. */
export function pauseCanary(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ requestedMove: { action: 'pause' } }));
}

export function promoteCanary(plane: ReleasePlane, request: GuardedMoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ requestedMove: { action: 'promote' } }));
}

/**
 * Ends the running canary. Without one, it restores the previous stable release. With `to`, it restores any
 * release that was ever stable, and a running canary ends.
 */
export function rollbackRelease(
  plane: ReleasePlane,
  request: GuardedMoveRequest & { to?: string | undefined },
): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    if (request.to === undefined) return { requestedMove: { action: 'rollback', release: null } };
    const release = await getReleaseOrThrow(plane, area, request.to);
    return { release, requestedMove: { action: 'rollback', release: release.id } };
  });
}

export function killArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ requestedMove: { action: 'kill' } }));
}

export function reviveArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, () => ({ requestedMove: { action: 'revive' } }));
}

/**
 * Retires an area: its navigation and pages disappear. Retention removes its files later; an activation
 * brings it back.
 */
export function retireArea(plane: ReleasePlane, request: MoveRequest): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    await refuseStart(plane, area);
    return { requestedMove: { action: 'retire' } };
  });
}

/** Refuses to retire the area that owns `/`, because visitors start there. */
async function refuseStart(plane: ReleasePlane, area: string): Promise<void> {
  const { pointer } = await readAreaState(plane.database, plane.environment, area);
  if (!pointer || pointer.retired) return;
  const { descriptor } = await getReleaseOrThrow(plane, area, pointer.stable);
  if (descriptor.manifest.routes.some(({ path }) => path === '/'))
    throw new ReleaseError(
      'START_NOT_RETIRABLE',
      `${area} cannot be retired: it owns /, where visitors begin. First activate a release of it without that route, and one of another area with it.`,
    );
}

/**
 * Blocks a release from activation until an operator clears it, and ends its running canary. Rejects for the
 * stable release.
 */
export function quarantineRelease(plane: ReleasePlane, request: MoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, requestedMove: { action: 'quarantine', release: release.id } };
  });
}

export function unquarantineRelease(plane: ReleasePlane, request: MoveRequest & OfRelease): Promise<Move> {
  return movePointer(plane, request, async (area) => {
    const release = await getReleaseOrThrow(plane, area, request.release);
    return { release, requestedMove: { action: 'unquarantine', release: release.id } };
  });
}
