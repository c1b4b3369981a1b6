import { setTimeout as delay } from 'node:timers/promises';
import { selectMountJob, upsertMountJob } from '../database/mount-job.queries.ts';
import { countMounts } from '../database/mount-worker.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { toCheck } from '../gate/gate-result.ts';
import type { AskWorker, MountChecks } from '../plane/smoke-check.ts';

/** Shorter than the 60 s after which proxies give up. */
const WAIT_MS = 45_000;
const POLL_MS = 250;

/** Checks that only a browser can make, beside the smoke check. */
const FURTHER: readonly string[] = ['page-budgets', 'accessibility'];

const unknown = (reason: string): MountChecks => ({
  smoke: toCheck('smoke', { incompatible: [], unknown: [reason] }),
  further: [],
});

/** Asks the mount workers of the environment, and waits for the result. */
export function askMountWorker(database: Queryable, { waitMs = WAIT_MS } = {}): AskWorker {
  return async (release) => {
    const { workers } = await countMounts(database, release.environment);
    if (workers === 0) return unknown('no mount worker runs, so no browser could mount the release');
    const run = await upsertMountJob(database, release, { urgent: true });
    for (const until = Date.now() + waitMs; Date.now() < until;) {
      const job = await selectMountJob(database, release);
      const checks = job && job.run >= run ? (job.gate?.checks ?? []) : [];
      const smoke = checks.find(({ check }) => check === 'smoke');
      if (smoke) return { smoke, further: checks.filter(({ check }) => FURTHER.includes(check)) };
      await delay(POLL_MS);
    }
    return unknown(`the mount has not ended after ${waitMs / 1000} s; it continues, so try again soon`);
  };
}
