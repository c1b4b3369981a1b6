import {
  SHELL_AREA,
  type GateCheck,
  type GateResult,
  type ReleaseDescriptor,
} from '@danqing/contracts/releases';
import type { DataSource, EntityManager } from 'typeorm';
import type { Queryable } from '../database/queryable.ts';
import { selectPruned } from '../database/pruned.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { Guard } from '../moves/next-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { findStoredProblems } from '../publishing/verify-release.ts';
import { checkBeside } from './check-beside.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkProvenance } from './check-provenance.ts';
import { allOf, checkSmoke, tryMount } from './check-smoke.ts';
import { checkStyles } from './check-styles.ts';
import { toCheck, toResult } from './gate-result.ts';
import { readRunningReleases } from './running-releases.ts';

const PROBLEMS_NAMED = 5;

/** Descriptors of each moved area after a set of moves; empty for a retired area. */
export type Pending = ReadonlyMap<string, readonly ReleaseDescriptor[]>;
const NOTHING_PENDING: Pending = new Map();

/**
 * Runs the slow checks: stored bytes and, for a `full` guard, styles, budgets, provenance and the smoke mount.
 * The mount is skipped when another check has failed. The results do not depend on pointers, which may move
 * meanwhile.
 */
export async function runSlowChecks(
  plane: ReleasePlane,
  release: ReleaseRow,
  quarantined: boolean,
  guard: Exclude<Guard, 'none'>,
  pending: Pending = NOTHING_PENDING,
): Promise<GateCheck[]> {
  const files = await checkFiles(plane, release);
  if (guard !== 'full') return [files];
  const own = [files, ...(await checkStored(plane, release, files)), await checkProvenance(plane, release)];
  const beside = await runQuickChecks(plane, plane.database, release, { quarantined, guard, pending });
  const obstacle = [...own, ...beside].some((check) => check.verdict !== 'compatible');
  if (obstacle) return [...own, smokeLeftOut()];
  // An earlier mount does not count, because it ran beside releases that this set replaces.
  const stays = release.area === SHELL_AREA ? pending.size <= 1 : !pending.has(SHELL_AREA);
  return [...own, ...allOf(await (stays ? checkSmoke : tryMount)(plane, release))];
}

/** Runs the checks that need the stored files, if they are as published. */
export async function checkStored(
  plane: ReleasePlane,
  release: ReleaseRow,
  files: GateCheck,
): Promise<GateCheck[]> {
  if (files.verdict !== 'compatible') return [];
  return [await checkStyles(plane, release), await checkBudgets(plane, release)];
}

interface QuickChecks {
  quarantined: boolean;
  guard: Exclude<Guard, 'none'>;
  pending?: Pending;
}

/** Runs the checks that depend on other pointers. They must be repeated under the lock of the move. */
export async function runQuickChecks(
  { environment }: ReleasePlane,
  database: DataSource | EntityManager,
  { area, descriptor }: ReleaseRow,
  { quarantined, guard, pending = NOTHING_PENDING }: QuickChecks,
): Promise<GateCheck[]> {
  const running = await readRunningReleases(database, environment);
  const others = [
    ...running
      .filter((other) => other.area !== area && !pending.has(other.area))
      .map((other) => other.descriptor),
    ...[...pending].filter(([other]) => other !== area).flatMap(([, descriptors]) => descriptors),
  ];
  const incompatible = quarantined ? ['the release is in quarantine'] : [];
  return [
    ...checkBeside(descriptor, others, { isNew: guard === 'full' }),
    toCheck('quarantine', { incompatible, unknown: [] }),
  ];
}

export async function runAllChecks(
  plane: ReleasePlane,
  release: ReleaseRow,
  quarantined: boolean,
): Promise<GateResult> {
  const guard = 'full';
  const slow = await runSlowChecks(plane, release, quarantined, guard);
  return toResult([
    ...slow,
    ...(await runQuickChecks(plane, plane.database, release, { quarantined, guard })),
  ]);
}

export async function checkPruned(database: Queryable, { area, id }: ReleaseRow): Promise<GateCheck | null> {
  const pruned = (await selectPruned(database, area)).has(id);
  return pruned
    ? toCheck('files', {
        incompatible: ['retention has removed the files; publish the release again'],
        unknown: [],
      })
    : null;
}

export async function checkFiles({ database, store }: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const pruned = await checkPruned(database, release);
  if (pruned) return pruned;
  try {
    const problems = await findStoredProblems(store, release.id, release.descriptor);
    const more = problems.length - PROBLEMS_NAMED;
    return toCheck('files', {
      incompatible: [...problems.slice(0, PROBLEMS_NAMED), ...(more > 0 ? [`and ${more} more`] : [])],
      unknown: [],
    });
  } catch (error) {
    return toCheck('files', {
      incompatible: [],
      unknown: [`the stored files cannot be read: ${(error as Error).message}`],
    });
  }
}

const smokeLeftOut = (): GateCheck =>
  toCheck('smoke', { incompatible: [], unknown: ['not tried, because another check stands in the way'] });
