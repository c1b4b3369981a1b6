import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { identifyProcess } from './process-identity.ts';

const module = new URL('./embedded-postgres.ts', import.meta.url).href;
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const settings = { fsync: 'off' };

let dataDir: string;
let opened: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'danqing-embedded-'));
  chmodSync(dataDir, 0o755);
  opened = [];
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of opened) await database.stop();
  const left = postmasterPid();
  if (left && identifyProcess(left)) process.kill(left, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(onProgress?: (message: string) => void): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, settings, ...(onProgress && { onProgress }) });
  opened.push(database);
  return database;
}

async function startChild(
  options: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; url: string; adopted: boolean; error?: string }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    try {
      const { url, adopted, stop } = await startEmbeddedPostgres(${JSON.stringify({ dataDir, settings })});
      console.log(JSON.stringify({ url, adopted }));
      process.stdin.resume().on('end', async () => { await stop(); process.exit(0); });
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...options,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { url: string; adopted: boolean }) };
}

async function endChild(child: ChildProcess, how: 'stop' | 'SIGKILL'): Promise<void> {
  const exit = once(child, 'exit');
  if (how === 'stop') child.stdin!.end();
  else child.kill('SIGKILL');
  await exit;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number | null {
  const file = join(dataDir, 'postgres/pgdata/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

const write = (url: string) => query(url, `create table kept as select 42 as answer`);
const read = async (url: string) => (await query(url, `select answer from kept`))[0]?.['answer'];

describe('one user', () => {
  it('gets a UTF-8 database on the loopback address that keeps its data over a stop', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    expect(first.url).toMatch(/^postgresql:\/\/danqing:[\w-]{32}@127\.0\.0\.1:\d+\/postgres$/);
    const [about] = await query(
      first.url,
      `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
              current_setting('unix_socket_directories') as sockets, lower('ÄÖÜ') as lower`,
    );
    expect(about).toEqual({ encoding: 'UTF8', addresses: '127.0.0.1', sockets: '', lower: 'äöü' });
    await write(first.url);
    const pid = postmasterPid();
    await first.stop();
    expect(identifyProcess(pid!)).toBeNull();

    const second = await start();
    expect(await read(second.url)).toBe(42);
  });

  it('is refused with another password', async () => {
    const { url } = await start();
    const wrong = url.replace(/:[\w-]{32}@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  });
});

describe('several users', () => {
  it('share one server when they start together, and the last one to stop ends it', async () => {
    const users = await Promise.all([startChild(), startChild(), startChild()]);
    expect(new Set(users.map(({ url }) => url)).size).toBe(1);
    expect(users.map(({ adopted }) => adopted).sort()).toEqual([false, true, true]);
    const pid = postmasterPid()!;
    const starter = users.find(({ adopted }) => !adopted)!;
    const [second, third] = users.filter(({ adopted }) => adopted) as [typeof starter, typeof starter];

    await endChild(starter.child, 'stop');
    await write(second.url);
    await endChild(second.child, 'SIGKILL');
    expect(await read(third.url)).toBe(42);
    await endChild(third.child, 'stop');
    expect(identifyProcess(pid)).toBeNull();
  });
});

describe('a session that was only given the address', () => {
  it('keeps the server running while it lasts', async () => {
    const first = await start();
    const pid = postmasterPid()!;
    const session = new pg.Client({ connectionString: first.url });
    await session.connect();
    await first.stop();
    expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await session.end();

    const second = await start();
    expect(second.adopted).toBe(true);
    await second.stop();
    expect(identifyProcess(pid)).toBeNull();
  });

  it('does not matter once it has ended, even a moment ago', async () => {
    const first = await start();
    const pid = postmasterPid()!;
    const sessions = Array.from({ length: 20 }, () => new pg.Client({ connectionString: first.url }));
    await Promise.all(sessions.map((session) => session.connect()));
    await Promise.all([...sessions.map((session) => session.end()), first.stop()]);
    expect(identifyProcess(pid)).toBeNull();
  });
});

describe('after a crash', () => {
  it('adopts the server that a killed user left, with its data', async () => {
    const { child, url } = await startChild();
    await write(url);
    await endChild(child, 'SIGKILL');
    const next = await start();
    expect(next).toMatchObject({ adopted: true, url });
    expect(await read(next.url)).toBe(42);
  });

  it('keeps every acknowledged row when user and server are killed while writing', async () => {
    const { child, url } = await startChild();
    await query(url, `create table written (id integer)`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query(`insert into written values ($1)`, [acknowledged + 1]);
        acknowledged += 1;
        if (acknowledged === 100) process.kill(postmasterPid()!, 'SIGKILL');
      }
    })();
    const stopped = expect(writing).rejects.toThrow();
    await endChild(child, 'SIGKILL');
    await stopped;

    const next = await start();
    expect(next.adopted).toBe(false);
    const [row] = await query(
      next.url,
      `select count(*)::int as rows from written where id <= ${acknowledged}`,
    );
    expect(row).toEqual({ rows: acknowledged });
  });

  it.each([
    ['nothing', async () => 4_194_304],
    ['another program', async () => process.pid],
    ['a zombie', startZombie],
  ])('starts although the pid file names %s', async (_, stalePid) => {
    const first = await start();
    await write(first.url);
    const pid = postmasterPid()!;
    process.kill(pid, 'SIGKILL');
    while (identifyProcess(pid)) await wait(10);
    const file = join(dataDir, 'postgres/pgdata/postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(await stalePid())));

    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await read(next.url)).toBe(42);
  });

  it('can be left when the server has died under its user', async () => {
    const database = await start();
    const pid = postmasterPid()!;
    process.kill(pid, 'SIGKILL');
    while (identifyProcess(pid)) await wait(10);
    await database.stop();
    expect((await start()).adopted).toBe(false);
  });

  it('takes over the start lock of a dead process, and removes a half-made cluster', async () => {
    const { child } = await startChild();
    await endChild(child, 'stop');
    const home = join(dataDir, 'postgres');
    rmSync(join(home, 'pgdata'), { recursive: true });
    spawnSync('mkdir', [join(home, 'pgdata.init')]);
    writeFileSync(join(home, 'pgdata.init', 'PG_VERSION'), '18');
    symlinkSync(`${child.pid}:1`, join(home, 'start.lock'));

    const next = await start();
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(home, 'pgdata.init'))).toBe(false);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('runs Postgres as an unprivileged user', async () => {
    await start();
    const status = readFileSync(`/proc/${postmasterPid()}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t(?!0\t)/m);
  });

  it('serves an ordinary user, later runs as that user, and tells a third one who owns the data', async () => {
    chownSync(dataDir, NOBODY, NOBODY);
    const owner = await startChild({ uid: NOBODY, gid: NOBODY });
    await write(owner.url);
    await endChild(owner.child, 'stop');

    const next = await start();
    expect(await read(next.url)).toBe(42);
    expect(readFileSync(`/proc/${postmasterPid()}/status`, 'utf8')).toMatch(
      new RegExp(`^Uid:\t${NOBODY}\t`, 'm'),
    );
    const third = await startChild({ uid: 4242, gid: 4242 });
    expect(third.error).toContain(`belongs to another user (uid ${NOBODY})`);
  });

  it('keeps the database elsewhere, and says so, when the data folder is private to root', async () => {
    chmodSync(dataDir, 0o700);
    const messages: string[] = [];
    const first = await start((message) => messages.push(message));
    const elsewhere = /the database is kept in (\S+)/.exec(messages.join('\n'))?.[1] ?? '';
    try {
      expect(elsewhere).toMatch(/^\/var\/(lib\/danqing\/|tmp\/danqing-)[0-9a-f]{12}$/);
      await write(first.url);
      await first.stop();
      const second = await start();
      expect(await read(second.url)).toBe(42);
      await second.stop();
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });
});

async function startZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60 3<&-'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  children.push(parent);
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await wait(5);
  (parent.stdio[3] as Socket).end();
  while (!/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await wait(5);
  return pid;
}
