import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file system in memory of Linux. */
const MEMORY = '/dev/shm';
/** A test run writes about 1 GB; the rest is left to browsers and databases. */
const LEAST_BYTES = { folder: 4 * 1024 ** 3, machine: 8 * 1024 ** 3 };

/**
 * Creates the folder of temporary files of one test run and makes it the TMPDIR of every program that the run starts. In
 * memory where there is room: tests create hundreds of databases, and on a disk that takes ten times as long.
 */
export function openTestFolder(): string {
  const folder = inMemory() ?? createIn(tmpdir());
  process.env.TMPDIR = folder;
  return folder;
}

/** Removes the folder and returns the names of what the tests left in it. */
export function closeTestFolder(folder: string): string[] {
  const left = readdirSync(folder).sort();
  rmSync(folder, { recursive: true, force: true });
  return left;
}

function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < LEAST_BYTES.folder || freemem() < LEAST_BYTES.machine) return null;
    const folder = createIn(MEMORY);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Another system has no such folder, or does not let this account write there.
  }
  return null;
}

function createIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'danqing-run-'));
  // As root, Postgres runs as another user.
  chmodSync(folder, 0o755);
  return folder;
}

/** Containers often mount the memory without the right to execute files in it, and tests write programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
