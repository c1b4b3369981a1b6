import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess } from './process-identity.ts';

const POLL_MS = 50;
const TIME_LIMIT_MS = 120_000;

/**
 * Runs `task` under a lock between processes, and takes over the lock of a dead process. If two processes
 * ever take it over together, Postgres' own lock still lets only one server start.
 *
 * The lock is a symbolic link to its owner's identity. Unlike a file that is created and then written, it
 * appears with its content or not at all.
 */
export async function withStartLock<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
  const owner = identifyProcess(process.pid) ?? String(process.pid);
  const deadline = Date.now() + TIME_LIMIT_MS;
  while (!tryLink(owner, path)) {
    removeStaleLock(path);
    if (Date.now() > deadline)
      throw new Error(`Another start holds ${path} since ${TIME_LIMIT_MS / 1000} s.`);
    await wait(POLL_MS);
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
}

function removeStaleLock(path: string): void {
  const holder = readOwner(path);
  if (holder === null || identifyProcess(Number.parseInt(holder, 10)) === holder) return;
  const taken = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, taken);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Restores the lock of another process that renewed it just before the rename.
  const owner = readOwner(taken);
  if (owner !== null && owner !== holder) tryLink(owner, path);
  rmSync(taken, { force: true });
}

function tryLink(owner: string, path: string): boolean {
  try {
    symlinkSync(owner, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
