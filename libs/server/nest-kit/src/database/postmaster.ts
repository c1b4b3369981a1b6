import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lifecycle/free-ports.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './database-home.ts';
import { identifyProcess, worksIn } from './process-identity.ts';

const POLL_MS = 20;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const LOG_LIMIT_BYTES = 5_000_000;

/**
 * Sized for one machine that also runs the site. Three connections are reserved for superusers, which leaves
 * the services 60.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '63',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  // Neither replication nor I/O workers: each idle process costs memory.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Returns the server that runs on this cluster, or null. The pid file is no proof: its pid may belong to a
 * dead process, a zombie or another program.
 */
export function findPostmaster(home: DatabaseHome): (Postmaster & { ready: boolean }) | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(home), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!identifyProcess(pid) || !worksIn(pid, home.cluster)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Starts Postgres in its own process group, so that Ctrl+C reaches the site first, and waits until it accepts
 * connections. Call under the start lock, when `findPostmaster` returned null.
 *
 * @param port waits until this port is free; without it any free port
 */
export async function startPostmaster(
  home: DatabaseHome,
  binaries: Binaries,
  settings: Record<string, string>,
  port?: number,
): Promise<Postmaster> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    // Postgres refuses to start while the pid in the file is alive, even if that is another program.
    rmSync(pidFile(home), { force: true });
    const attempt = await tryStart(home, binaries, settings, port ?? (await freePort()), deadline);
    if ('port' in attempt) return attempt;
    // Sessions of a killed postmaster take a moment to exit. The chosen port may be taken before it is used.
    const passing = /shared memory block .* is still in use|Address already in use/.test(attempt.log);
    if (!passing || Date.now() > deadline) {
      throw new Error(
        `The database did not start (${home.log}):\n${attempt.log.trim().split('\n').slice(-8).join('\n')}`,
      );
    }
    await wait(10 * POLL_MS);
  }
}

async function tryStart(
  home: DatabaseHome,
  binaries: Binaries,
  settings: Record<string, string>,
  port: number,
  deadline: number,
): Promise<Postmaster | { log: string }> {
  const logStart = rotateLog(home.log);
  const log = openSync(home.log, 'a', 0o600);
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', home.cluster, '-p', String(port), ...options], {
    ...home.account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  while (!ended) {
    const running = findPostmaster(home);
    if (running && running.pid === child.pid && running.ready) return { pid: running.pid, port };
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      return { log: `not ready after ${START_LIMIT_MS / 1000} s\n${readFrom(home.log, logStart)}` };
    }
    await wait(POLL_MS);
  }
  return { log: readFrom(home.log, logStart) };
}

/**
 * Stops the server: ends open sessions and writes all data. Escalates the signal after a timeout; the next
 * start then recovers.
 */
export async function stopPostmaster(home: DatabaseHome, pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const identity = identifyProcess(pid);
    if (!identity || !worksIn(pid, home.cluster)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_LIMIT_MS;
    while (Date.now() < deadline) {
      if (identifyProcess(pid) !== identity) return;
      await wait(POLL_MS);
    }
  }
}

export async function waitUntilReady(home: DatabaseHome): Promise<Postmaster | null> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const running = findPostmaster(home);
    if (!running) return null;
    if (running.ready) return { pid: running.pid, port: running.port };
    await wait(POLL_MS);
  }
  throw new Error(`The running database in ${home.cluster} does not get ready; see ${home.log}`);
}

const pidFile = (home: DatabaseHome) => join(home.cluster, 'postmaster.pid');

function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  renameSync(log, `${log}.old`);
  return 0;
}

function readFrom(path: string, offset: number): string {
  return readFileSync(path).subarray(offset).toString('utf8');
}
