import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseVerdict } from '@danqing/contracts/releases';

const POLL_MS = 2_000;
/** Milliseconds without a worker. One that is restarted returns sooner. */
const NO_WORKER_MS = 30_000;

export interface WaitOptions {
  limitMs: number;
  pollMs?: number;
  noWorkerMs?: number;
}

/** Reads the verdict until a mount has ended, the limit is over, or no worker runs. */
export async function waitForVerdict(
  read: () => Promise<ReleaseVerdict>,
  { limitMs, pollMs = POLL_MS, noWorkerMs = NO_WORKER_MS }: WaitOptions,
): Promise<ReleaseVerdict> {
  const began = performance.now();
  let lastWorker = began;
  for (;;) {
    const verdict = await read();
    const now = performance.now();
    if (verdict.workers > 0) lastWorker = now;
    if (verdict.gate || now - began >= limitMs || now - lastWorker >= noWorkerMs) return verdict;
    await delay(Math.min(pollMs, limitMs));
  }
}
