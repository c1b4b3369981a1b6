import type { GateCheck, ReleaseVerdict } from '@danqing/contracts/releases';
import { selectMountJob } from '../database/mount-job.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import { checkProvenance } from '../gate/check-provenance.ts';
import { runQuickChecks } from '../gate/check-release.ts';
import { toResult } from '../gate/gate-result.ts';
import { readAreaState } from '../moves/area-state.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';

/**
 * Returns the gate's result as of the last mount by a worker. The checks that depend on later events, such as
 * moves of other areas, are repeated.
 */
export async function readVerdict(
  plane: ReleasePlane,
  named: { area: string; release: string },
): Promise<ReleaseVerdict> {
  const { database, environment } = plane;
  const release = await getReleaseOrThrow(plane, named.area, named.release);
  const { area, id } = release;
  const job = await selectMountJob(database, { environment, area, release: id });
  const { workers } = await countMounts(database, environment);
  const known = { area, release: id, workers, at: job?.endedAt ?? null };
  if (!job?.gate)
    return { ...known, state: job ? (job.isLeased ? 'mounting' : 'waiting') : 'none', gate: null };
  const { quarantined } = await readAreaState(database, environment, area);
  const now: GateCheck[] = [
    await checkProvenance(plane, release),
    ...(await runQuickChecks(plane, database, release, { quarantined: quarantined.has(id), guard: 'full' })),
  ];
  return { ...known, state: 'ended', gate: toResult([...job.gate.checks, ...now]) };
}
