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
  pointer: AreaPointer | null;
  lastMove: ReleaseEvent | null;
  rollbackTarget: string | null;
  quarantined: string[];
  releases: ReleaseSummary[];
}

export interface ReleaseStatus {
  environment: string;
  sequence: number;
  areas: AreaStatus[];
}

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
          rollbackTarget: rollbackTarget(history?.stablePath ?? [], {
            has: (release) => quarantined.has(release) || isPruned(area, release),
          }),
          quarantined: [...quarantined].sort(),
          releases: published.find((row) => row.area === area)?.releases ?? [],
        };
      }),
    };
  });
}

export async function getHistory(
  { database, environment }: ReleasePlane,
  { area, limit }: { area?: string | undefined; limit: number },
): Promise<ReleaseEvent[]> {
  return selectEvents(database, environment, {
    area: area === undefined ? null : parseInput('area', areaSchema, area),
    limit,
  });
}
