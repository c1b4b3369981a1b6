import type { AreaPointer, MountsSummary, ReleaseEvent } from '@danqing/contracts/releases';
import { selectEvents, selectNewestEvents, selectNewestSequence } from '../database/event.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import { selectOperatorPointers } from '../database/pointer.queries.ts';
import { selectNewestReleases, type ReleaseSummary } from '../database/release.queries.ts';
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
  mounts: MountsSummary;
}

export function getStatus({ database, environment }: ReleasePlane): Promise<ReleaseStatus> {
  return database.transaction('REPEATABLE READ', async (transaction) => {
    const published = await selectNewestReleases(transaction, RELEASES_SHOWN);
    const releases = new Map(published.map((row) => [row.area, row.releases]));
    const pointers = byArea(await selectOperatorPointers(transaction, environment));
    const lastMoves = byArea(await selectNewestEvents(transaction, environment));
    const names = new Set([...releases.keys(), ...pointers.keys()]);
    return {
      environment,
      mounts: await countMounts(transaction, environment),
      sequence: await selectNewestSequence(transaction, environment),
      areas: [...names].sort().map((area): AreaStatus => {
        const known = pointers.get(area);
        return {
          area,
          pointer: known?.pointer ?? null,
          lastMove: lastMoves.get(area) ?? null,
          rollbackTarget: known?.rollbackTarget ?? null,
          quarantined: known?.quarantined ?? [],
          releases: releases.get(area) ?? [],
        };
      }),
    };
  });
}

const byArea = <Row extends { area: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.area, row]));

export async function getHistory(
  { database, environment }: ReleasePlane,
  { area, limit }: { area?: string | undefined; limit: number },
): Promise<ReleaseEvent[]> {
  return selectEvents(database, environment, {
    area: area === undefined ? null : parseInput('area', areaSchema, area),
    limit,
  });
}
