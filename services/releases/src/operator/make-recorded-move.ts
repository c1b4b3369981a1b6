import type { SecurityEvent, SecurityLogPort } from '@danqing/contracts/operators';
import type { MoveRequest } from '@danqing/contracts/releases';
import type { Move } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { makeMove } from './make-move.ts';

/** Makes a requested move, and records it or its refusal in the security log. */
export async function makeRecordedMove(
  plane: ReleasePlane,
  log: SecurityLogPort | undefined,
  change: Pick<SecurityEvent, 'action' | 'actor' | 'address' | 'trace'>,
  { area, request }: { area: string; request: MoveRequest },
): Promise<Move> {
  const event = { ...change, subject: `area ${area}` };
  try {
    const move = await makeMove(plane, area, change.actor, request);
    log?.record({ ...event, result: 'allowed', detail: describeMove(request) });
    return move;
  } catch (error) {
    if (error instanceof ReleaseError)
      log?.record({ ...event, result: 'refused', detail: `${describeMove(request)}: ${error.code}` });
    throw error;
  }
}

/** Reason and evidence are omitted, because the move history stores them. */
const describeMove = (request: MoveRequest): string =>
  ['release' in request && request.release, request.force && 'forced']
    .filter((part) => part !== false && part !== undefined)
    .reduce((text: string, part) => `${text} ${part}`, request.action);
