import { SHELL_AREA, type GateCheck } from '@danqing/contracts/releases';
import { selectRunningReleases } from '../database/pointer.queries.ts';
import { deleteMount, selectMountTime, upsertMount, type Mount } from '../database/mount.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { duringTrial } from '../served/served-releases.ts';
import { toCheck } from './gate-result.ts';

/** Milliseconds for which a mount spares asking a worker for another one. */
const RECENT_MS = 10 * 60_000;

/**
 * Mounts a release in a browser here, or else by a worker. Without a result, an earlier mount counts: beside the
 * same shell for an area, beside the same areas for a shell.
 */
export async function checkSmoke(plane: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const mount = await findMount(plane, release);
  const at = mount === null ? null : await selectMountTime(plane.database, mount);
  const onlyWorkers = !plane.smoke && plane.askWorker;
  if (at !== null && onlyWorkers && Date.now() - Date.parse(at) < RECENT_MS) return mountedAt(at);
  const here = await mountAndRecord(plane, release);
  const check = here.verdict === 'unknown' ? await askWorkerInstead(plane, release, here) : here;
  return check.verdict === 'unknown' && at !== null ? mountedAt(at) : check;
}

/** Mounts a release in a browser here, and records a successful mount. */
export async function mountAndRecord(plane: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const { database } = plane;
  const before = await findMount(plane, release);
  const check = await mountHere(plane, release);
  if (!before || check.verdict === 'unknown') return check;
  if (check.verdict === 'incompatible') await deleteMount(database, before);
  // Recorded only when nothing moved meanwhile; otherwise the browser may have loaded another page.
  else if ((await findMount(plane, release))?.beside === before.beside) await upsertMount(database, before);
  return check;
}

/** Mounts a release in a browser here, or else by a worker. Earlier mounts do not count. */
export async function tryMount(plane: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const here = await mountHere(plane, release);
  return here.verdict === 'unknown' ? askWorkerInstead(plane, release, here) : here;
}

/** Where there is a browser here, its reason explains more than that there is no worker. */
async function askWorkerInstead(
  { environment, askWorker, smoke }: ReleasePlane,
  { area, id }: ReleaseRow,
  here: GateCheck,
): Promise<GateCheck> {
  if (!askWorker) return here;
  const check = await askWorker({ environment, area, release: id }).catch((error: Error) =>
    unknown(`the mount worker could not be asked: ${error.message}`),
  );
  return check.verdict === 'unknown' && smoke ? here : check;
}

const mountedAt = (at: string): GateCheck => ({
  check: 'smoke',
  verdict: 'compatible',
  reason: `a browser mounted it at ${at}`,
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

async function mountHere(
  { database, environment, smoke }: ReleasePlane,
  { area, id, descriptor }: ReleaseRow,
): Promise<GateCheck> {
  if (!smoke) return unknown('nothing here can mount the release in a browser');
  try {
    return await duringTrial(database, { area, release: id }, (trial) =>
      smoke({ environment, area, release: id, descriptor, trial }),
    );
  } catch (error) {
    return unknown(`the mount could not be tried: ${(error as Error).message}`);
  }
}

const unknown = (reason: string) => toCheck('smoke', { incompatible: [], unknown: [reason] });
