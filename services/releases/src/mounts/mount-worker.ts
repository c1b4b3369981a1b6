import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { ChannelListener } from '@danqing/nest-kit';
import { claimMountJob, MOUNT_JOBS_CHANNEL } from '../database/mount-job.queries.ts';
import { deleteMountWorker, upsertMountWorker, WORKER_SILENCE_MS } from '../database/mount-worker.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { runMountJob, type Mount } from './run-mount-job.ts';

/** Milliseconds after which another worker takes the job of a worker that has died. */
const LEASE_MS = 20_000;
/** Milliseconds that a mount may take, with several pages on a slow machine. */
const MOUNT_LIMIT_MS = 120_000;
/** Pause between looks at the queue. A notification ends it. */
const LOOK_MS = 5_000;

export interface MountWorkerOptions {
  plane: ReleasePlane;
  databaseUrl: string;
  mount: Mount;
  report: (line: string) => void;
  leaseMs?: number;
  mountLimitMs?: number;
}

/**
 * Takes releases from the queue, one at a time, mounts them and stores the gate's result. Several workers share
 * the queue.
 */
export class MountWorker {
  readonly #options: Required<MountWorkerOptions>;
  readonly #id = randomUUID();
  readonly #stop = new AbortController();
  readonly #listener: ChannelListener;
  #notified = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: MountWorkerOptions) {
    this.#options = { leaseMs: LEASE_MS, mountLimitMs: MOUNT_LIMIT_MS, ...options };
    this.#listener = new ChannelListener({
      databaseUrl: options.databaseUrl,
      channel: MOUNT_JOBS_CHANNEL,
      onNotify: () => this.#notified.abort(),
    });
  }

  /** Resolves once the gateways know the worker. */
  async start(): Promise<void> {
    await this.#report();
    await this.#listener.start();
    this.#running = Promise.all([this.#keepReporting(), this.#keepWorking()]);
  }

  /** Returns a running job to the queue. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    await this.#listener.stop();
    await deleteMountWorker(this.#options.plane.database, this.#id);
  }

  async #report(): Promise<void> {
    const { database, environment } = this.#options.plane;
    await upsertMountWorker(database, { id: this.#id, environment, host: hostname() });
  }

  async #keepReporting(): Promise<void> {
    for (;;) {
      await this.#pause(WORKER_SILENCE_MS / 4);
      if (this.#stop.signal.aborted) return;
      // The queue reports a lost database.
      await this.#report().catch(() => undefined);
    }
  }

  async #keepWorking(): Promise<void> {
    let failing = false;
    while (!this.#stop.signal.aborted) {
      // Set before looking, so that a job queued meanwhile is not missed.
      this.#notified = new AbortController();
      try {
        while (await this.#runNext());
        failing = false;
      } catch (error) {
        if (!failing) this.#options.report(`the queue cannot be used: ${(error as Error).message}`);
        failing = true;
      }
      await this.#pause(LOOK_MS, failing ? undefined : this.#notified.signal);
    }
  }

  async #runNext(): Promise<boolean> {
    const { plane, leaseMs } = this.#options;
    if (this.#stop.signal.aborted) return false;
    const { database, environment } = plane;
    const job = await claimMountJob(database, { environment, worker: this.#id, leaseMs });
    if (job) await runMountJob(job, { ...this.#options, worker: this.#id, stopping: this.#stop.signal });
    return job !== null;
  }

  async #pause(milliseconds: number, until?: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, ...(until ? [until] : [])]);
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}
