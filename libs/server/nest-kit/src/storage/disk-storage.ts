import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { link, lstat, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  INCOMING,
  RangeNotSatisfiableError,
  requireKey,
  type ByteRange,
  type ObjectContent,
  type ObjectStorage,
  type PutOptions,
  type StoredObject,
} from './object-storage.ts';

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Stores each object as a file below a folder that several processes and machines may share. */
export class DiskStorage implements ObjectStorage {
  readonly #root: string;
  #cleanedAt = 0;

  constructor(root: string) {
    this.#root = root;
  }

  pathOf(key: string): string {
    requireKey(key);
    return join(this.#root, key);
  }

  async put(key: string, bytes: Uint8Array, { ifNoneMatch }: PutOptions = {}): Promise<boolean> {
    const target = this.pathOf(key);
    await this.#removeAbandoned();
    const incoming = join(this.#root, INCOMING, randomUUID());
    await makeFolder(dirname(incoming));
    try {
      await writeDurably(incoming, bytes);
      await makeFolder(dirname(target));
      // Unlike a rename, a link never replaces a file.
      await (ifNoneMatch ? link(incoming, target) : rename(incoming, target));
      await syncFolder(dirname(target));
      return true;
    } catch (error) {
      if (ifNoneMatch && isCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async get(key: string, range?: ByteRange): Promise<ObjectContent | null> {
    const file = await open(this.pathOf(key)).catch(ifAbsent(null));
    if (!file) return null;
    try {
      const stats = await file.stat({ bigint: true });
      if (stats.isFile()) {
        const object = describe(key, stats);
        const part = range ? partOf(object, range) : null;
        return { ...object, range: part, body: file.createReadStream(part ?? {}) };
      }
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return null;
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (folder !== '') requireKey(folder.slice(0, -1));
    yield* this.#listFolder(folder, prefix);
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    // Keeps the folder, even if empty: another process may be about to write into it.
    if (await unlink(path).then(() => true, ifAbsent(false))) await syncFolder(dirname(path));
  }

  async *#listFolder(folder: string, prefix: string): AsyncGenerator<StoredObject> {
    const entries = await readdir(join(this.#root, folder), { withFileTypes: true }).catch(ifAbsent([]));
    // With the trailing slash, folders sort like their keys.
    const keys = entries.map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`).sort();
    for (const key of keys) {
      if (key === `${INCOMING}/`) continue;
      if (!key.endsWith('/')) {
        const stats = key.startsWith(prefix) ? await this.#statsOf(key) : null;
        if (stats) yield describe(key, stats);
      } else if (key.startsWith(prefix)) yield* this.#listFolder(key, prefix);
    }
  }

  #statsOf(key: string): Promise<BigIntStats | null> {
    return lstat(join(this.#root, key), { bigint: true }).catch(ifAbsent(null));
  }

  async #removeAbandoned(): Promise<void> {
    const longAgo = Date.now() - ABANDONED_AFTER_MS;
    if (this.#cleanedAt > longAgo) return;
    this.#cleanedAt = Date.now();
    const folder = join(this.#root, INCOMING);
    for (const name of await readdir(folder).catch(ifAbsent([]))) {
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < longAgo) await rm(join(folder, name), { force: true });
    }
  }
}

function describe(key: string, { ino, size, mtimeNs }: BigIntStats): StoredObject {
  // Each write creates a new file, so the inode distinguishes writes with equal timestamps.
  const etag = `"${[ino, size, mtimeNs].map((number) => number.toString(36)).join('-')}"`;
  return { key, size: Number(size), etag, modified: Number(mtimeNs / 1_000_000n) };
}

function partOf({ key, size }: StoredObject, { start, end = size - 1 }: ByteRange): Required<ByteRange> {
  if (start >= size) throw new RangeNotSatisfiableError(key, size);
  return { start, end: Math.min(end, size - 1) };
}

/** Creates a folder and its parents durably, so that they survive a power failure. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a folder's entries to disk, so that files created, renamed or deleted in it survive a power failure.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const ifAbsent =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return value;
    throw error;
  };
