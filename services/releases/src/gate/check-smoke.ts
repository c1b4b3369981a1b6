import { SHELL_AREA, type GateCheck } from '@danqing/contracts/releases';
import { selectRunningReleases } from '../database/pointer.queries.ts';
import { deleteMount, selectMountTime, upsertMount } from '../database/mount.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { duringTrial } from '../served/served-releases.ts';
import { toCheck } from './gate-result.ts';

/**
 * Mounts a release in a browser and records a successful mount. Without a browser, an earlier mount counts:
 * beside the same shell for an area, beside the same areas for a shell.
 */
export async function checkSmoke(plane: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const { database, environment } = plane;
  const mountBeside = async () => {
    const beside = smokeContextOf(release.area, await selectRunningReleases(database, environment));
    return beside === null ? null : { environment, area: release.area, release: release.id, beside };
  };
  const mount = await mountBeside();
  const check = await tryMount(plane, release);
  if (!mount) return check;
  if (check.verdict === 'unknown') {
    const at = await selectMountTime(database, mount);
    return at ? { ...check, verdict: 'compatible', reason: `a browser mounted it at ${at}` } : check;
  }
  if (check.verdict === 'incompatible') await deleteMount(database, mount);
  // Recorded only when nothing moved meanwhile; otherwise the browser may have loaded another page.
  else if ((await mountBeside())?.beside === mount.beside) await upsertMount(database, mount);
  return check;
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

export async function tryMount(
  { database, environment, smoke }: ReleasePlane,
  { area, id, descriptor }: ReleaseRow,
): Promise<GateCheck> {
  const unknown = (reason: string) => toCheck('smoke', { incompatible: [], unknown: [reason] });
  if (!smoke) return unknown('nothing here can mount the release in a browser');
  try {
    return await duringTrial(database, { area, release: id }, (trial) =>
      smoke({ environment, area, release: id, descriptor, trial }),
    );
  } catch (error) {
    return unknown(`the mount could not be tried: ${(error as Error).message}`);
  }
}
