import { MAX_FREEZES, type Freeze, type NewFreeze } from '@danqing/contracts/releases';
import { lockMoves } from '../database/event.queries.ts';
import { insertFreeze, selectFreezes, updateFreezeRemoved } from '../database/freeze.queries.ts';
import { actorSchema, parseInput, requiredReasonSchema } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

/**
 * Freezes an area or all areas for a time.
 *
 * @throws {ReleaseError} INPUT_INVALID when the time is over, or there are too many freezes
 */
export async function addFreeze(
  { database, environment }: ReleasePlane,
  {
    from,
    to,
    area = null,
    reason,
    actor,
  }: Omit<NewFreeze, 'area'> & { area?: string | null | undefined; actor: string },
): Promise<Freeze> {
  if (Date.parse(to) <= Date.now()) throw new ReleaseError('INPUT_INVALID', 'to: must be in the future');
  const freeze = {
    area,
    starts_at: from,
    ends_at: to,
    reason: parseInput('reason', requiredReasonSchema, reason),
    created_by: parseInput('actor', actorSchema, actor),
  };
  return database.transaction(async (transaction) => {
    // Moves under way end first, so that none is made once the operator has the answer.
    await lockMoves(transaction);
    const { length } = await selectFreezes(transaction, environment);
    if (length >= MAX_FREEZES)
      throw new ReleaseError('INPUT_INVALID', `There are ${length} freezes already. Remove one first.`);
    return insertFreeze(transaction, environment, freeze);
  });
}

/**
 * Ends a freeze, or takes back one that has not begun.
 *
 * @throws {ReleaseError} FREEZE_NOT_FOUND when there is none with this id, or it has ended
 */
export async function removeFreeze(
  { database, environment }: ReleasePlane,
  { id, actor }: { id: number; actor: string },
): Promise<Freeze> {
  const removedBy = parseInput('actor', actorSchema, actor);
  const freeze = await updateFreezeRemoved(database, environment, { id, removedBy });
  if (!freeze) throw new ReleaseError('FREEZE_NOT_FOUND', `There is no freeze ${id}, or it has ended.`);
  return freeze;
}
