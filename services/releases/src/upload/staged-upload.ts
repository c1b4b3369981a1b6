import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { DESCRIPTOR_FILE, RELEASE_LIMITS } from '../release/release-limits.ts';
import { ReleaseError } from '../release/release-error.ts';
import { canonicalJson } from '../release/release-id.ts';
import { listFiles } from '../store/list-files.ts';
import { readDescriptor } from './read-descriptor.ts';

const BUILD = 'build';
/** Holds files in transfer. Its modification time is the last use of the upload. */
const INCOMING = 'incoming';
const OWNER = 'publisher';

/**
 * An upload in progress, in a folder that is not served. All state is in the folder, so an upload survives a
 * restart.
 */
export class StagedUpload {
  readonly descriptor: ReleaseDescriptor;
  readonly #folder: string;
  readonly #sizes: Map<string, number>;
  #stored: number;
  #arriving = 0;

  private constructor(folder: string, descriptor: ReleaseDescriptor, sizes: Map<string, number>) {
    this.#folder = folder;
    this.descriptor = descriptor;
    this.#sizes = sizes;
    this.#stored = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  static async begin(folder: string, descriptor: ReleaseDescriptor, owner: number): Promise<StagedUpload> {
    await mkdir(join(folder, INCOMING), { recursive: true });
    await writeFile(join(folder, OWNER), String(owner));
    // Creates all folders in advance. A folder created for a file that arrives after the claim would be left
    // behind.
    const folders = new Set(Object.keys(descriptor.files).map((path) => dirname(join(folder, BUILD, path))));
    for (const needed of [join(folder, BUILD), ...folders]) await mkdir(needed, { recursive: true });
    const incoming = join(folder, INCOMING, randomUUID());
    await writeFile(incoming, canonicalJson(descriptor));
    await rename(incoming, join(folder, BUILD, DESCRIPTOR_FILE));
    return new StagedUpload(folder, descriptor, await readSizes(folder));
  }

  static async find(folder: string): Promise<StagedUpload | null> {
    const text = await readFile(join(folder, BUILD, DESCRIPTOR_FILE), 'utf8').catch(absent);
    if (text === null) return null;
    return new StagedUpload(folder, readDescriptor(JSON.parse(text)), await readSizes(folder));
  }

  get missing(): string[] {
    return Object.keys(this.descriptor.files).filter((path) => !this.#sizes.has(path));
  }

  /**
   * Receives one file. It is stored only when complete and with the stated hash.
   *
   * @throws {ReleaseError} when the file differs, is too large or not listed, or when the upload has ended
   */
  async receive(path: string, body: Readable): Promise<void> {
    const expected = Object.hasOwn(this.descriptor.files, path) ? this.descriptor.files[path] : undefined;
    if (expected === undefined)
      throw new ReleaseError('RELEASE_INVALID', `${path} is not a file of this release.`);
    const incoming = join(this.#folder, INCOMING, randomUUID());
    try {
      const { hash, size } = await this.#write(path, incoming, body);
      if (hash !== expected)
        throw new ReleaseError(
          'RELEASE_FILE_CHANGED',
          `${path} is not the file that ${DESCRIPTOR_FILE} describes. Build again.`,
        );
      await rename(incoming, join(this.#folder, BUILD, path));
      this.#stored += size - this.#storedSize(path);
      this.#sizes.set(path, size);
    } catch (error) {
      throw isAbsence(error) ? uploadNotFound() : error;
    } finally {
      await rm(incoming, { force: true });
    }
  }

  /** Claims the upload for this call by a rename. Returns null when another call has claimed it. */
  async claim(): Promise<ClaimedUpload | null> {
    const claimed = `${this.#folder}.${randomBytes(6).toString('hex')}`;
    const now = new Date();
    try {
      // Keeps a concurrent cleanup from removing the upload as abandoned while it is published.
      await utimes(join(this.#folder, INCOMING), now, now);
      await rename(this.#folder, claimed);
    } catch (error) {
      return absent(error);
    }
    return {
      build: join(claimed, BUILD),
      discard: () => rm(claimed, { recursive: true, force: true }),
      // Another upload of the same release may have begun meanwhile.
      release: () => rename(claimed, this.#folder).catch(() => rm(claimed, { recursive: true, force: true })),
    };
  }

  async #write(path: string, target: string, body: Readable): Promise<{ hash: string; size: number }> {
    const digest = createHash('sha384');
    let size = 0;
    const file = await open(target, 'wx');
    try {
      // Keeps the connection open, because the error response uses it too.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        this.#arriving += chunk.length;
        refuseBeyondLimits(path, size, this.#stored - this.#storedSize(path) + this.#arriving);
        digest.update(chunk);
        await file.write(chunk);
      }
    } finally {
      this.#arriving -= size;
      await file.close();
    }
    return { hash: `sha384-${digest.digest('base64')}`, size };
  }

  #storedSize(path: string): number {
    return this.#sizes.get(path) ?? 0;
  }
}

export interface ClaimedUpload {
  build: string;
  discard(): Promise<void>;
  release(): Promise<void>;
}

/** Returns the last use of the upload in milliseconds since 1970, or null when there is none. */
export async function lastUsed(folder: string): Promise<number | null> {
  // A process killed while removing an upload may have left its folder without INCOMING.
  const found = (await stat(join(folder, INCOMING)).catch(absent)) ?? (await stat(folder).catch(absent));
  return found && found.mtimeMs;
}

export async function ownerOf(folder: string): Promise<number | null> {
  const text = await readFile(join(folder, OWNER), 'utf8').catch(absent);
  return text === null ? null : Number(text);
}

export const listUploads = async (root: string): Promise<string[]> =>
  (await readdir(root).catch(absent)) ?? [];

export const uploadNotFound = () =>
  new ReleaseError(
    'RELEASE_NOT_FOUND',
    'There is no such upload: it was completed, or nobody has used it for an hour. Begin again.',
  );

async function readSizes(folder: string): Promise<Map<string, number>> {
  const build = join(folder, BUILD);
  const files = (await listFiles(build)).filter(({ path }) => path !== DESCRIPTOR_FILE);
  return new Map(
    await Promise.all(files.map(async ({ path }) => [path, (await stat(join(build, path))).size] as const)),
  );
}

function refuseBeyondLimits(path: string, size: number, total: number): void {
  if (size > RELEASE_LIMITS.fileBytes)
    throw new ReleaseError(
      'RELEASE_TOO_LARGE',
      `${path} has more than ${RELEASE_LIMITS.fileBytes} bytes, which is what a file may have.`,
    );
  if (total > RELEASE_LIMITS.totalBytes)
    throw new ReleaseError(
      'RELEASE_TOO_LARGE',
      `The upload has more than ${RELEASE_LIMITS.totalBytes} bytes, which is what a release may have.`,
    );
}

const isAbsence = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function absent(error: unknown): null {
  if (isAbsence(error)) return null;
  throw error;
}
