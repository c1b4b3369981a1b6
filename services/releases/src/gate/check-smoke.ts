import { SHELL_AREA, type GateCheck } from '@danqing/contracts/releases';
import { selectRunningReleases, type RunningRelease } from '../database/event.queries.ts';
import { deleteMount, selectMountTime, upsertMount } from '../database/mount.queries.ts';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { duringTrial } from '../served/served-releases.ts';
import { toCheck } from './gate-result.ts';

/**
 * Mounts a release in a browser, and records that it mounted. Without a browser here an earlier mount counts: of the
 * same release beside the same shell; of a shell, beside the same areas.
 */
export async function checkSmoke(plane: ReleasePlane, release: ReleaseRow): Promise<GateCheck> {
  const { database, environment } = plane;
  const mountBeside = async () => {
    const beside = besideOf(release.area, await selectRunningReleases(database, environment));
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
  // Or the page may have been another one by then.
  else if ((await mountBeside())?.beside === mount.beside) await upsertMount(database, mount);
  return check;
}

/** What runs beside a release in every page; null when that differs from page to page, because of a canary, or is nothing. */
function besideOf(area: string, running: readonly RunningRelease[]): string | null {
  const others = running.filter((other) => (other.area === SHELL_AREA) !== (area === SHELL_AREA));
  const names = new Set(others.map((other) => other.area));
  if (names.size === 0 || names.size < others.length) return null;
  return others.map((other) => `${other.area}/${other.release}`).join(' ');
}

/** Mounts a release in a browser; what was seen before does not count. */
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
