import { randomBytes } from 'node:crypto';
import { BoundedMap } from '@danqing/nest-kit';
import { listKeys, readObject, type ObjectStorage } from '@danqing/nest-kit/storage';
import { inParallel } from '../concurrency/in-parallel.ts';
import { notStored, type ReleaseStore, type StoredFile } from './release-store.ts';

/** These prefixes cannot collide with an area, because no area id starts with a dot. */
const COMPLETE = '.complete/';
const UPLOADS = '.uploads/';
const PARALLEL = 8;
const MAX_FOLDERS_KNOWN = 200;
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Stores releases in a bucket. Each write uses a new folder, `<area>/<release>/<folder>/…`. The object
 * `.complete/<area>/<release>` then names that folder, which publishes the release atomically. Until then
 * `.uploads/…` marks the unfinished write for cleanup.
 */
export class S3Store implements ReleaseStore {
  readonly #storage: ObjectStorage;
  readonly #folders = new BoundedMap<string, string>(MAX_FOLDERS_KNOWN);

  constructor(storage: ObjectStorage) {
    this.#storage = storage;
  }

  async write(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<boolean> {
    if (await this.#folderOf(area, release)) return false;
    await this.#removeAbandoned();
    const folder = `${area}/${release}/${randomBytes(6).toString('hex')}`;
    await this.#storage.put(`${UPLOADS}${folder}`, new Uint8Array());
    let written = false;
    try {
      await inParallel(files, PARALLEL, async ({ path, bytes }) => {
        await this.#storage.put(`${folder}/${path}`, bytes);
      });
      const marked = await this.#storage.put(`${COMPLETE}${area}/${release}`, Buffer.from(folder), {
        ifNoneMatch: '*',
      });
      // The first attempt may have written the marker although its response was lost, so compare its content.
      written = marked || (await this.#folderOf(area, release)) === folder;
      return written;
    } finally {
      if (!written) await this.#empty(`${folder}/`);
      await this.#storage.delete(`${UPLOADS}${folder}`);
    }
  }

  async restore(area: string, release: string, files: AsyncIterable<StoredFile>): Promise<void> {
    const folder = await this.#folderOf(area, release);
    if (folder === null) throw new Error(`release ${release} of ${area} is not stored`);
    const stored = new Set(await this.#pathsIn(folder));
    await inParallel(files, PARALLEL, async ({ path, bytes }) => {
      if (!stored.has(path)) await this.#storage.put(`${folder}/${path}`, bytes, { ifNoneMatch: '*' });
    });
  }

  async list(area: string, release: string): Promise<string[] | null> {
    const folder = await this.#folderOf(area, release);
    return folder === null ? null : this.#pathsIn(folder);
  }

  async read(area: string, release: string, path: string): Promise<Uint8Array> {
    const known = this.#folders.get(`${area}/${release}`);
    const there = known === undefined ? null : await this.#readFrom(known, path);
    // If the release was removed and published again, it has another folder.
    const bytes = there ?? (await this.#readAfresh(area, release, path));
    if (bytes === null) throw notStored(area, release, path);
    return bytes;
  }

  async remove(area: string, release: string): Promise<void> {
    await this.#storage.delete(`${COMPLETE}${area}/${release}`);
    // Also removes leftovers of an interrupted removal.
    await this.#empty(`${area}/${release}/`);
  }

  async #readAfresh(area: string, release: string, path: string): Promise<Uint8Array | null> {
    const folder = await this.#folderOf(area, release);
    if (folder === null) return null;
    this.#folders.set(`${area}/${release}`, folder);
    return this.#readFrom(folder, path);
  }

  #readFrom(folder: string, path: string): Promise<Uint8Array | null> {
    return readObject(this.#storage, `${folder}/${path}`);
  }

  async #pathsIn(folder: string): Promise<string[]> {
    const keys = await listKeys(this.#storage, `${folder}/`);
    return keys.map((key) => key.slice(folder.length + 1));
  }

  async #folderOf(area: string, release: string): Promise<string | null> {
    const marker = await readObject(this.#storage, `${COMPLETE}${area}/${release}`);
    return marker && Buffer.from(marker).toString();
  }

  async #empty(prefix: string): Promise<void> {
    await inParallel(this.#storage.list(prefix), PARALLEL, ({ key }) => this.#storage.delete(key));
  }

  async #removeAbandoned(): Promise<void> {
    for await (const { key, modified } of this.#storage.list(UPLOADS)) {
      if (modified > Date.now() - ABANDONED_AFTER_MS) continue;
      const folder = key.slice(UPLOADS.length);
      const [area = '', release = ''] = folder.split('/');
      // The writer may have died between its last two steps, when the release was already complete.
      if ((await this.#folderOf(area, release)) !== folder) await this.#empty(`${folder}/`);
      await this.#storage.delete(key);
    }
  }
}
