import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PublishResponse, ReleaseDescriptor, UploadResponse } from '@danqing/contracts/releases';
import { AppError } from '@danqing/nest-kit';
import type { Publisher } from '@danqing/contracts/releases';
import { upsertMountJob } from '../database/mount-job.queries.ts';
import { selectPruned } from '../database/pruned.queries.ts';
import { selectReleases } from '../database/release.queries.ts';
import { createSerialQueue } from '../concurrency/serial-queue.ts';
import { selectSummary } from '../operator/release-summary.queries.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { ReleaseError } from '../release/release-error.ts';
import { releaseId } from '../release/release-id.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { verifyRelease } from '../publishing/verify-release.ts';
import { refuseBeyondQuota, type PublisherQuotas } from './publisher-quota.ts';
import { readDescriptor } from './read-descriptor.ts';
import { lastUsed, listUploads, ownerOf, StagedUpload, uploadNotFound } from './staged-upload.ts';

const ABANDONED_AFTER_MS = 60 * 60 * 1000;
/** Unfinished uploads per publisher; each may be as large as a release. */
const MAX_OPEN = 5;
const RETRY_AFTER_SECONDS = 600;
/** `<area>-<release>`, with a suffix while it is being published. */
const UPLOAD = /^([a-z][a-z0-9-]{1,30})-([0-9a-f]{16})(\.[0-9a-f]+)?$/;

interface UploadId {
  area: string;
  release: string;
}

/**
 * Receives releases in parts. Files may arrive in any order and repeatedly, in a folder that is not served.
 * The release is then published as a whole.
 */
export class Uploads {
  readonly #plane: ReleasePlane;
  readonly #root: string;
  readonly #quotas: PublisherQuotas;
  readonly #open = new Map<string, StagedUpload>();
  readonly #publishing = new Map<string, Promise<PublishResponse>>();
  /** Serialised, because counting unfinished uploads and beginning another must be atomic. */
  readonly #beginInTurn = createSerialQueue();
  /**
   * Serialised, because each publication holds a database connection while it compresses and stores. In
   * parallel they would leave none for moves.
   */
  readonly #publishInTurn = createSerialQueue();

  constructor(plane: ReleasePlane, folder: string, quotas: PublisherQuotas) {
    this.#plane = plane;
    this.#root = folder;
    this.#quotas = quotas;
  }

