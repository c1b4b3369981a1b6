import type { RollbackEvidence } from '@danqing/contracts/releases';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { getReleaseOrThrow } from './find-release.ts';
import { movePointer, type Move } from './move-pointer.ts';

export interface CanaryRollback {
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
export function rollbackCanary(plane: ReleasePlane, request: CanaryRollback): Promise<Move> {
  const { area, actor, evidence } = request;
  const { canary, stable } = evidence;
  const reason = `failed in ${canary.failures} of ${canary.loads} loads, the stable release in ${stable.failures} of ${stable.loads}`;
  return movePointer(
    plane,
    { area, actor, reason },
    async () => {
      const release = await getReleaseOrThrow(plane, area, request.release);
      return { release, requestedMove: { action: 'quarantine', release: release.id, mustBeCanary: true } };
    },
    evidence,
  );
}
