import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDataSource,
  Jobs,
  paidQueueOptions,
  type PaidJobOptions,
  type ServiceDatabase,
} from '@danqing/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { expect, onTestFinished } from 'vitest';
import { migrated } from './migrated.ts';
import { runUntilCrash } from './start-from-sources.ts';
import { TestCredits } from './test-credits.ts';
import { testDatabase } from './test-database.ts';

const STARTING_CREDITS = 10;

export interface CrashTest {
  job: PaidJobOptions;
  database: (url: string) => ServiceDatabase;
  price: number;
  /** Program that runs the service and kills itself at the crash point. */
  program: string;
  points: readonly string[];
  prepare?: (dataSource: DataSource, dataDir: string) => Promise<void>;
  insert: (transaction: EntityManager, userId: number) => Promise<number | null>;
  /** Starts the service that finishes the jobs. Returns a handle that closes it. */
  survive: (site: { databaseUrl: string; dataDir: string; dataSource: DataSource }) => Promise<{
    close(): Promise<unknown>;
  }>;
  check?: (dataSource: DataSource) => Promise<void>;
}

/**
 * Kills the service with SIGKILL once at each crash point of a paid job. Then starts it again and expects
 * each job to be done and charged exactly once.
 */
export async function crashJobs({
  job,
  database,
  price,
  program,
  points,
  prepare,
  insert,
  survive,
  check,
}: CrashTest): Promise<void> {
  const { url: databaseUrl, drop } = await testDatabase(migrated(database, { jobs: true }));
  const dataDir = mkdtempSync(join(tmpdir(), 'danqing-crash-'));
  const dataSource = await createDataSource(database(databaseUrl));
  const jobs = await Jobs.start(databaseUrl);
  onTestFinished(async () => {
    await jobs.onApplicationShutdown();
    await dataSource.destroy();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const credits = new TestCredits(() => dataSource);
  await credits.create();
  await prepare?.(dataSource, dataDir);
  // Creates the queue with the service's settings, but without a worker.
  await jobs.work(job.queue, { ...paidQueueOptions(job), concurrency: 0 }, async () => undefined);
  for (const [index, point] of points.entries()) {
    await dataSource.transaction(async (transaction) => {
      const id = await insert(transaction, index + 1);
      await jobs.enqueue(job.queue, { [job.payloadId]: id }, transaction);
    });
    const crash = await runUntilCrash(program, { databaseUrl, dataDir, point });
    expect({ point, ...crash }).toMatchObject({ point, signal: 'SIGKILL' });
  }

  const survivor = await survive({ databaseUrl, dataDir, dataSource });
  onTestFinished(async () => void (await survivor.close()));
  const states = () => dataSource.query<object[]>(`select state from ${job.table} order by id`);
  await expect
    .poll(states, { timeout: 90_000, interval: 500 })
    .toEqual(points.map(() => ({ state: 'done' })));
  for (const [index] of points.entries()) {
    expect(await credits.getBalance(index + 1)).toBe(STARTING_CREDITS - price);
    expect((await credits.holdsOf(index + 1)).map(({ state }) => state)).toEqual(['captured']);
  }
  await check?.(dataSource);
}
