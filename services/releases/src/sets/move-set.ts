import type { EntityManager } from 'typeorm';
import { insertMoveSet } from '../database/move-set.queries.ts';
import { movePointers, type AreaIntent, type GuardedMoveRequest, type Move } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';

/** Each area is mounted once, and all moves wait for the transaction. */
const MAX_SET_AREAS = 100;

export type SetRequest = Pick<GuardedMoveRequest, 'actor' | 'reason' | 'force'>;

export interface MadeSet {
  /** Null if nothing moved. */
  set: number | null;
  moves: Move[];
}

/**
 * Moves several areas in their order: all, or none.
 *
 * @param recheck runs in the transaction, under the lock of moves; nothing moves if it rejects
 */
export async function moveSet(
  plane: ReleasePlane,
  request: SetRequest,
  intents: readonly AreaIntent[],
  {
    undoes = null,
    recheck,
  }: { undoes?: number | null; recheck?: (transaction: EntityManager) => Promise<void> } = {},
): Promise<MadeSet> {
  refuseList(intents);
  let set: number | null = null;
  const moves = await movePointers(
    plane,
    {
      ...request,
      afterMoves: async (transaction, events) => {
        await recheck?.(transaction);
        const [first, last] = [events[0]!.sequence, events.at(-1)!.sequence];
        set = await insertMoveSet(transaction, plane.environment, { first, last, undoes });
      },
    },
    intents,
  );
  return { set, moves };
}

function refuseList(intents: readonly AreaIntent[]): void {
  if (intents.length > MAX_SET_AREAS)
    throw new ReleaseError('INPUT_INVALID', `A set has at most ${MAX_SET_AREAS} areas.`);
  const areas = intents.map(({ area }) => area);
  const twice = areas.find((area, index) => areas.indexOf(area) < index);
  if (twice !== undefined) throw new ReleaseError('INPUT_INVALID', `${twice} is in the set twice.`);
}
