import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { repeatEvery } from '../concurrency/repeat-every.ts';
import type { RolloutWatch } from './rollout-watch.ts';

const CHECK_MS = 2_000;

/** Has a gateway examine the rollouts while it runs. */
export class RolloutWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #watch: RolloutWatch;
  readonly #onError: (error: unknown) => void;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(watch: RolloutWatch, onError: (error: unknown) => void) {
    this.#watch = watch;
    this.#onError = onError;
  }

  onApplicationBootstrap(): void {
    const { signal } = this.#stop;
    this.#running = repeatEvery(CHECK_MS, { signal, onError: this.#onError }, () => this.#watch.check());
  }

  /** Waits for a step that is being made, while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }
}
