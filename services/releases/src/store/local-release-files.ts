import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  areaIdSchema,
  releaseDescriptorSchema,
  releasePathSchema,
  type ReleaseDescriptor,
} from '@danqing/contracts/releases';
import { BoundedMap } from '@danqing/nest-kit';
import { DESCRIPTOR_FILE, RELEASE_LIMITS } from '../release/release-limits.ts';
import { ReleaseError } from '../release/release-error.ts';
import { releaseId, sha384 } from '../release/release-id.ts';
import { decompress, parseSibling } from './compress.ts';
import type { ReleaseStore } from './release-store.ts';

const RELEASE_ID = /^[0-9a-f]{16}$/;
const INCOMING = '.incoming';
const MAX_RELEASES_KNOWN = 100;
/** Milliseconds until a missing release is looked up in the store again. */
const UNKNOWN_FOR_MS = 10_000;
const MAX_UNKNOWN = 1_000;
/** Precision of a folder's last-use time in milliseconds. It avoids a file-system write per request. */
const TOUCH_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNUSED_AFTER_MS = 30 * DAY_MS;

export interface ServedReleaseFiles {
  readonly root: string;
  /**
   * Places a file and its compressed siblings in the folder before the server looks there. Does nothing when
   * the release has no such file. Rejects when the file is unavailable or differs from what was published.
   */
  prepare(area: string, release: string, path: string): Promise<void>;
}

interface KnownRelease {
  descriptor: ReleaseDescriptor;
  stored: ReadonlySet<string>;
}

/** Caches the files of a remote store on this machine, one by one on request. Every file is verified first. */
export class LocalReleaseFiles implements ServedReleaseFiles {
  readonly root: string;
  readonly #store: ReleaseStore;
  readonly #releases = new BoundedMap<string, Promise<KnownRelease | null>>(MAX_RELEASES_KNOWN);
  readonly #unknown = new BoundedMap<string, number>(MAX_UNKNOWN);
  readonly #fetching = new Map<string, Promise<void>>();
  readonly #touched = new BoundedMap<string, number>(MAX_RELEASES_KNOWN);
  #removedUnusedAt = 0;

  constructor(store: ReleaseStore, root: string) {
    this.#store = store;
    this.root = root;
  }

  async prepare(area: string, release: string, path: string): Promise<void> {
    await this.localFile(area, release, path);
  }

  /** Returns the local path of a file, or null when the release has no such file. Rejects like `prepare`. */
  async localFile(area: string, release: string, path: string): Promise<string | null> {
    const names = areaIdSchema.safeParse(area).success && RELEASE_ID.test(release);
    if (!names || !releasePathSchema.safeParse(path).success) return null;
    const target = join(this.root, area, release, path);
    if (!(await exists(target))) {
      const known = await this.#know(area, release);
      if (!known) return null;
      if (Object.hasOwn(known.descriptor.files, path)) await this.#fetchOnce(area, release, path, known);
    }
    await this.#touch(area, release);
    return (await exists(target)) ? target : null;
  }

  async removeUnused(): Promise<void> {
    for (const area of await readdir(this.root).catch(() => [])) {
      for (const release of await readdir(join(this.root, area))) {
        const folder = join(this.root, area, release);
        if ((await stat(folder)).mtimeMs > Date.now() - UNUSED_AFTER_MS) continue;
        // Renamed as a whole, so that no request finds a file without its siblings.
        const away = join(this.root, INCOMING, randomUUID());
        await mkdir(dirname(away), { recursive: true });
        await rename(folder, away);
        await rm(away, { recursive: true, force: true });
        this.#releases.delete(`${area}/${release}`);
      }
    }
  }

  async #fetchOnce(area: string, release: string, path: string, known: KnownRelease): Promise<void> {
    const key = `${area}/${release}/${path}`;
    const fetching = this.#fetching.get(key) ?? this.#fetch(area, release, path, known);
    this.#fetching.set(key, fetching);
    await fetching.finally(() => this.#fetching.delete(key));
  }

  async #fetch(area: string, release: string, path: string, { descriptor, stored }: KnownRelease) {
    const expected = descriptor.files[path];
    const siblings = [`${path}.br`, `${path}.gz`].filter((name) => stored.has(name));
    // The file is written last, so its presence implies its siblings.
    for (const name of [...siblings, path]) {
      const bytes = await this.#store.read(area, release, name);
      const sibling = name === path ? null : parseSibling(name);
      const plain = sibling ? await decode(sibling.encoding, bytes) : bytes;
      if (!plain || sha384(plain) !== expected) throw damaged(area, release, name);
      await this.#keep(join(area, release, name), bytes);
    }
  }

  async #keep(path: string, bytes: Uint8Array): Promise<void> {
    const incoming = join(this.root, INCOMING, randomUUID());
    const target = join(this.root, path);
    await mkdir(dirname(incoming), { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(incoming, bytes);
    await rename(incoming, target);
  }

  #know(area: string, release: string): Promise<KnownRelease | null> {
    const key = `${area}/${release}`;
    if ((this.#unknown.get(key) ?? 0) > Date.now()) return Promise.resolve(null);
    const asked = this.#releases.get(key);
    if (asked) return asked;
    const asking = this.#ask(area, release);
    this.#releases.set(key, asking);
    asking.then(
      (known) => {
        if (known) return;
        this.#releases.delete(key);
        this.#unknown.set(key, Date.now() + UNKNOWN_FOR_MS);
      },
      () => this.#releases.delete(key),
    );
    return asking;
  }

  async #ask(area: string, release: string): Promise<KnownRelease | null> {
    this.#removeUnusedDaily();
    const stored = await this.#store.list(area, release);
    if (!stored) return null;
    const bytes = await this.#store.read(area, release, DESCRIPTOR_FILE);
    const descriptor = readDescriptor(bytes);
    // The id is the hash of the descriptor, which contains the hash of every file. This check therefore
    // verifies the whole release.
    if (!descriptor || releaseId(descriptor) !== release || descriptor.manifest.area !== area)
      throw damaged(area, release, DESCRIPTOR_FILE);
    await this.#keep(join(area, release, DESCRIPTOR_FILE), bytes);
    return { descriptor, stored: new Set(stored) };
  }

  #removeUnusedDaily(): void {
    if (this.#removedUnusedAt > Date.now() - DAY_MS) return;
    this.#removedUnusedAt = Date.now();
    // A concurrent process may interfere; the next daily run removes the rest.
    void this.removeUnused().catch(() => undefined);
  }

  async #touch(area: string, release: string): Promise<void> {
    const folder = join(this.root, area, release);
    const now = Date.now();
    if ((this.#touched.get(folder) ?? 0) > now - TOUCH_MS) return;
    this.#touched.set(folder, now);
    const date = new Date(now);
    await utimes(folder, date, date).catch(() => undefined);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const decode = (encoding: 'br' | 'gz', bytes: Uint8Array): Promise<Uint8Array | null> =>
  decompress(encoding, bytes, RELEASE_LIMITS.fileBytes).catch(() => null);

function readDescriptor(bytes: Uint8Array): ReleaseDescriptor | null {
  try {
    return releaseDescriptorSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}

const damaged = (area: string, release: string, path: string) =>
  new ReleaseError(
    'RELEASE_DAMAGED',
    `${path} of release ${release} of ${area} is not stored as it was published.`,
  );
