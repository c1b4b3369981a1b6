import type { MoveRequest } from '@danqing/contracts/releases';
import type { Move } from '../moves/move-pointer.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  quarantineRelease,
  retireArea,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
} from '../moves/operator-moves.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

export function makeMove(
  plane: ReleasePlane,
  area: string,
  actor: string,
  request: MoveRequest,
): Promise<Move> {
  const { reason, seen, force } = request;
  const by = { area, actor, reason, seen };
  switch (request.action) {
    case 'activate':
      return activateRelease(plane, { ...by, force, release: request.release });
    case 'canary':
      return canaryRelease(plane, { ...by, force, release: request.release, weight: request.weight });
    case 'pause':
      return pauseCanary(plane, by);
    case 'promote':
      return promoteCanary(plane, { ...by, force });
    case 'rollback':
      return rollbackRelease(plane, { ...by, force, to: request.release });
    case 'kill':
      return killArea(plane, by);
    case 'revive':
      return reviveArea(plane, by);
    case 'retire':
      return retireArea(plane, by);
    case 'quarantine':
      return quarantineRelease(plane, { ...by, release: request.release });
    case 'unquarantine':
      return unquarantineRelease(plane, { ...by, release: request.release });
  }
}
