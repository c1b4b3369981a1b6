import { setTimeout as delay } from 'node:timers/promises';
import type { GateCheck } from '@danqing/contracts/releases';
import { selectMountJob, upsertMountJob } from '../database/mount-job.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { toCheck } from '../gate/gate-result.ts';
import type { AskWorker } from '../plane/smoke-check.ts';

/** Shorter than the 60 s after which proxies give up. */
const WAIT_MS = 45_000;
const POLL_MS = 250;

const unknown = (reason: string): GateCheck => toCheck('smoke', { incompatible: [], unknown: [reason] });

/** Asks the mount workers of the environment, and waits for the result. */
export function askMountWorker(database: Queryable, { waitMs = WAIT_MS } = {}): AskWorker {
  return async (release) => {
    const { workers } = await countMounts(database, release.environment);
    if (workers === 0) return unknown('no mount worker runs, so no browser could mount the release');
    const run = await upsertMountJob(database, release, { urgent: true });
    for (const until = Date.now() + waitMs; Date.now() < until;) {
      const job = await selectMountJob(database, release);
      const smoke = job && job.run >= run ? job.gate?.checks.find(({ check }) => check === 'smoke') : null;
      if (smoke) return smoke;
      await delay(POLL_MS);
    }
    return unknown(`the mount has not ended after ${waitMs / 1000} s; it continues, so try again soon`);
  };
}
