import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { DatabaseUnavailableError } from '../database/database-unavailable.ts';
import { openTestServer, type TestServer } from '../testing/open-server.ts';
import { EVERY_MINUTE, Jobs } from './jobs.ts';

const OPTIONS = { retries: 2, retryDelaySeconds: 1, timeLimitSeconds: 30 };
const UNPOLLED = { ...OPTIONS, pollingSeconds: 600 };
let server: TestServer;
let databaseUrl: string;
let dataSource: DataSource;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await openTestServer();
  databaseUrl = await server.createDatabase();
  dataSource = await createDataSource({ name: 'test', url: databaseUrl, entities: [], migrations: [] });
});
afterAll(async () => {
  await dataSource.destroy();
  await server.close();
});

async function stop(jobs: Jobs): Promise<void> {
  await jobs.beforeApplicationShutdown();
  await jobs.onApplicationShutdown();
}
async function start(): Promise<Jobs> {
  const jobs = await Jobs.start(databaseUrl);
  onTestFinished(() => stop(jobs));
  return jobs;
}
function warnings() {
  const spy = vi.spyOn(Logger.prototype, 'warn');
  onTestFinished(() => spy.mockRestore());
  return () =>
    spy.mock.calls.map(([message]) => String(message)).filter((message) => /^(A job|Jobs)/.test(message));
}
function once<Value>() {
  let report: (value: Value) => void = () => undefined;
  const reported = new Promise<Value>((resolve) => {
    report = resolve;
  });
  return { report, reported };
}
const rows = (queue: string) =>
  dataSource.query<{ state: string; output: object | null }[]>(
    `select state, output from jobs.job where name = $1`,
    [queue],
  );
const settingsOf = async (queue: string) =>
  (
    await dataSource.query<object[]>(
      `select retry_limit, retry_delay, retry_backoff, expire_seconds, heartbeat_seconds
       from jobs.queue where name = $1`,
      [queue],
    )
  )[0];
const noRows = (queue: string) => vi.waitFor(async () => expect(await rows(queue)).toEqual([]));

it('takes jobs for a queue that another process will run, and leaves its settings to that one', async () => {
  const [adding, running] = [await start(), await start()];
  await adding.declare('declared');
  await adding.enqueue('declared', { given: '早' });
  const ran: string[] = [];
  await running.work<{ given: string }>('declared', OPTIONS, async ({ data }) => void ran.push(data.given));
  await adding.declare('declared');
  await adding.enqueue('declared', { given: '晚' });
  await vi.waitFor(() => expect(ran.sort()).toEqual(['早', '晚']));
  const queues = await dataSource.query<{ retry_limit: number }[]>(
    `select retry_limit from jobs.queue where name = 'declared'`,
  );
  expect(queues).toEqual([{ retry_limit: OPTIONS.retries }]);
});

it('runs a job at once when its transaction commits, and leaves no row', async () => {
  const jobs = await start();
  const ran = once<{ given: string }>();
  await jobs.work<{ given: string }>('commit', UNPOLLED, async ({ data }) => ran.report(data));
  await dataSource.transaction((transaction) => jobs.enqueue('commit', { given: '丹青' }, transaction));
  expect(await ran.reported).toEqual({ given: '丹青' });
  await noRows('commit');
});

it('knows nothing of a job whose transaction is undone', async () => {
  const jobs = await start();
  const ran: unknown[] = [];
  await jobs.work('undone', OPTIONS, async ({ data }) => void ran.push(data));
  const undone = dataSource.transaction(async (transaction) => {
    await jobs.enqueue('undone', { undone: true }, transaction);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await jobs.enqueue('undone', { undone: false });
  await vi.waitFor(() => expect(ran).toEqual([{ undone: false }]));
  await noRows('undone');
});

it('tries a failed job again, and keeps no more of the failure than its message', async () => {
  const warned = warnings();
  const jobs = await start();
  let tries = 0;
  await jobs.work('again', OPTIONS, async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('not yet', { cause: 'hunter2' }), { secret: 'hunter2' });
  });
  await jobs.enqueue('again', {});
  const failed = await vi.waitFor(async () => {
    const [row] = await rows('again');
    expect(row?.state).toBe('retry');
    return row;
  });
  expect(JSON.stringify(failed)).toContain('not yet');
  expect(JSON.stringify(failed)).not.toContain('hunter2');
  expect(warned()).toContain('A job of again failed: not yet');
  await vi.waitFor(() => expect(tries).toBe(2));
  await noRows('again');
});

it('leaves it to the watch to report a database that is away', async () => {
  const warned = warnings();
  const jobs = await start();
  await jobs.work('away', OPTIONS, () => Promise.reject(new DatabaseUnavailableError('no database')));
  await jobs.enqueue('away', {});
  await vi.waitFor(async () => expect((await rows('away'))[0]?.state).toBe('retry'));
  expect(warned()).toEqual([]);
});

