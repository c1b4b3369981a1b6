import type { GateCheck } from '@danqing/contracts/releases';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFiles } from './check-release.ts';
import { tryMount } from './check-smoke.ts';

export interface Inspection {
  files: GateCheck;
  smoke: GateCheck;
}

export async function inspectRelease(
  plane: ReleasePlane,
  { area, release: id }: { area: string; release: string },
): Promise<Inspection> {
  const release = await getReleaseOrThrow(plane, area, id);
  const files = await checkFiles(plane, release);
  const { smoke } = await tryMount(plane, release);
  return { files, smoke };
}
