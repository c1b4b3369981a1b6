import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, Inject, Post } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Public } from '../auth/access.ts';
import { HealthModule } from '../health/health.module.ts';
import { Jobs } from '../jobs/jobs.ts';
import { bootService } from '../lifecycle/boot-service.ts';
import { createLogger } from '../logging/logger.ts';
import { openTestProxy, type TestProxy } from '../testing/open-proxy.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { DatabaseWatch } from './database-watch.ts';
import { DatabaseModule } from './database.module.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { withConnection } from './with-connection.ts';

@Public()
@Controller()
class NotesController {
  constructor(@Inject(getDataSourceToken('notes')) private readonly dataSource: DataSource) {}

  @Get('orm')
  async orm(): Promise<object> {
    return this.dataSource.query('select 1 as answer');
  }
  @Get('pool')
  async pool(): Promise<object> {
    const { rows } = await withConnection(this.dataSource, (connection) => connection.query('select 1'));
    return rows;
  }
  @Get('slow')
  async slow(): Promise<object> {
    return this.dataSource.query('select pg_sleep(600)');
  }
  @Post('write')
  async write(): Promise<object> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('create table if not exists notes.note (id serial)');
      return transaction.query('insert into notes.note default values returning id');
    });
  }
}

const lines: string[] = [];
const logger = createLogger(
  'notes',
  { LOG_LEVEL: 'info' },
  {
    write: (line: string) => {
      if (!line.includes('"request"')) lines.push(line);
    },
  },
);
const warnings = () =>
  lines
    .map((line) => JSON.parse(line) as { level: string; msg: string; stack?: string; err?: object })
    .filter(({ level }) => level !== 'info');

let folder: string;
let server: EmbeddedPostgres;
let proxy: TestProxy;
let site: string;
let jobs: Jobs;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  DatabaseWatch.responseTimeoutMs = 3_000;
  folder = mkdtempSync(join(tmpdir(), 'danqing-outage-'));
  chmodSync(folder, 0o755);
  server = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  closers.push(() => server.stop());
  proxy = await openTestProxy(server.url, (close) => closers.push(close));
  const app = await bootService(
    {
      module: class Notes {},
      controllers: [NotesController],
      imports: [
        DatabaseModule.forService({ name: 'notes', url: proxy.url, entities: [], migrations: [] }),
        HealthModule.forDataSources(['notes']),
      ],
    },
    { port: 0, logger },
  );
  closers.push(() => app.close());
  jobs = await Jobs.start(proxy.url);
  closers.push(() => jobs.onApplicationShutdown());
  await jobs.work(
    'outage',
    { retries: 0, retryDelaySeconds: 1, timeLimitSeconds: 30 },
    async () => undefined,
  );
  site = await app.getUrl();
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await works();
  lines.length = 0;
});

const ask = (path: string, method = 'GET') => fetch(`${site}${path}`, { method });
const PATHS = ['/orm', '/pool', '/readyz'];
async function works(): Promise<void> {
  await vi.waitFor(async () => {
    for (const path of PATHS) expect((await ask(path)).status).toBe(200);
    expect((await ask('/write', 'POST')).status).toBe(201);
  });
}
async function expectUnavailable(answer: Response): Promise<void> {
  expect(await answer.json()).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
  expect(answer.status).toBe(503);
}

it('answers 503 while the database is down, says so once, and once more when it is back', async () => {
  await proxy.cut();
  const until = Date.now() + 3_000;
  while (Date.now() < until) {
    const answers = await Promise.all([...PATHS.map((path) => ask(path)), ask('/write', 'POST')]);
    for (const answer of answers) await expectUnavailable(answer);
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/healthz')).status).toBe(200);
  }
  await expect(jobs.enqueue('outage', {})).rejects.toThrow(DatabaseUnavailableError);
  await proxy.restore();
  await works();
  await vi.waitFor(() =>
    expect(warnings().map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^The database is away: .*ECONN/),
      expect.stringMatching(/^The database answers again, after \d+ ms$/),
    ]),
  );
  expect(warnings().some(({ stack, err }) => stack || err)).toBe(false);
});

it('gives up a database that hangs, and then refuses at once until it goes on', async () => {
  const destroy = vi.spyOn(Socket.prototype, 'destroy');
  onTestFinished(() => destroy.mockRestore());
  const pids = serverProcesses();
  const waiting = Promise.all(Array.from({ length: 30 }, (_, index) => ask(PATHS[index % 2] ?? '')));
  signal(pids, 'SIGSTOP');
  onTestFinished(() => signal(pids, 'SIGCONT'));
  await expectUnavailable(await ask('/write', 'POST'));
  await waiting;
  await vi.waitFor(() => expect(warnings()).toHaveLength(1));
  // The Alipay SDK's HTTP client sets `socket` on the error of a destroyed connection, and throws if it is
  // already set.
  const causes = destroy.mock.calls
    .map(([error]) => error)
    .filter((error) => error?.message.startsWith('The database is away'));
  expect(causes.length).toBeGreaterThan(1);
  expect(new Set(causes).size).toBe(causes.length);
  // Tests the circuit breaker: without it, these sequential requests would wait for minutes.
  for (let count = 0; count < 40; count += 1) expect((await ask('/orm')).status).toBe(503);
  signal(pids, 'SIGCONT');
  await works();
  await vi.waitFor(() => expect(warnings()).toHaveLength(2));
}, 60_000);

it('survives the end of every connection while queries are under way', async () => {
  const killer = new DataSource({ type: 'postgres', url: server.url });
  await killer.initialize();
  onTestFinished(() => killer.destroy());
  const writes = Array.from({ length: 40 }, (_, index) =>
    ask(['/write', '/slow', '/pool'][index % 3] ?? '', index % 3 ? 'GET' : 'POST'),
  );
  await vi.waitFor(async () => {
    const running = await killer.query(`select 1 from pg_stat_activity where query like '%pg_sleep(600)'`);
    expect(running.length).toBeGreaterThan(1);
  });
  const ended = Promise.all(writes).then((answers) => answers.map(({ status }) => status));
  let settled = false;
  void ended.finally(() => (settled = true));
  while (!settled) {
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'danqing-notes'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const status of await ended) expect([200, 201, 503]).toContain(status);
  expect(await ended).toContain(503);
  await works();
  for (const { msg } of warnings())
    expect(msg).toMatch(/^(The database (is away|answers again)|Connections to the database were lost)/);
});

function serverProcesses(): number[] {
  const postmaster = Number(
    readFileSync(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[0],
  );
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  return [postmaster, ...children.trim().split(/\s+/).map(Number)];
}
function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {}
  }
}
