import type { ReleaseEvent } from '@danqing/contracts';
import { selectEvents, selectNewestEvents } from './database/pointer.queries.ts';
import { selectNewestReleases, type ReleaseSummary } from './database/release.queries.ts';
import { areaSchema, parseInput } from './operator-input.ts';
import type { ReleasePlane } from './release-plane.ts';

const RELEASES_SHOWN = 10;

export interface AreaStatus {
  area: string;
  /** The move that made the active release active; null while none is. */
  active: ReleaseEvent | null;
  /** The ten newest published releases, newest first. */
  releases: ReleaseSummary[];
}

export interface ReleaseStatus {
  /** Sequence of the newest move of all areas; 0 before the first. */
  sequence: number;
  areas: AreaStatus[];
}

/** Every area that has a release, with what is active and what could be. */
export async function getStatus({ database }: ReleasePlane): Promise<ReleaseStatus> {
  const [areas, events] = await Promise.all([
    selectNewestReleases(database, RELEASES_SHOWN),
    selectNewestEvents(database),
  ]);
  return {
    sequence: Math.max(0, ...events.map((event) => event.sequence)),
    areas: areas.map(({ area, releases }) => ({
      area,
      active: events.find((event) => event.area === area) ?? null,
      releases,
    })),
  };
}

/** Pointer moves, newest first, of one area or of all; at most `limit`. */
export async function getHistory(
  { database }: ReleasePlane,
  { area, limit }: { area?: string | undefined; limit: number },
): Promise<ReleaseEvent[]> {
  return selectEvents(database, area === undefined ? null : parseInput('area', areaSchema, area), limit);
}
