import type { AreaPointer, ReleaseDescriptor, RetiredArea } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { selectMoves } from '../database/event.queries.ts';
import { selectAllPruned } from '../database/pruned.queries.ts';
import { selectReleases } from '../database/release.queries.ts';
import { foldByArea, rollbackTarget } from '../moves/area-history.ts';

export interface ReleaseOf {
  release: string;
  descriptor: ReleaseDescriptor;
}

export interface PointedArea {
  area: string;
  pointer: AreaPointer;
  stable: ReleaseOf;
  canary: ReleaseOf | null;
  previous: ReleaseOf | null;
}

export interface PointedAreas {
  sequence: number;
  areas: PointedArea[];
  retired: RetiredArea[];
}

export function readPointedAreas(database: DataSource, environment: string): Promise<PointedAreas> {
  // One snapshot for all queries; otherwise a concurrent move could name a release that is missing from the
  // result.
  return database.transaction('REPEATABLE READ', async (transaction) => {
    const moves = await selectMoves(transaction, environment);
    const pruned = new Set((await selectAllPruned(transaction)).map(keyOf));
    const pointed = [...foldByArea(moves)].map(([area, { pointer, stablePath, quarantined }]) => ({
      area,
      pointer: pointer!,
      previous: rollbackTarget(stablePath, {
        has: (release) => quarantined.has(release) || pruned.has(keyOf({ area, release })),
      }),
    }));
    const named = pointed.flatMap(({ area, pointer, previous }) =>
      [pointer.stable, pointer.canary?.release, previous].flatMap((release) =>
        typeof release === 'string' ? [{ area, release }] : [],
      ),
    );
    const rows = await selectReleases(transaction, named);
    const releases = new Map(
      rows.map(({ area, id, descriptor }) => [keyOf({ area, release: id }), { release: id, descriptor }]),
    );
    const find = (area: string, release: string) => releases.get(keyOf({ area, release }))!;
    const inOrder = pointed.sort((a, b) => (a.area < b.area ? -1 : 1));
    return {
      sequence: moves.at(-1)?.sequence ?? 0,
      retired: inOrder
        .filter(({ pointer }) => pointer.retired)
        .map(({ area, pointer }) => ({
          area,
          paths: find(area, pointer.stable).descriptor.manifest.routes.map(({ path }) => path),
        })),
      areas: inOrder
        .filter(({ pointer }) => !pointer.retired)
        .map(({ area, pointer, previous }) => ({
          area,
          pointer,
          stable: find(area, pointer.stable),
          canary: pointer.canary && find(area, pointer.canary.release),
          previous: previous === null ? null : find(area, previous),
        })),
    };
  });
}

const keyOf = ({ area, release }: { area: string; release: string }) => `${area}/${release}`;
