import { MAX_PICTURE_LENGTH, SHELL_AREA, type GateCheck } from '@danqing/contracts/releases';
import { selectRunningReleases } from '../database/pointer.queries.ts';
import { deleteMount, selectMountTime, upsertMount, type Mount } from '../database/mount.queries.ts';
import { upsertPictures } from '../database/picture.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import type { MountChecks, MountResult } from '../plane/smoke-check.ts';
import { duringTrial } from '../served/served-releases.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkPageBudgets } from './check-budgets.ts';
import { toCheck, toResult } from './gate-result.ts';

/** Milliseconds for which a mount spares asking a worker for another one. */
const RECENT_MS = 10 * 60_000;

/**
 * Mounts a release in a browser here, or else by a worker. Without a result, an earlier mount counts: beside the
 * same shell for an area, beside the same areas for a shell.
 */
export async function checkSmoke(plane: ReleasePlane, release: ReleaseRow): Promise<MountChecks> {
  const mount = await findMount(plane, release);
  const at = mount === null ? null : await selectMountTime(plane.database, mount);
  const onlyWorkers = !plane.smoke && plane.askWorker;
  if (at !== null && onlyWorkers && Date.now() - Date.parse(at) < RECENT_MS) return mountedAt(at);
  const here = await mountAndRecord(plane, release);
  const checks = here.smoke.verdict === 'unknown' ? await askWorkerInstead(plane, release, here) : here;
  return checks.smoke.verdict === 'unknown' && at !== null ? mountedAt(at) : checks;
}

/** Mounts a release in a browser here, and records a mount without any problem. */
export async function mountAndRecord(plane: ReleasePlane, release: ReleaseRow): Promise<MountChecks> {
  const { database } = plane;
  const before = await findMount(plane, release);
  const checks = await mountHere(plane, release);
  const { verdict } = toResult(allOf(checks));
  if (!before || verdict === 'unknown') return checks;
  if (verdict === 'incompatible') await deleteMount(database, before);
  // Recorded only when nothing moved meanwhile; otherwise the browser may have loaded another page.
  else if ((await findMount(plane, release))?.beside === before.beside) await upsertMount(database, before);
  return checks;
}

/** Mounts a release in a browser here, or else by a worker. Earlier mounts do not count. */
export async function tryMount(plane: ReleasePlane, release: ReleaseRow): Promise<MountChecks> {
  const here = await mountHere(plane, release);
  return here.smoke.verdict === 'unknown' ? askWorkerInstead(plane, release, here) : here;
}

export const allOf = ({ smoke, further }: MountChecks): GateCheck[] => [smoke, ...further];

/** Where there is a browser here, its reason explains more than that there is no worker. */
async function askWorkerInstead(
  { environment, askWorker, smoke }: ReleasePlane,
  { area, id }: ReleaseRow,
  here: MountChecks,
): Promise<MountChecks> {
  if (!askWorker) return here;
  const checks = await askWorker({ environment, area, release: id }).catch((error: Error) =>
    unknown(`the mount worker could not be asked: ${error.message}`),
  );
  return checks.smoke.verdict === 'unknown' && smoke ? here : checks;
}

const mountedAt = (at: string): MountChecks => ({
  smoke: { check: 'smoke', verdict: 'compatible', reason: `a browser mounted it at ${at}` },
  further: [],
});

async function findMount(
  { database, environment }: ReleasePlane,
  { area, id }: ReleaseRow,
): Promise<Mount | null> {
  const beside = smokeContextOf(area, await selectRunningReleases(database, environment));
  return beside === null ? null : { environment, area, release: id, beside };
}

/**
 * Returns the releases that run beside this one in every page. Null when a canary makes pages differ, or when
 * nothing runs.
 */
function smokeContextOf(area: string, running: readonly { area: string; release: string }[]): string | null {
  const others = running.filter((other) => (other.area === SHELL_AREA) !== (area === SHELL_AREA));
  const names = new Set(others.map((other) => other.area));
  if (names.size === 0 || names.size < others.length) return null;
  return others.map((other) => `${other.area}/${other.release}`).join(' ');
}

async function mountHere(plane: ReleasePlane, release: ReleaseRow): Promise<MountChecks> {
  const { database, environment, smoke } = plane;
  const { area, id, descriptor } = release;
  if (!smoke) return unknown('nothing here can mount the release in a browser');
  try {
    const result = await duringTrial(database, { area, release: id }, (trial) =>
      smoke({ environment, area, release: id, descriptor, trial }),
    );
    return await readResult(plane, release, result);
  } catch (error) {
    return unknown(`the mount could not be tried: ${(error as Error).message}`);
  }
}

async function readResult(
  plane: ReleasePlane,
  release: ReleaseRow,
  { weights, violations, pictures, ...smoke }: MountResult,
): Promise<MountChecks> {
  const { database, environment } = plane;
  const fits = [pictures?.release, pictures?.stable].every(
    (text) => (text?.length ?? 0) <= MAX_PICTURE_LENGTH,
  );
  // Pictures only inform, so a failure to store them must not change the verdict.
  if (pictures && fits)
    await upsertPictures(database, { environment, area: release.area, release: release.id }, pictures).catch(
      () => undefined,
    );
  return {
    smoke,
    further: [
      ...(weights ? [checkPageBudgets(plane, release, weights)] : []),
      ...(violations ? [checkAccessibility(violations)] : []),
    ],
  };
}

const unknown = (reason: string): MountChecks => ({
  smoke: toCheck('smoke', { incompatible: [], unknown: [reason] }),
  further: [],
});
