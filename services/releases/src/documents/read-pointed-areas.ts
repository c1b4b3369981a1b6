import type { AreaPointer, ReleaseDescriptor, RetiredArea } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { selectNewestSequence } from '../database/event.queries.ts';
import { selectPointers } from '../database/pointer.queries.ts';
import { readReleases } from '../database/release-cache.ts';

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
    const sequence = await selectNewestSequence(transaction, environment);
    const pointers = await selectPointers(transaction, environment);
    const named = pointers.flatMap(({ area, pointer, rollbackTarget }) =>
      [pointer.stable, pointer.canary?.release, rollbackTarget].flatMap((release) =>
        typeof release === 'string' ? [{ area, release }] : [],
      ),
    );
    const rows = await readReleases(transaction, named);
    const releases = new Map(
      rows.map(({ area, id, descriptor }) => [`${area}/${id}`, { release: id, descriptor }]),
    );
    const find = (area: string, release: string) => releases.get(`${area}/${release}`)!;
    return {
      sequence,
      retired: pointers
        .filter(({ pointer }) => pointer.retired)
        .map(({ area, pointer }) => ({
          area,
          paths: find(area, pointer.stable).descriptor.manifest.routes.map(({ path }) => path),
        })),
      areas: pointers
        .filter(({ pointer }) => !pointer.retired)
        .map(({ area, pointer, rollbackTarget }) => ({
          area,
          pointer,
          stable: find(area, pointer.stable),
          canary: pointer.canary && find(area, pointer.canary.release),
          previous: rollbackTarget === null ? null : find(area, rollbackTarget),
        })),
    };
  });
}
