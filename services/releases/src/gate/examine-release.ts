import type { GateResult } from '@danqing/contracts/releases';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFiles, checkStored } from './check-release.ts';
import { allOf, mountAndRecord } from './check-smoke.ts';
import { toResult } from './gate-result.ts';

/** Runs the checks of a release by itself: mounts it in a browser here, and reads its files. */
export async function examineRelease(
  plane: ReleasePlane,
  named: { area: string; release: string },
): Promise<GateResult> {
  const release = await getReleaseOrThrow(plane, named.area, named.release);
  const mount = await mountAndRecord(plane, release);
  const files = await checkFiles(plane, release);
  return toResult([files, ...(await checkStored(plane, release, files)), ...allOf(mount)]);
}
