import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@danqing/nest-kit/free-ports';
import pg from 'pg';

const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
const OLDEST = 15;
const START_LIMIT_MS = 60_000;

/**
 * Returns the folder of the newest installed Postgres with pg_dump, which the embedded Postgres lacks. As
 * root on Debian or Ubuntu, it installs the `postgresql` package first and does not start its server.
 */
export function findFullPostgres(): string | undefined {
  const found = installed();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  process.stderr.write('postgres: installing the postgresql package\n');
  execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return installed();
}

function installed(): string | undefined {
  const folders = FOLDERS.flatMap((pattern) => globSync(pattern)).map((folder) => ({
    folder,
    version: Number(/(\d+)(?:\.\d+)?\/bin$/.exec(folder)?.[1]),
  }));
  return folders
    .filter(
      ({ folder, version }) =>
        version >= OLDEST && PROGRAMS.every((program) => existsSync(join(folder, program))),
    )
    .sort((a, b) => b.version - a.version)[0]?.folder;
}

export interface FullPostgres {
  programs: string;
  createDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a private server with the given programs.
 *
 * @param programs folder of the Postgres programs
 */
export async function startFullPostgres(programs: string): Promise<FullPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'danqing-full-postgres-'));
  const account = unprivileged();
  if (account) chownSync(home, account.uid, account.gid);
  const cluster = join(home, 'cluster');
  const options = { ...account, cwd: home };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', `${port}`, '-h', '127.0.0.1', '-k', home, '-F'],
    { ...options, stdio: 'ignore' },
  );
  const urlOf = (database: string) => `postgres://admin@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf('postgres'));
  return {
    programs,
    async createDatabase(name) {
      await statement(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Returns the `postgres` user when running as root, because Postgres refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await statement(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
