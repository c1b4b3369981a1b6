import type { GateResult } from '@danqing/contracts/releases';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFreeze } from './check-freeze.ts';
import { toResult } from './gate-result.ts';
import { runAllChecks } from './check-release.ts';

export interface GateReport {
  area: string;
  release: string;
  gate: GateResult;
}

export async function checkRelease(
  plane: ReleasePlane,
  request: { area: string; release: string },
): Promise<GateReport> {
  const area = parseInput('area', areaSchema, request.area);
  const release = await getReleaseOrThrow(plane, area, request.release);
  const { quarantined } = await readAreaState(plane.database, plane.environment, area);
  const freeze = await checkFreeze(plane.database, plane.environment, area, 'activate');
  const { checks } = await runAllChecks(plane, release, quarantined.has(release.id));
  const gate = toResult([...checks, ...(freeze ? [freeze.check] : [])]);
  return { area, release: release.id, gate };
}
