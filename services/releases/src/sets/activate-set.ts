import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { AreaIntent } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { moveSet, type MadeSet, type SetRequest } from './move-set.ts';

/** Activates releases of several areas for all visitors, in their order: all, or none. */
export async function activateSet(
  plane: ReleasePlane,
  { releases, ...request }: SetRequest & { releases: readonly { area: string; release: string }[] },
): Promise<MadeSet> {
  const intents: AreaIntent[] = [];
  for (const { area, release: prefix } of releases) {
    const release = await getReleaseOrThrow(plane, area, prefix);
    intents.push({ area, release, requestedMove: { action: 'activate', release: release.id } });
  }
  return moveSet(plane, request, intents);
}
