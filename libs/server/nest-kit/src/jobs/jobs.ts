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
const POOL_SIZE = 2;
const POLLING_SECONDS = 2;
const SUPERVISION_SECONDS = 10;
/** pg-boss's minimum. The job of a dead process is retried after about this time. */
const HEARTBEAT_SECONDS = 10;

export const EVERY_MINUTE = '* * * * *';

export interface QueueOptions {
  retries: number;
  /** Delay before the first retry; it roughly doubles for each further one. */
  retryDelaySeconds: number;
  timeLimitSeconds: number;
  /**
   * Polling interval for retries and for jobs of dead processes, 2 s by default. New jobs arrive by
   * notification.
   */
  pollingSeconds?: number;
  concurrency?: number;
}

export interface Job<Data> {
  id: string;
  data: Data;
}

export interface QueueCounts {
  queue: string;
  waiting: number;
  active: number;
  /** Failed jobs that are not yet deleted. */
  failed: number;
}

/** A durable job queue in Postgres. Jobs start within milliseconds and are retried on failure. */
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #boss: PgBoss;
  readonly #queues: string[] = [];
  readonly #logger = new Logger('Jobs');

  private constructor(databaseUrl: string, options: string) {
    const pool = { Client: DatabaseClient };
    this.#boss = new PgBoss({
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
    // pg-boss retries by itself, and the watch already reports outages.
    this.#boss.on('error', (error) => {
      if (!isAbsence(error)) this.#logger.warn(`Jobs do not go on: ${error.message}`);
    });
  }

  static async start(databaseUrl: string): Promise<Jobs> {
    return withSchema({ name: SCHEMA, url: databaseUrl }, async ({ client, options }) => {
      const jobs = new Jobs(databaseUrl, options);
      await jobs.#boss.start();
      await allowEnqueueing(client);
      return jobs;
    });
  }

  /**
   * Creates a queue for a service that only adds jobs. The service with the worker configures it; until then
   * jobs wait.
   */
  async declare(queue: string): Promise<void> {
    await this.#boss.createQueue(queue, { notify: true });
  }

  /**
   * Opens a queue and runs its jobs in this process. Queue names start with the service's, as in
   * `identity-mail`. A job is deleted when its handler resolves, and retried when it rejects. Handlers must
   * be idempotent: a job runs again after a crash or a stop.
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
          // There may be more jobs: without this the worker sleeps until the next poll.
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
      // pg-boss stores every property of the error in the job's row, and a cause may contain secrets.
      throw new Error(messageOf(error));
    }
    await this.#boss.deleteJob(queue, id);
  }

  /** Returns the number of jobs in each state, by queue. pg-boss counts every few seconds. */
  async countJobs(): Promise<QueueCounts[]> {
    const queues = await this.#boss.getQueues();
    return queues
      .filter(({ name }) => !name.startsWith('__pgboss'))
      .map(({ name, readyCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: readyCount,
        active: activeCount,
        failed: failedCount,
      }));
  }

  /**
   * Adds a job to a queue that `work` or `declare` opened. With a transaction, the job becomes visible on
   * commit.
   */
  async enqueue(queue: string, data: object, transaction?: EntityManager): Promise<void> {
    await this.#boss.send(queue, data, transaction ? { db: databaseOf(transaction) } : {});
  }

  /** Schedules a job by a cron expression in UTC. It runs once, regardless of the number of processes. */
  async schedule(queue: string, cron: string): Promise<void> {
    await this.#boss.schedule(queue, cron);
  }

  /** Runs `run` on a schedule, without retries. It runs once, regardless of the number of processes. */
  async repeat(queue: string, cron: string, run: () => Promise<void>, timeLimitSeconds = 60): Promise<void> {
    await this.work(queue, { retries: 0, retryDelaySeconds: 1, timeLimitSeconds }, run);
    await this.schedule(queue, cron);
  }

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
      const { records } = await queryRunner.query(text, values, true);
      return { rows: (records ?? []) as unknown[] };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** pg-boss copies some errors into plain objects, and prefixes those of its own listener. */
const isAbsence = (error: Error): boolean =>
  isDatabaseUnavailable(error) ||
  isConnectionFailure(error) ||
  error.name === DatabaseUnavailableError.name ||
  error.message.startsWith('LISTEN/NOTIFY');
