import type { AreaPointer, ReleaseEvent } from '@danqing/contracts/releases';
import { selectEvents, selectMoves, selectNewestEvents } from '../database/event.queries.ts';
import { selectAllPruned } from '../database/pruned.queries.ts';
import { selectNewestReleases, type ReleaseSummary } from '../database/release.queries.ts';
import { foldByArea, rollbackTarget } from '../moves/area-history.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

const RELEASES_SHOWN = 10;

export interface AreaStatus {
  area: string;
  /** Null while no release of the area is active. */
  pointer: AreaPointer | null;
  /** The newest move; null before the first. */
  lastMove: ReleaseEvent | null;
  /** The release that a rollback without a running canary returns to; null when there is none. */
  rollbackTarget: string | null;
  /** Ids of the releases that cannot be activated until they are cleared. */
  quarantined: string[];
  /** The ten newest published releases, newest first. */
  releases: ReleaseSummary[];
}

export interface ReleaseStatus {
  environment: string;
  /** Sequence of the newest move of all areas; 0 before the first. */
  sequence: number;
  areas: AreaStatus[];
}

/** Every area that has a release, with what is active and what could be. */
export function getStatus({ database, environment }: ReleasePlane): Promise<ReleaseStatus> {
  return database.transaction('REPEATABLE READ', async (transaction) => {
    const published = await selectNewestReleases(transaction, RELEASES_SHOWN);
    const lastMoves = await selectNewestEvents(transaction, environment);
    const moves = await selectMoves(transaction, environment);
    const histories = foldByArea(moves);
    const pruned = await selectAllPruned(transaction);
    const isPruned = (area: string, release: string) =>
      pruned.some((row) => row.area === area && row.release === release);
    const names = new Set([...published.map(({ area }) => area), ...histories.keys()]);
    return {
      environment,
      sequence: moves.at(-1)?.sequence ?? 0,
      areas: [...names].sort().map((area): AreaStatus => {
        const history = histories.get(area);
        const quarantined = history?.quarantined ?? new Set<string>();
        return {
          area,
          pointer: history?.pointer ?? null,
          lastMove: lastMoves.find((event) => event.area === area) ?? null,
          rollbackTarget: rollbackTarget(history?.path ?? [], {
            has: (release) => quarantined.has(release) || isPruned(area, release),
          }),
          quarantined: [...quarantined].sort(),
          releases: published.find((row) => row.area === area)?.releases ?? [],
        };
      }),
    };
  });
}

/** Pointer moves, newest first, of one area or of all; at most `limit`. */
export async function getHistory(
  { database, environment }: ReleasePlane,
  { area, limit }: { area?: string | undefined; limit: number },
): Promise<ReleaseEvent[]> {
  return selectEvents(database, environment, {
    area: area === undefined ? null : parseInput('area', areaSchema, area),
    limit,
  });
}
