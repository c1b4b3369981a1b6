import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import type { ReleaseStore, StoredFile } from './release-store.ts';

/** Holds what is not complete yet or no longer; no area can have a name that begins with a dot. */
const UPLOADS = '.uploads';
/** No upload takes so long: it was interrupted. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Keeps releases in `<root>/<area>/<release>/`. */
export class DiskStore implements ReleaseStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async write(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<boolean> {
    await this.#removeAbandonedUploads();
    const target = this.#folder(area, release);
    const upload = this.#upload(area, release);
    const folders = new Set([upload]);
    try {
      await mkdir(upload, { recursive: true });
      for await (const file of files) {
        const path = join(upload, file.path);
        for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(path, file.bytes);
      }
      for (const folder of folders) await syncFolder(folder);
      await mkdir(dirname(target), { recursive: true });
      const moved = await renameUnlessPresent(upload, target);
      for (const folder of [dirname(target), this.#root]) await syncFolder(folder);
      return moved;
    } finally {
      await rm(upload, { recursive: true, force: true });
    }
  }

  async restore(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<void> {
    for await (const { path, bytes } of files) {
      const target = join(this.#folder(area, release), path);
      const upload = this.#upload(area, release);
      await mkdir(dirname(upload), { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeDurably(upload, bytes);
        // A link, unlike a rename, never replaces a file.
        await link(upload, target);
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      } finally {
        await rm(upload, { force: true });
      }
    }
  }

  async list(area: string, release: string): Promise<string[] | null> {
    try {
      return (await listFiles(this.#folder(area, release))).map((file) => file.path);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  read(area: string, release: string, path: string): Promise<Uint8Array> {
    return readFile(join(this.#folder(area, release), path));
  }

  async remove(area: string, release: string): Promise<void> {
    const away = this.#upload(area, release);
    await mkdir(dirname(away), { recursive: true });
    try {
      await rename(this.#folder(area, release), away);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return;
      throw error;
    }
    await syncFolder(dirname(this.#folder(area, release)));
    await rm(away, { recursive: true, force: true });
  }

  #upload(area: string, release: string): string {
    return join(this.#root, UPLOADS, `${area}-${release}-${randomBytes(6).toString('hex')}`);
  }

  #folder(area: string, release: string): string {
    return join(this.#root, area, release);
  }

  async #removeAbandonedUploads(): Promise<void> {
    const uploads = join(this.#root, UPLOADS);
    await mkdir(uploads, { recursive: true });
    for (const name of await readdir(uploads)) {
      const folder = join(uploads, name);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
    }
  }
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

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A rename never replaces a folder that has files in it, so of two equal uploads the first one stays. */
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
