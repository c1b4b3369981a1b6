import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DiskStorage, listKeys, readObject, syncFolder } from '@danqing/nest-kit/storage';
import { notStored, type ReleaseStore, type StoredFile } from './release-store.ts';

/**
 * Holds incomplete uploads and folders being deleted. It cannot collide with an area, because no area id
 * starts with a dot.
 */
const UPLOADS = '.uploads';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Stores releases in `<root>/<area>/<release>/`, from which a server sends the files directly. Renaming a
 * folder publishes it atomically; buckets have no such operation.
 */
export class DiskStore implements ReleaseStore {
  readonly #storage: DiskStorage;

  constructor(root: string) {
    this.#storage = new DiskStorage(root);
  }

  async write(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<boolean> {
    await this.#removeAbandonedUploads();
    const upload = this.#upload(area, release);
    const from = this.#storage.pathOf(upload);
    try {
      await mkdir(from, { recursive: true });
      for await (const { path, bytes } of files) await this.#storage.put(`${upload}/${path}`, bytes);
      const to = this.#storage.pathOf(`${area}/${release}`);
      await mkdir(dirname(to), { recursive: true });
      const moved = await renameUnlessPresent(from, to);
      for (const folder of [dirname(to), dirname(dirname(to))]) await syncFolder(folder);
      return moved;
    } finally {
      await rm(from, { recursive: true, force: true });
    }
  }

  async restore(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<void> {
    for await (const { path, bytes } of files)
      await this.#storage.put(`${area}/${release}/${path}`, bytes, { ifNoneMatch: '*' });
  }

  async list(area: string, release: string): Promise<string[] | null> {
    const prefix = `${area}/${release}/`;
    const keys = await listKeys(this.#storage, prefix);
    return keys.length === 0 ? null : keys.map((key) => key.slice(prefix.length));
  }

  async read(area: string, release: string, path: string): Promise<Uint8Array> {
    const bytes = await readObject(this.#storage, `${area}/${release}/${path}`);
    if (!bytes) throw notStored(area, release, path);
    return bytes;
  }

  async remove(area: string, release: string): Promise<void> {
    const folder = this.#storage.pathOf(`${area}/${release}`);
    const away = this.#storage.pathOf(this.#upload(area, release));
    await mkdir(dirname(away), { recursive: true });
    try {
      await rename(folder, away);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return;
      throw error;
    }
    await syncFolder(dirname(folder));
    await rm(away, { recursive: true, force: true });
  }

  #upload(area: string, release: string): string {
    return `${UPLOADS}/${area}-${release}-${randomBytes(6).toString('hex')}`;
  }

  async #removeAbandonedUploads(): Promise<void> {
    const uploads = this.#storage.pathOf(UPLOADS);
    await mkdir(uploads, { recursive: true });
    for (const name of await readdir(uploads)) {
      const folder = join(uploads, name);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Rename does not replace a folder with files, so the first of two equal uploads wins. */
async function renameUnlessPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
