import { randomBytes } from 'node:crypto';
import { BoundedMap } from '@danqing/nest-kit';
import { listKeys, readObject, type ObjectStorage } from '@danqing/nest-kit/storage';
import { inParallel } from '../concurrency/in-parallel.ts';
import { notStored, type ReleaseStore, type StoredFile } from './release-store.ts';

/** Names no area can have stand for what the store needs itself. */
const COMPLETE = '.complete/';
const UPLOADS = '.uploads/';
const PARALLEL = 8;
const MAX_FOLDERS_KNOWN = 200;
/** No writing takes so long: it was interrupted. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Keeps releases in a bucket. Every writing goes to a folder of its own, `<area>/<release>/<folder>/…`; the object
 * `.complete/<area>/<release>` then names the folder that counts, and with it all of the release appears at once. Until
 * then `.uploads/…` tells who cleans up that something was begun.
 */
export class S3Store implements ReleaseStore {
  readonly #storage: ObjectStorage;
  /** The folders of releases that were read, which saves every further read a question. */
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
      // A request whose answer was lost and that was sent again finds its own mark.
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
    // A release that was removed and published again lies in another folder.
    const bytes = there ?? (await this.#readAfresh(area, release, path));
    if (bytes === null) throw notStored(area, release, path);
    return bytes;
  }

  async remove(area: string, release: string): Promise<void> {
    await this.#storage.delete(`${COMPLETE}${area}/${release}`);
    // Also what an earlier removing that was interrupted has left.
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

  /** `<area>/<release>/<folder>`; null when the release is not there as a whole. */
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
      // It may have died between the last two steps, and be whole.
      if ((await this.#folderOf(area, release)) !== folder) await this.#empty(`${folder}/`);
      await this.#storage.delete(key);
    }
  }
}
