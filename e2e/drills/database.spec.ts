// Writes to the site while database connections end, crash, restart or hang. `npm run drills` repeats it in
// rounds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@danqing/nest-kit';
import { expect, test, type APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { externalDatabase } from '../support/external-database.ts';
import { anyAddress, bearer, newMember, type Member } from '../support/members.ts';
import { gatewaysOf, killAll } from '../support/processes.ts';
import { removeDataDir, startSite, copyFirstStartDataDir, type Site } from '../support/site.ts';

const ROUNDS = Number(process.env.DATABASE_DRILL_ROUNDS ?? 1);
const CLIENTS = 12;
/** Generous, because recovery time depends on the load of the machine. */
const RETRY_OPTIONS = { timeout: 60_000, intervals: [100] };

/** The guaranteed recovery time. Only the long drill asserts it, on a machine that runs nothing else. */
const AGAIN = {
  ...RETRY_OPTIONS,
  timeout: process.env.DATABASE_DRILL_ROUNDS ? 5_000 : RETRY_OPTIONS.timeout,
};

test.describe.configure({ mode: 'serial' });

let dataDir: string;
let site: Site;
let gateway: number | undefined;
test.beforeAll(async () => {
  dataDir = copyFirstStartDataDir();
  site = await startSite({ dataDir });
  [gateway] = gatewaysOf(dataDir);
});
test.afterAll(async () => {
  await site.stop();
  killAll(dataDir);
  await removeDataDir(dataDir);
});

async function operate<Row extends object>(statement: string): Promise<Row[]> {
  const database = await openDatabase({
    addresses: { DATABASE_URL: await externalDatabase(dataDir) },
    dataDir,
  });
  const client = new pg.Client({ connectionString: database.urls.identity });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
    await database.close();
  }
}

const OF_THE_SITE = `backend_type = 'client backend' and pid <> pg_backend_pid()`;
const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8').split('\n')[0]);
const children = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);

interface Fault {
  name: string;
  /** True for faults that signal the database's processes, which an external database does not allow. */
  ownDatabase?: boolean;
  strike(): Promise<void>;
}
const FAULTS: Fault[] = [
  {
    name: 'every connection is ended',
    strike: async () =>
      void (await operate(`select pg_terminate_backend(pid) from pg_stat_activity where ${OF_THE_SITE}`)),
  },
  {
    name: 'a connection crashes, and the server with it',
    ownDatabase: true,
    async strike() {
      const rows = await operate<{ pid: number }>(
        `select pid from pg_stat_activity where ${OF_THE_SITE} and application_name = 'danqing-palettes' limit 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    },
  },
  {
    name: 'the server is shut down',
    ownDatabase: true,
    strike: async () => void process.kill(postmaster(), 'SIGINT'),
  },
  {
    name: 'the server is killed',
    ownDatabase: true,
    strike: async () => void process.kill(postmaster(), 'SIGKILL'),
  },
];

/** Saves each palette once until `stop`, and records the acknowledged names. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly unexpected: string[] = [];
  refused = 0;
  #stopped = false;
  #running: Promise<void>;

  constructor(
    readonly member: Member,
    private readonly label: string,
  ) {
    this.#running = this.#run();
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return this.#running;
  }

  async #run(): Promise<void> {
    for (let count = 0; !this.#stopped; count += 1) {
      const name = `${this.label} ${count}`;
      try {
        const answer = await fetch(`${site.url}/api/palettes`, {
          method: 'POST',
          headers: {
            ...bearer(this.member),
            'content-type': 'application/json',
            'x-forwarded-for': anyAddress(),
          },
          body: JSON.stringify({ name, colors: [{ hex: '#ED5126' }] }),
        });
        const body = (await answer.json()) as { code?: string };
        const retryAfter = Number(answer.headers.get('retry-after'));
        if (answer.status === 201) this.acknowledged.push(name);
        else if (answer.status === 503 && body.code === 'SERVICE_UNAVAILABLE' && retryAfter > 0)
          this.refused += 1;
        else this.unexpected.push(`${answer.status} ${JSON.stringify(body)}`);
      } catch (error) {
        this.unexpected.push(String((error as Error).cause ?? error));
      }
      // Slows the writer down, because a member may save a thousand palettes at most.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
}

const ownNames = async (request: APIRequestContext, member: Member): Promise<string[]> => {
  const answer = await request.get(`${site.url}/api/palettes`, { headers: bearer(member) });
  return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};

for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { name, ownDatabase, strike } of FAULTS) {
    test(`nothing acknowledged is lost when ${name} under ${CLIENTS} writing clients, round ${round}`, async ({
      request,
    }) => {
      test.skip(Boolean(ownDatabase && process.env.DATABASE_URL), 'an external database is not ours to stop');
      const members: Member[] = [];
      for (let client = 0; client < CLIENTS; client += 1) members.push(await newMember(request, site.url));
      const writers = members.map((member, client) => new Writer(member, `${client}`));
      const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
      await expect.poll(acknowledged, RETRY_OPTIONS).toBeGreaterThan(CLIENTS);
      await strike();
      const struck = acknowledged();
      await expect.poll(acknowledged, AGAIN).toBeGreaterThan(struck);
      const before = writers.map((writer) => writer.acknowledged.length);
      await expect
        .poll(
          () => writers.every((writer, index) => writer.acknowledged.length > (before[index] ?? 0) + 2),
          RETRY_OPTIONS,
        )
        .toBe(true);
      await Promise.all(writers.map((writer) => writer.stop()));
      expect(writers.flatMap((writer) => writer.unexpected)).toEqual([]);
      for (const writer of writers)
        expect(await ownNames(request, writer.member)).toEqual(expect.arrayContaining(writer.acknowledged));
      expect(gatewaysOf(dataDir)).toEqual([gateway]);
    });
  }
}

test('a database that hangs is 503, and used again when it goes on', async ({ request }) => {
  test.skip(Boolean(process.env.DATABASE_URL), 'an external database is not ours to stop');
  const url = `${site.url}/api/palettes/public`;
  expect((await request.get(url)).status()).toBe(200);
  const pids = [postmaster(), ...children(postmaster())];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request.get(url, { timeout: 60_000 })),
    );
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([503]));
    expect((await request.get(`${site.url}/readyz`)).status()).toBe(503);
    expect((await request.get(`${site.url}/`)).status()).toBe(200);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await request.get(url)).status(), RETRY_OPTIONS).toBe(200);
  expect(gatewaysOf(dataDir)).toEqual([gateway]);
});

test('an outage is one line in the log of each program, its end another, and no stack', async () => {
  const told = (program: string, what: string) =>
    site.output().match(new RegExp(`"service":"${program}".*"msg":"${what}`, 'g'))?.length ?? 0;
  const programs = new Set([...site.output().matchAll(/"service":"(\w+)"/g)].map(([, name = '']) => name));
  expect([...programs]).toContain('gateway');
  const outages = ROUNDS * FAULTS.length + 1;
  for (const program of programs) {
    const away = told(program, 'The database is away');
    expect(away).toBeLessThanOrEqual(outages);
    // An idle process notices the recovery a moment later.
    await expect.poll(() => told(program, 'The database answers again'), RETRY_OPTIONS).toBe(away);
  }
  expect(site.output()).not.toContain('request failed');
  expect(site.output()).not.toContain('"stack"');
});
