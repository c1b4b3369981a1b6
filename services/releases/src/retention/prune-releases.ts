import { z } from 'zod';
import { lockMoves, selectAllMoves } from '../database/event.queries.ts';
import {
  insertPruned,
  lockFiles,
  markRemoved,
  selectPublications,
  selectUnremoved,
} from '../database/pruned.queries.ts';
import { deletePictures } from '../database/picture.queries.ts';
import { selectPreviewed } from '../database/preview.queries.ts';
import { parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { removableReleases, type RetentionPolicy } from './removable-releases.ts';

export const DEFAULT_RETENTION: RetentionPolicy = { keepDays: 30, tabLifetimeHours: 48 };

const daysSchema = z.number('must be a number').min(0, 'must not be negative').max(36_500, 'is too long');

export interface PrunedRelease {
  area: string;
  release: string;
}

/**
 * Deletes the files and pictures of releases that `removableReleases` selects, except previewed ones, and returns them. Their rows and events
 * stay. The next run completes an interrupted one. Publishing a release again restores it.
 */
export async function pruneReleases(
  { database, store }: ReleasePlane,
  policy: RetentionPolicy = DEFAULT_RETENTION,
): Promise<PrunedRelease[]> {
  parseInput('keepDays', daysSchema, policy.keepDays);
  parseInput('tabLifetimeHours', daysSchema, policy.tabLifetimeHours);
  // A long history takes seconds, so it is read before the lock, which blocks all moves.
  const moves = await selectAllMoves(database);
  const known = new Map(moves.map(({ environment, sequence }) => [environment, sequence]));
  await database.transaction(async (transaction) => {
    // No release may become active between the decision and the mark.
    await lockMoves(transaction);
    const [{ now }] = await transaction.query<[{ now: Date }]>('select clock_timestamp() as now');
    const removable = removableReleases(
      await selectPublications(transaction),
      [...moves, ...(await selectAllMoves(transaction, known))],
      now.getTime(),
      policy,
    );
    const previewed = new Set((await selectPreviewed(transaction)).map(keyOf));
    await insertPruned(
      transaction,
      removable.filter((release) => !previewed.has(keyOf(release))),
    );
  });
  const removed: PrunedRelease[] = [];
  for (const { area, release } of await selectUnremoved(database)) {
    await database.transaction(async (transaction) => {
      await lockFiles(transaction, area, release, 'remove');
      if (!(await markRemoved(transaction, area, release))) return;
      await deletePictures(transaction, area, release);
      await store.remove(area, release);
      removed.push({ area, release });
    });
  }
  return removed;
}

const keyOf = ({ area, release }: PrunedRelease) => `${area}/${release}`;
