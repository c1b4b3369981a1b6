import type { RollbackEvidence } from '@danqing/contracts/releases';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { movePointer, type Move } from './move-pointer.ts';
import type { RequestedMove } from './next-pointer.ts';

export interface FailingCanary {
  area: string;
  release: string;
  evidence: RollbackEvidence;
  actor: string;
}

/**
 * Ends a failing canary and quarantines it with the evidence. Both happen in one event, `quarantine`.
 *
 * @throws {ReleaseError} POINTER_MOVED when the release is no longer the canary or the area moves
 *   concurrently
 */
export function rollbackCanary(plane: ReleasePlane, request: FailingCanary): Promise<Move> {
  return moveFailing(plane, request, (release) => ({ action: 'quarantine', release, mustBeCanary: true }));
}

/**
 * Serves a failing canary to no visitor, until an operator resumes it.
 *
 * @throws {ReleaseError} as `rollbackCanary`
 */
export function pauseFailingCanary(plane: ReleasePlane, request: FailingCanary): Promise<Move> {
  return moveFailing(plane, request, (release) => ({ action: 'pause', release }));
}

function moveFailing(
  plane: ReleasePlane,
  { area, actor, evidence, release: id }: FailingCanary,
  toMove: (release: string) => RequestedMove,
): Promise<Move> {
  const { canary, stable } = evidence;
  const reason = `failed in ${canary.failures} of ${canary.loads} loads, the stable release in ${stable.failures} of ${stable.loads}`;
  return movePointer(
    plane,
    { area, actor, reason },
    async () => {
      const release = await getReleaseOrThrow(plane, area, id);
      return { release, requestedMove: toMove(release.id) };
    },
    { evidence },
  );
}
