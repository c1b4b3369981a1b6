import type { GateResult } from '@danqing/contracts/releases';
import {
  endMountJob,
  renewMountLease,
  returnMountJob,
  type ClaimedMountJob,
} from '../database/mount-job.queries.ts';
import { examineRelease } from '../gate/examine-release.ts';
import { toCheck, toResult } from '../gate/gate-result.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import type { MountResult, SmokeCandidate } from '../plane/smoke-check.ts';

/** Number of workers that may die with one release. */
const MAX_ATTEMPTS = 3;

/** Mounts a release in a browser. Rejects at once when the signal aborts, and leaves nothing running. */
export type Mount = (candidate: SmokeCandidate, signal: AbortSignal) => Promise<MountResult>;

export interface RunOptions {
  plane: ReleasePlane;
  mount: Mount;
  report: (line: string) => void;
  worker: string;
  stopping: AbortSignal;
  leaseMs: number;
  mountLimitMs: number;
}

/** Runs a job of this worker and stores its result. Renews the lease meanwhile. */
export async function runMountJob(job: ClaimedMountJob, options: RunOptions): Promise<void> {
  const { plane, mount, report, worker, stopping, mountLimitMs } = options;
  const { database } = plane;
  const lease = keepLease(job, options);
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error(`it took longer than ${mountLimitMs / 1000} s and was ended`)),
    mountLimitMs,
  );
  const signal = AbortSignal.any([stopping, lease.lost, limit.signal]);
  try {
    const gate =
      job.attempts > MAX_ATTEMPTS
        ? givenUp()
        : await examineRelease({ ...plane, smoke: (candidate) => mount(candidate, signal) }, job);
    if (lease.lost.aborted) return;
    if (stopping.aborted) return await returnMountJob(database, job, worker);
    if (!(await endMountJob(database, job, { worker, gate }))) return;
    const reasons = gate.checks.flatMap(({ verdict, reason }) => (verdict === 'compatible' ? [] : [reason]));
    report(`${job.area} ${job.release}: ${[gate.verdict, ...reasons].join('; ')}`);
  } finally {
    clearTimeout(timer);
    lease.end();
  }
}

/** `lost` aborts when another worker has the job, or may have it because the lease could not be renewed. */
function keepLease(job: ClaimedMountJob, { plane, worker, leaseMs }: RunOptions) {
  const lost = new AbortController();
  let renewedAt = performance.now();
  const renew = async () => {
    const at = performance.now();
    if (at - renewedAt > leaseMs) return lost.abort();
    if (await renewMountLease(plane.database, job, { worker, leaseMs })) renewedAt = at;
    else lost.abort();
  };
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / 4);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}

const givenUp = (): GateResult =>
  toResult([
    toCheck('smoke', {
      incompatible: [],
      unknown: [`${MAX_ATTEMPTS} mount workers ended while they mounted the release`],
    }),
  ]);
