import type { GateCheck } from '@danqing/contracts/releases';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { checkFiles } from './check-release.ts';
import { tryMount } from './check-smoke.ts';

/** What the server itself finds of a release, now. */
export interface Inspection {
  /** Its stored files have the hashes that it states. */
  files: GateCheck;
  /** Whether it mounts in a browser of the server; unknown where there is none. */
  smoke: GateCheck;
}

/** Looks at a release on the server's side; what was found before does not count. */
export async function inspectRelease(
  plane: ReleasePlane,
  { area, release: id }: { area: string; release: string },
): Promise<Inspection> {
  const release = await getReleaseOrThrow(plane, area, id);
  const files = await checkFiles(plane, release);
  return { files, smoke: await tryMount(plane, release) };
}
