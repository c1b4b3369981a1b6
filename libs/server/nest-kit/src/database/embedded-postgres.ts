import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { assertSameMajor, DATABASE_USER, ensureCluster, readPassword } from './cluster.ts';
import { prepareHome, type DatabaseHome } from './database-home.ts';
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
  waitUntilReady,
  type Postmaster,
} from './postmaster.ts';
import { withStartLock } from './start-lock.ts';

const PRESENCE = 'danqing-user';
const SESSION_END_LIMIT_MS = 2_000;
const RECOVERY_LIMIT_MS = 60_000;
const POLL_MS = 20;

export interface EmbeddedPostgresOptions {
  dataDir: string;
  onProgress?: (message: string) => void;
  /**
   * Postgres settings that extend or replace the defaults, such as `{fsync: 'off'}` in tests. They only apply
   * if this process starts the server.
   */
  settings?: Record<string, string>;
  /** If set, a server that exits by itself is restarted on the same port. Called when the restart fails. */
  onLost?: (error: Error) => void;
}

export interface EmbeddedPostgres {
  url: string;
  adopted: boolean;
  stop(): Promise<void>;
}

/**
 * Starts Postgres from the npm package of this platform, or adopts the server that already runs on this data
 * directory. Each user holds one session open, so that the last user can stop the server. The server survives
 * a crash of its user, and the next start adopts it.
 *
 * @throws {Error} with a message for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { onProgress = () => undefined, settings = {} } = options;
  const home = prepareHome(options.dataDir, onProgress);
  return withStartLock(home.lock, async () => {
    const running = findPostmaster(home) && (await waitUntilReady(home));
    const server = running ?? (await startOwn(home, settings, onProgress));
    if (running) onProgress(`adopted the running database on port ${running.port}`);

    const url = `postgresql://${DATABASE_USER}:${readPassword(home)}@127.0.0.1:${server.port}/postgres`;
    let [current, presence] = [server, await openUserSession(url)];
    let stopped: Promise<void> | undefined;
    const stop = () => (stopped ??= withStartLock(home.lock, () => leave(home, current, presence)));
    const keepRunning = (onLost: (error: Error) => void) => {
      presence.client.once('end', () => {
        if (stopped) return;
        onProgress('ended, starting it again');
        withStartLock(home.lock, async () => {
          if (stopped) return;
          current = await reviveOn(server.port, home, settings, onProgress);
          presence = await openPresenceOnceReady(url);
          keepRunning(onLost);
          onProgress('answers again');
        }).catch(onLost);
      });
    };
    if (options.onLost) keepRunning(options.onLost);
    return { url, adopted: running !== null, stop };
  });
}

/**
 * Returns whether the embedded Postgres of a data directory is running. Creates the database folder if it is
 * missing.
 *
 * @throws {Error} when Postgres cannot use the folder
 */
export const isEmbeddedRunning = (dataDir: string): boolean =>
  findPostmaster(prepareHome(dataDir, () => undefined)) !== null;

async function startOwn(
  home: DatabaseHome,
  settings: Record<string, string>,
  onProgress: (message: string) => void,
  port?: number,
): Promise<Postmaster> {
  const binaries = findBinaries(home.folder, home.account);
  onProgress('starting the database');
  ensureCluster(home, binaries, { durable: settings['fsync'] !== 'off' });
  assertSameMajor(home, binaries);
  return startPostmaster(home, binaries, settings, port);
}

async function reviveOn(
  port: number,
  home: DatabaseHome,
  settings: Record<string, string>,
  onProgress: (message: string) => void,
): Promise<Postmaster> {
  const running = findPostmaster(home) && (await waitUntilReady(home));
  if (running && running.port !== port)
    throw new Error(`another program has started the database on port ${running.port} instead of ${port}`);
  return running ?? startOwn(home, settings, onProgress, port);
}

/**
 * After a session was killed, the server recovers before it accepts connections, but already reports that it
 * is ready.
 */
async function openPresenceOnceReady(url: string): Promise<UserSession> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS;
  for (;;) {
    try {
      return await openUserSession(url);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(10 * POLL_MS);
    }
  }
}

interface UserSession {
  client: pg.Client;
  socket: Socket;
}

async function openUserSession(url: string): Promise<UserSession> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: PRESENCE, stream: () => socket });
  client.on('error', () => undefined);
  await client.connect();
  // Lets an otherwise idle process exit without stopping the database.
  socket.unref();
  return { client, socket };
}

/** Runs under the start lock, so that no process adopts the server between the count and the stop. */
async function leave(home: DatabaseHome, server: Postmaster, { client, socket }: UserSession): Promise<void> {
  socket.ref();
  try {
    if (await isUsedByOthers(client)) return;
  } catch {
  } finally {
    await client.end();
  }
  await stopPostmaster(home, server.pid);
}

/**
 * Returns whether another user, or a plain client of the address, is connected. Server sessions outlive their
 * client briefly, so plain clients get time to disconnect.
 */
async function isUsedByOthers(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + SESSION_END_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ users: number; sessions: number }>(
      `select count(*) filter (where application_name = $1)::int as users, count(*)::int as sessions
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      [PRESENCE],
    );
    const { users = 0, sessions = 0 } = rows[0] ?? {};
    if (sessions === 0) return false;
    if (users > 0 || Date.now() > deadline) return true;
    await wait(POLL_MS);
  }
}
