import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;
const SQLITE_BUSY = 5;

export interface LockRequest {
  /** `build` is exclusive; any number of processes may `use` the builds. */
  mode: 'build' | 'use';
  purpose: string;
  /** Called once with the activities of the holders, when this process must wait. */
  onWait: (holders: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Locks the builds of the workspace, and resolves with the function that releases the lock. It uses a SQLite
 * lock on a file in `folder`. The operating system releases it when the holder dies, so no stale lock
 * remains.
 */
export async function lockBuilds(
  folder: string,
  { mode, purpose, onWait, signal }: LockRequest,
): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, `${process.pid}.${mode}`);
  let waits = false;
  for (let held = tryLock(folder, mode); ; held = tryLock(folder, mode)) {
    if (held) {
      writeFileSync(note, purpose);
      return () => {
        rmSync(note, { force: true });
        held.close();
      };
    }
    if (!waits) onWait(describeHolders(folder));
    waits = true;
    await wait(POLL_MS, undefined, { signal });
  }
}

function tryLock(folder: string, mode: LockRequest['mode']): DatabaseSync | null {
  const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // A read transaction holds SQLite's shared lock until its end.
    database.exec(mode === 'build' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_schema');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

function describeHolders(folder: string): string {
  const holders = readdirSync(folder).flatMap((name) => {
    const [, pid = ''] = /^(\d+)\.(?:build|use)$/.exec(name) ?? [];
    if (pid && isRunning(Number(pid))) return [`${read(join(folder, name))} (process ${pid})`];
    if (pid) rmSync(join(folder, name), { force: true });
    return [];
  });
  return holders.length > 0 ? holders.join(', ') : 'another process';
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another program';
  }
}