it('stores what was thrown, also where it is no error', async () => {
  const jobs = await start();
  const handler = async () => {
    throw 'torn';
  };
  await jobs.work('thrown', OPTIONS, handler);
  await jobs.enqueue('thrown', {});
  await vi.waitFor(async () => expect(JSON.stringify(await rows('thrown'))).toContain('torn'));
});

it('adds no job by an entity manager that is in no transaction', async () => {
  const jobs = await start();
  await jobs.declare('untied');
  await expect(jobs.enqueue('untied', {}, dataSource.manager)).rejects.toThrow('of a transaction');
  expect(await rows('untied')).toEqual([]);
});

it('goes on after its connections were lost, without a word, and reports other failures', async () => {
  const warned = warnings();
  const jobs = await start();
  const ran: unknown[] = [];
  await jobs.work('lost', { ...OPTIONS, pollingSeconds: 1 }, async ({ data }) => void ran.push(data));
  await dataSource.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'danqing-jobs'`,
  );
  const add = () =>
    jobs.enqueue('lost', { found: true }).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(add);
  await vi.waitFor(() => expect(ran).toContainEqual({ found: true }));
  expect(warned()).toEqual([]);
  await dataSource.query(`alter table jobs.queue rename to away`);
  try {
    await vi.waitFor(() => expect(warned()).toContainEqual(expect.stringMatching(/^Jobs do not go on: /)));
  } finally {
    await dataSource.query(`alter table jobs.away rename to queue`);
  }
});

it('runs each job once, however many processes wait for it', async () => {
  const processes = [await start(), await start()];
  const ran: number[] = [];
  for (const jobs of processes) {
    await jobs.work<{ index: number }>('shared', OPTIONS, async ({ data }) => void ran.push(data.index));
  }
  const expected = Array.from({ length: 20 }, (_, index) => index);
  for (const index of expected) await processes[0]?.enqueue('shared', { index });
  await vi.waitFor(() => expect(ran.sort((a, b) => a - b)).toEqual(expected));
});

it('goes through a burst without waits, as many at once as allowed', async () => {
  const jobs = await start();
  let [running, most, ran] = [0, 0, 0];
  const four = once<void>();
  await jobs.work('burst', { ...UNPOLLED, concurrency: 4 }, async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 4) four.report();
    await four.reported;
    running -= 1;
    ran += 1;
  });
  await Promise.all(Array.from({ length: 40 }, () => jobs.enqueue('burst', {})));
  await vi.waitFor(() => expect(ran).toBe(40), { interval: 10 });
  expect(most).toBe(4);
  await noRows('burst');
});

it('leaves a waiting job to the next process', async () => {
  const first = await Jobs.start(databaseUrl);
  await first.work('later', OPTIONS, async () => {
    throw new Error('not in this process');
  });
  await first.enqueue('later', { kept: true });
  await vi.waitFor(async () => expect((await rows('later'))[0]?.state).toBe('retry'));
  await stop(first);
  const ran = once<object>();
  await (await start()).work('later', OPTIONS, async ({ data }) => ran.report(data));
  expect(await ran.reported).toEqual({ kept: true });
});

it('finishes running jobs before it stops, and takes new ones for the next process until it has', async () => {
  const first = await Jobs.start(databaseUrl);
  const [running, finish] = [once<void>(), once<void>()];
  let finished = false;
  await first.work('stopping', OPTIONS, async () => {
    running.report();
    await finish.reported;
    finished = true;
  });
  await first.enqueue('stopping', { job: 1 });
  await running.reported;
  const stopping = first.beforeApplicationShutdown();
  await first.enqueue('stopping', { job: 2 });
  finish.report();
  await stopping;
  expect(finished).toBe(true);
  await first.enqueue('stopping', { job: 3 });
  await first.onApplicationShutdown();
  expect(await rows('stopping')).toHaveLength(2);
});

it('repeats work by the clock, without retries', async () => {
  const jobs = await start();
  const ran = once<void>();
  await jobs.repeat('clock', EVERY_MINUTE, async () => ran.report(), 90);
  expect(await dataSource.query(`select name, cron from jobs.schedule`)).toEqual([
    { name: 'clock', cron: '* * * * *' },
  ]);
  expect(await settingsOf('clock')).toMatchObject({ retry_limit: 0, expire_seconds: 90 });
  await jobs.enqueue('clock', {});
  await ran.reported;
});

it('limits attempts in number and time, and waits ever longer between them', async () => {
  const jobs = await start();
  await jobs.work('limited', OPTIONS, async () => undefined);
  expect(await settingsOf('limited')).toEqual({
    retry_limit: 2,
    retry_delay: 1,
    retry_backoff: true,
    expire_seconds: 30,
    heartbeat_seconds: 10,
  });
});

it('takes over changed settings of a queue', async () => {
  const jobs = await start();
  const handler = async () => undefined;
  await jobs.work('changed', OPTIONS, handler);
  await (await start()).work('changed', { ...OPTIONS, retries: 7 }, handler);
  expect(await dataSource.query(`select retry_limit from jobs.queue where name = 'changed'`)).toEqual([
    { retry_limit: 7 },
  ]);
});
