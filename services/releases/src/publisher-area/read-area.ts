import type { Publisher, PublisherArea } from '@danqing/contracts/releases';
import { selectEvents } from '../database/event.queries.ts';
import { readAreaState } from '../moves/area-state.ts';
import { selectAreaSummaries } from '../operator/release-summary.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

const RELEASES_SHOWN = 20;

/** Returns what a pipeline needs to decide about a move of its area. */
export function readArea(
  { database, environment }: ReleasePlane,
  { area, moves, expires_at }: Publisher,
): Promise<PublisherArea> {
  // One snapshot, so that `sequence` belongs to the pointer.
  return database.transaction('REPEATABLE READ', async (transaction) => {
    const { pointer, sequence, rollbackTarget, quarantined } = await readAreaState(
      transaction,
      environment,
      area,
    );
    const [lastMove = null] = await selectEvents(transaction, environment, { area, limit: 1 });
    const rows = await selectAreaSummaries(transaction, area, RELEASES_SHOWN);
    const releases = rows.map(({ area: _area, name: _name, ...summary }) => ({
      ...summary,
      quarantined: quarantined.has(summary.release),
    }));
    return { environment, area, moves, expires_at, pointer, sequence, lastMove, releases, rollbackTarget };
  });
}
