import type { ReleasesPort } from '@danqing/contracts/releases';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { repeatEvery } from '../concurrency/repeat-every.ts';
import { deleteBegunPagesBefore } from './begun-page.queries.ts';
import type { BegunPages } from './begun-pages.ts';
import type { SilenceWatch } from './silence-watch.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { deleteAlertsBefore } from './canary-alerts.queries.ts';
import { deleteLoadsBefore } from './load.queries.ts';
import type { LoadCounter } from './load-counter.ts';
import type { HealthWatch } from './health-watch.ts';
import type { PageHealth } from './page-health.ts';
import { deletePageHealthBefore } from './page-health.queries.ts';
import type { NamedReleases } from './named-releases.ts';
import { deleteUniqueReportersBefore } from './unique-reporter.queries.ts';
import type { UniqueReporters } from './unique-reporters.ts';

const FLUSH_MS = 1_000;
const CHECK_MS = 3_000;
const SILENCE_MS = 60_000;
const FORGET_MS = 60 * 60_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

export interface TelemetryWorkOptions {
  database: DataSource;
  releases: Pick<ReleasesPort, 'subscribe'>;
  named: NamedReleases;
  counter: LoadCounter;
  reporters: UniqueReporters;
  watch: CanaryWatch;
  begun: BegunPages;
  health: PageHealth;
  silence: SilenceWatch;
  healthWatch: HealthWatch;
  onError: (error: unknown) => void;
}

export class TelemetryWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #options: TelemetryWorkOptions;
  readonly #stop = new AbortController();
  #unsubscribe: () => void = () => undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: TelemetryWorkOptions) {
    this.#options = options;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { database, releases, named, watch, silence, healthWatch, onError } = this.#options;
    this.#unsubscribe = releases.subscribe(() => void named.refresh().catch(onError));
    await named.refresh().catch(onError);
    this.#running = Promise.all([
      this.#every(FLUSH_MS, () => this.#flush()),
      this.#every(CHECK_MS, async () => {
        await named.refresh();
        await watch.check();
      }),
      this.#every(SILENCE_MS, async () => {
        await silence.check();
        await healthWatch.check();
      }),
      this.#every(FORGET_MS, async () => {
        const time = new Date(Date.now() - KEPT_MS);
        await deleteLoadsBefore(database, time);
        await deleteUniqueReportersBefore(database, time);
        await deleteBegunPagesBefore(database, time);
        await deleteAlertsBefore(database, time);
        await deletePageHealthBefore(database, time);
      }),
    ]);
  }

  /** Writes pending counts while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#unsubscribe();
    this.#stop.abort();
    await this.#running;
    await this.#flush().catch(this.#options.onError);
  }

  async #flush(): Promise<void> {
    await this.#options.counter.flush();
    await this.#options.reporters.flush();
    await this.#options.begun.flush();
    await this.#options.health.flush();
  }

  #every(ms: number, work: () => Promise<void>): Promise<void> {
    return repeatEvery(ms, { signal: this.#stop.signal, onError: this.#options.onError }, work);
  }
}
