import { Logger, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { DatabaseClient } from '../database/database-client.ts';
import {
  DatabaseUnavailableError,
  isConnectionFailure,
  isDatabaseUnavailable,
} from '../database/database-unavailable.ts';
import { withSchema } from '../database/schema-session.ts';
import { allowEnqueueing } from './allow-enqueueing.ts';

const SCHEMA = 'jobs';
/** Beside one session that listens for new jobs. */
const POOL_SIZE = 2;
const POLLING_SECONDS = 2;
const SUPERVISION_SECONDS = 10;
/** The shortest that pg-boss allows: a job whose process died runs again after about this long. */
const HEARTBEAT_SECONDS = 10;

export interface QueueOptions {
  /** Further tries after a failed one. */
  retries: number;
  /** Wait before the second try; it about doubles with each further one. */
  retryDelaySeconds: number;
  /** A try that takes longer counts as failed. */
  timeLimitSeconds: number;
  /** Retries and jobs of a dead process are found by polling only; new jobs announce themselves. Two seconds by default. */
  pollingSeconds?: number;
  /** Jobs of one queue that run at once in this process, 1 without it. */
  concurrency?: number;
}

export interface Job<Data> {
  id: string;
  data: Data;
}

/** Work that survives restarts: jobs in Postgres, started within milliseconds, tried again when they fail. */
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #boss: PgBoss;
  readonly #queues: string[] = [];
  readonly #logger = new Logger('Jobs');

  private constructor(databaseUrl: string, options: string) {
    const pool = { Client: DatabaseClient };
    this.#boss = new PgBoss({
      // Handed on to the pool.
      ...pool,
      connectionString: databaseUrl,
      application_name: 'danqing-jobs',
      options,
      schema: SCHEMA,
      createSchema: false,
      max: POOL_SIZE,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISION_SECONDS,
      monitorIntervalSeconds: SUPERVISION_SECONDS,
    });
    // pg-boss itself tries again; of a database that is away its watch tells.
    this.#boss.on('error', (error) => {
      if (!isAbsence(error)) this.#logger.warn(`Jobs do not go on: ${error.message}`);
    });
  }

  /** Brings the schema `jobs` up to date and connects. */
  static async start(databaseUrl: string): Promise<Jobs> {
    return withSchema({ name: SCHEMA, url: databaseUrl }, async ({ client, options }) => {
      const jobs = new Jobs(databaseUrl, options);
      await jobs.#boss.start();
      await allowEnqueueing(client);
      return jobs;
    });
  }

  /**
   * Makes sure that a queue is there to add jobs to, for a service that runs none of them. Who runs them says how; jobs of a
   * queue without a worker wait.
   */
  async declare(queue: string): Promise<void> {
    await this.#boss.createQueue(queue, { notify: true });
  }

  /**
   * Opens a queue and runs its jobs in this process. Names start with the service's: `identity-mail`. A job
   * whose handler resolves is deleted; one that rejects is tried again. Handlers may run twice: after a crash, or
   * when a process is stopped before they finish.
   */
  async work<Data extends object>(
    queue: string,
    options: QueueOptions,
    handler: (job: Job<Data>) => Promise<void>,
  ): Promise<void> {
    const settings = {
      retryLimit: options.retries,
      retryDelay: options.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: options.timeLimitSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    };
    await this.#boss.createQueue(queue, settings);
    // An existing queue keeps its settings otherwise.
    await this.#boss.updateQueue(queue, settings);
    const { pollingSeconds = POLLING_SECONDS } = options;
    const polling = {
      pollingIntervalSeconds: pollingSeconds,
      notifyPollingIntervalSeconds: pollingSeconds,
    };
    this.#queues.push(queue);
    for (let slot = 0; slot < (options.concurrency ?? 1); slot += 1) {
      const worker: Promise<string> = this.#boss.work<Data>(queue, polling, async ([job]) => {
        if (!job) return;
        try {
          await this.#run(queue, job, handler);
        } finally {
          // Where one job was, there may be more: without this a worker sleeps until the next poll after each.
          this.#boss.notifyWorker(await worker);
        }
      });
      await worker;
    }
  }

  async #run<Data>(
    queue: string,
    { id, data }: Job<Data>,
    handler: (job: Job<Data>) => Promise<void>,
  ): Promise<void> {
    try {
      await handler({ id, data });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) this.#logger.warn(`A job of ${queue} failed: ${messageOf(error)}`);
      // pg-boss stores every property of the error in the job's row; a cause may hold anything.
      throw new Error(messageOf(error));
    }
    await this.#boss.deleteJob(queue, id);
  }

  /**
   * Adds a job to a queue that `work` or `declare` opened. With a transaction the job exists if, and from when, it commits.
   */
  async enqueue(queue: string, data: object, transaction?: EntityManager): Promise<void> {
    await this.#boss.send(queue, data, transaction ? { db: databaseOf(transaction) } : {});
  }

  /** Adds a job to the queue by a cron expression in UTC; once, however many processes there are. */
  async schedule(queue: string, cron: string): Promise<void> {
    await this.#boss.schedule(queue, cron);
  }

  /** Running jobs finish and no further one starts; requests that are still under way may enqueue. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => this.#boss.offWork(queue)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}

function databaseOf({ queryRunner }: EntityManager) {
  if (!queryRunner) throw new Error('the job needs the entity manager of a transaction');
  return {
    async executeSql(text: string, values?: unknown[]) {
      // Unstructured results lack the rows of UPDATE and DELETE.
      const { records } = await queryRunner.query(text, values, true);
      return { rows: (records ?? []) as unknown[] };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** pg-boss copies some errors into plain objects, and names those of its own listening connection. */
const isAbsence = (error: Error): boolean =>
  isDatabaseUnavailable(error) ||
  isConnectionFailure(error) ||
  error.name === DatabaseUnavailableError.name ||
  error.message.startsWith('LISTEN/NOTIFY');
