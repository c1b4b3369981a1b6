import type { ReleaseEvent } from '@danqing/contracts';
import { checkActivation } from './check-activation.ts';
import {
  insertMove,
  lockMoves,
  selectActiveReleases,
  selectEvents,
  selectPointer,
} from './database/pointer.queries.ts';
import { selectReleasesByPrefix, type ReleaseRow } from './database/release.queries.ts';
import { actorSchema, areaSchema, parseInput, reasonSchema, releasePrefixSchema } from './operator-input.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleasePlane } from './release-plane.ts';
import { verifyRelease } from './verify-release.ts';

export interface ActivateRequest {
  area: string;
  /** An id, or at least the first six digits of one. */
  release: string;
  actor: string;
  reason: string;
}

export interface RollbackRequest extends Omit<ActivateRequest, 'release'> {
  /** Any release that was active before, as an id or its first digits; without it the one before the current. */
  to?: string | undefined;
}

export interface Move {
  area: string;
  release: string;
  /** Null when the release was active already, and nothing moved. */
  event: ReleaseEvent | null;
}

/** Makes a published release the active one of its area. Throws a ReleaseError when the gate refuses it. */
export async function activateRelease(plane: ReleasePlane, request: ActivateRequest): Promise<Move> {
  return movePointer(plane, 'activate', request, (area) => getReleaseOrThrow(plane, area, request.release));
}

/** Makes an earlier release of an area active again, by default the one before the current. Passes the same gate. */
export async function rollbackRelease(plane: ReleasePlane, request: RollbackRequest): Promise<Move> {
  return movePointer(plane, 'rollback', request, async (area) => {
    const events = (await selectEvents(plane.database, area, null)).reverse();
    if (request.to === undefined) {
      const previous = previousRelease(events);
      if (!previous)
        throw new ReleaseError(
          'NO_EARLIER_RELEASE',
          `No release of ${area} was active before the current one.`,
        );
      return getReleaseOrThrow(plane, area, previous);
    }
    const release = await getReleaseOrThrow(plane, area, request.to);
    if (!events.some((event) => event.to === release.id))
      throw new ReleaseError(
        'RELEASE_NEVER_ACTIVE',
        `Release ${release.id} of ${area} was never active. Use activate.`,
      );
    return release;
  });
}

/**
 * The release that a rollback returns to: the one that was active when the current one was first activated. A second
 * rollback therefore goes further back, never forward to what the first one left. Events of one area, oldest first.
 */
export function previousRelease(events: readonly Pick<ReleaseEvent, 'action' | 'to'>[]): string | null {
  const stack: string[] = [];
  for (const { action, to } of events) {
    const earlier = action === 'rollback' ? stack.lastIndexOf(to) : -1;
    if (earlier >= 0) stack.length = earlier + 1;
    else stack.push(to);
  }
  return stack.at(-2) ?? null;
}

async function movePointer(
  { database, store }: ReleasePlane,
  action: ReleaseEvent['action'],
  request: { area: string; actor: string; reason: string },
  findTarget: (area: string) => Promise<ReleaseRow>,
): Promise<Move> {
  const area = parseInput('area', areaSchema, request.area);
  const actor = parseInput('actor', actorSchema, request.actor);
  const reason = parseInput('reason', reasonSchema, request.reason);
  const seen = await selectPointer(database, area);
  const target = await findTarget(area);
  if (seen?.release === target.id) return { area, release: target.id, event: null };
  // Slow, so before the lock; a stored release does not change.
  await verifyRelease(store, target.id, target.descriptor);
  const event = await database.transaction(async (transaction) => {
    await lockMoves(transaction);
    const pointer = await selectPointer(transaction, area);
    if (pointer?.sequence !== seen?.sequence) {
      throw new ReleaseError(
        'POINTER_MOVED',
        `Somebody else moved ${area} to ${pointer?.release} at the same time. Nothing was changed; look at the status and decide again.`,
      );
    }
    const others = (await selectActiveReleases(transaction)).filter((active) => active.area !== area);
    checkActivation(
      target.descriptor,
      others.map((active) => active.descriptor),
    );
    return insertMove(transaction, {
      area,
      action,
      from: seen?.release ?? null,
      to: target.id,
      actor,
      reason,
    });
  });
  return { area, release: target.id, event };
}

async function getReleaseOrThrow(
  { database }: ReleasePlane,
  area: string,
  prefix: string,
): Promise<ReleaseRow> {
  const [release, second] = await selectReleasesByPrefix(
    database,
    area,
    parseInput('release', releasePrefixSchema, prefix),
  );
  if (!release)
    throw new ReleaseError('RELEASE_NOT_FOUND', `${area} has no release ${prefix}. Publish it first.`);
  if (second)
    throw new ReleaseError(
      'RELEASE_AMBIGUOUS',
      `Several releases of ${area} begin with ${prefix}. Give more digits.`,
    );
  return release;
}