  /**
   * Begins or resumes an upload and returns the missing files. With too many unfinished uploads of one
   * publisher, the least recently used one is removed.
   *
   * @throws {AppError} FORBIDDEN for another area than the publisher's, RATE_LIMITED while too many are being
   *   published
   * @throws {ReleaseError} when the descriptor is invalid or a quota is used up
   */
  async begin(publisher: Publisher, value: unknown): Promise<UploadResponse> {
    const descriptor = readDescriptor(value);
    const { area } = descriptor.manifest;
    if (area !== publisher.area) throw new AppError('FORBIDDEN');
    const release = releaseId(descriptor);
    const upload = `${area}-${release}`;
    await this.#publishing.get(upload)?.catch(() => undefined);
    if (await this.#isThere(release, descriptor)) return { upload, area, release, missing: [] };
    await refuseBeyondQuota(this.#plane.database, publisher, this.#quotas);
    return this.#beginInTurn(async () => {
      await this.removeAbandoned();
      await this.#makeRoom(publisher, upload);
      const staged = await StagedUpload.begin(join(this.#root, upload), descriptor, publisher.id);
      this.#open.set(upload, staged);
      return { upload, area, release, missing: staged.missing };
    });
  }

  /**
   * Receives one file of an upload.
   *
   * @throws {AppError} FORBIDDEN for another publisher's area
   * @throws {ReleaseError} when the file is refused or the upload has ended
   */
  async receive(publisher: Publisher, upload: string, path: string, body: Readable): Promise<void> {
    this.#parse(publisher, upload);
    const staged = await this.#find(upload);
    if (!staged) throw uploadNotFound();
    try {
      await staged.receive(path, body);
    } catch (error) {
      if (error instanceof ReleaseError && error.code === 'RELEASE_NOT_FOUND') this.#open.delete(upload);
      throw error;
    }
  }

  /**
   * Publishes an upload as a whole.
   *
   * @throws {AppError} FORBIDDEN for another publisher's area
   * @throws {ReleaseError} when publishing is refused or the upload has ended
   */
  async complete(publisher: Publisher, upload: string): Promise<PublishResponse> {
    const id = this.#parse(publisher, upload);
    // A sender whose connection broke retries while the first request is still running.
    const publishing = this.#publishing.get(upload);
    if (publishing) return publishing;
    const work = this.#publishInTurn(() => this.#publish(publisher, upload, id)).finally(() =>
      this.#publishing.delete(upload),
    );
    this.#publishing.set(upload, work);
    return work;
  }

  /**
   * Aborts an unfinished upload. Does nothing when it has already ended.
   *
   * @throws {AppError} FORBIDDEN for another publisher's area
   */
  async abort(publisher: Publisher, upload: string): Promise<void> {
    this.#parse(publisher, upload);
    await this.#remove(upload);
  }

  async removeAbandoned(): Promise<void> {
    for (const name of await listUploads(this.#root)) {
      const folder = join(this.#root, name);
      const used = await lastUsed(folder);
      if (used === null || used > Date.now() - ABANDONED_AFTER_MS) continue;
      await this.#remove(name);
    }
  }

  async #remove(upload: string): Promise<void> {
    this.#open.delete(upload);
    await rm(join(this.#root, upload), { recursive: true, force: true });
  }

  async #publish(publisher: Publisher, upload: string, id: UploadId): Promise<PublishResponse> {
    const claimed = await (await this.#find(upload))?.claim();
    this.#open.delete(upload);
    if (!claimed) return this.#published(id);
    try {
      // Several uploads may have begun when the quota had room for one.
      await refuseBeyondQuota(this.#plane.database, publisher, this.#quotas);
      const published = await publishRelease(this.#plane, {
        folder: claimed.build,
        publisher: publisher.name,
      });
      await claimed.discard();
      return published;
    } catch (error) {
      // The sender may continue after a missing file or a database outage. Any other problem requires a new
      // upload.
      const inItself = error instanceof ReleaseError && error.code !== 'RELEASE_INVALID';
      await (inItself ? claimed.discard() : claimed.release());
      throw error;
    }
  }

  async #published({ area, release }: UploadId): Promise<PublishResponse> {
    const { database, store, environment } = this.#plane;
    const descriptor = await this.#kept(area, release);
    if (!descriptor) throw uploadNotFound();
    await verifyRelease(store, release, descriptor);
    await upsertMountJob(database, { environment, area, release }, { urgent: false });
    const { size } = await selectSummary(database, area, release);
    return { area, release, size, outcome: 'unchanged' };
  }

  async #isThere(release: string, descriptor: ReleaseDescriptor): Promise<boolean> {
    const { area } = descriptor.manifest;
    if (!(await this.#kept(area, release))) return false;
    const stored = new Set(await this.#plane.store.list(area, release));
    return [DESCRIPTOR_FILE, ...Object.keys(descriptor.files)].every((path) => stored.has(path));
  }

  async #kept(area: string, release: string): Promise<ReleaseDescriptor | null> {
    const { database } = this.#plane;
    const [found] = await selectReleases(database, [{ area, release }]);
    return found && !(await selectPruned(database, area)).has(release) ? found.descriptor : null;
  }

  async #find(upload: string): Promise<StagedUpload | null> {
    const open = this.#open.get(upload) ?? (await StagedUpload.find(join(this.#root, upload)));
    if (open) this.#open.set(upload, open);
    return open;
  }

  async #makeRoom(publisher: Publisher, upload: string): Promise<void> {
    const others = [];
    for (const name of await listUploads(this.#root)) {
      const folder = join(this.#root, name);
      if (name === upload || (await ownerOf(folder)) !== publisher.id) continue;
      others.push({ name, usedAt: (await lastUsed(folder)) ?? 0 });
    }
    const tooMany = others.length - MAX_OPEN + 1;
    if (tooMany <= 0) return;
    // Uploads with a suffix are being published and must not be removed.
    const idle = others.filter(({ name }) => UPLOAD.exec(name)?.[3] === undefined);
    if (idle.length < tooMany) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const oldest = idle.sort((one, other) => one.usedAt - other.usedAt).slice(0, tooMany);
    for (const { name } of oldest) await this.#remove(name);
  }

  #parse(publisher: Publisher, upload: string): UploadId {
    const [, area, release, suffix] = UPLOAD.exec(upload) ?? [];
    if (area === undefined || release === undefined || suffix !== undefined) throw uploadNotFound();
    if (area !== publisher.area) throw new AppError('FORBIDDEN');
    return { area, release };
  }
}
