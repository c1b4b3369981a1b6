import type { GateResult } from '@danqing/contracts/releases';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFiles } from './check-release.ts';
import { mountAndRecord } from './check-smoke.ts';
import { checkStyles } from './check-styles.ts';
import { toResult } from './gate-result.ts';

/** Runs the checks of a release by itself: mounts it in a browser here, and reads its files. */
export async function examineRelease(
  plane: ReleasePlane,
  named: { area: string; release: string },
): Promise<GateResult> {
  const release = await getReleaseOrThrow(plane, named.area, named.release);
  const smoke = await mountAndRecord(plane, release);
  const files = await checkFiles(plane, release);
  const styles = files.verdict === 'compatible' ? [await checkStyles(plane, release)] : [];
  return toResult([files, ...styles, smoke]);
}
