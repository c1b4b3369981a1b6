import type { GateResult } from '@danqing/contracts/releases';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFiles, runQuickChecks } from './check-release.ts';
import { mountAndRecord } from './check-smoke.ts';
import { checkStyles } from './check-styles.ts';
import { toResult } from './gate-result.ts';

/** Mounts the release in a browser here, whatever else is wrong with it, and runs all other checks. */
export async function examineRelease(
  plane: ReleasePlane,
  named: { area: string; release: string },
): Promise<GateResult> {
  const release = await getReleaseOrThrow(plane, named.area, named.release);
  const smoke = await mountAndRecord(plane, release);
  const files = await checkFiles(plane, release);
  const styles = files.verdict === 'compatible' ? [await checkStyles(plane, release)] : [];
  const { quarantined } = await readAreaState(plane.database, plane.environment, release.area);
  const beside = await runQuickChecks(plane, plane.database, release, quarantined.has(release.id));
  return toResult([files, ...styles, smoke, ...beside]);
}
