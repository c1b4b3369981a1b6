import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** A test run writes about 1 GB; browsers and databases need the rest. */
const MIN_BYTES = { folder: 4 * 1024 ** 3, machine: 8 * 1024 ** 3 };

/**
 * Creates a folder for the temporary files of one test run, and makes it the TMPDIR of every program of the
 * run. It is in memory if there is room: tests create hundreds of databases, which takes ten times as long on
 * a disk.
 */
export function openTestFolder(): string {
  const folder = inMemory() ?? createIn(tmpdir());
  process.env.TMPDIR = folder;
  return folder;
}

export function closeTestFolder(folder: string): string[] {
  const left = readdirSync(folder).sort();
  rmSync(folder, { recursive: true, force: true });
  return left;
}

function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < MIN_BYTES.folder || freemem() < MIN_BYTES.machine) return null;
    const folder = createIn(MEMORY);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // The system has no such folder, or this account cannot write there.
  }
  return null;
}

function createIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'danqing-run-'));
  // As root, Postgres runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** Containers often mount this file system without execute permission, and tests write programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
