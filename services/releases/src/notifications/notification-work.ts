import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { repeatEvery } from '../concurrency/repeat-every.ts';
import { deliverNotifications, type DeliveryOptions } from './deliver-notifications.ts';
import { deleteNotificationsBefore } from './notification.queries.ts';

const DELIVER_MS = 1_000;
const FORGET_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Delivers notifications in every gateway; claims keep them from delivering the same ones. */
export class NotificationWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #options: DeliveryOptions & { onError: (error: unknown) => void };
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: DeliveryOptions & { onError: (error: unknown) => void }) {
    this.#options = options;
  }

  onApplicationBootstrap(): void {
    const until = { signal: this.#stop.signal, onError: this.#options.onError };
    this.#running = Promise.all([
      repeatEvery(DELIVER_MS, until, () => this.#deliver()),
      repeatEvery(FORGET_MS, until, () =>
        deleteNotificationsBefore(this.#options.database, new Date(Date.now() - KEPT_MS)),
      ),
    ]);
  }

  /** Waits for attempts in progress, so that no other gateway repeats them. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #deliver(): Promise<void> {
    while (!this.#stop.signal.aborted && (await deliverNotifications(this.#options)) > 0);
  }
}
