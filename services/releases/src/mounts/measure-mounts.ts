import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { countMounts } from '../database/mount-worker.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { mountWorkers, waitingMounts } from '../metrics/release-metrics.ts';

const MEASURED_MS = 15_000;

/** Reports the mount workers and their queue to Prometheus. */
export class MeasureMounts implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #database: Queryable;
  readonly #environment: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Queryable, environment: string) {
    this.#database = database;
    this.#environment = environment;
  }

  onApplicationBootstrap(): void {
    const measure = () =>
      void countMounts(this.#database, this.#environment).then(
        ({ workers, waiting }) => {
          mountWorkers.set(workers);
          waitingMounts.set(waiting);
        },
        // The database watch already logs an outage.
        () => undefined,
      );
    measure();
    this.#timer = setInterval(measure, MEASURED_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }
}
