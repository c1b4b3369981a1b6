import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PublishAnswer, ReleaseDescriptor, UploadAnswer } from '@danqing/contracts/releases';
import { AppError } from '@danqing/nest-kit';
import type { Publisher } from '@danqing/contracts/releases';
import { selectPruned } from '../database/pruned.queries.ts';
import { selectReleases } from '../database/release.queries.ts';
import { oneByOne } from '../concurrency/one-by-one.ts';
import { selectSummary } from '../operator/release-summary.queries.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { ReleaseError } from '../release/release-error.ts';
import { releaseId } from '../release/release-id.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { verifyRelease } from '../publishing/verify-release.ts';
import { refuseBeyondQuota, type PublisherQuotas } from './publisher-quota.ts';
import { readDescriptor } from './read-descriptor.ts';
import { lastUsed, listUploads, ownerOf, StagedUpload, uploadOver } from './staged-upload.ts';

/** No upload is silent for so long and comes back: it was interrupted. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
/** Unfinished releases of one publisher; each may hold as much as a release. */
const MAX_OPEN = 5;
const RETRY_AFTER_SECONDS = 600;
/** `<area>-<release>`, and a suffix while it is being published. */
const UPLOAD = /^([a-z][a-z0-9-]{1,30})-([0-9a-f]{16})(\.[0-9a-f]+)?$/;

/** What is known of an upload by its id. */
interface UploadId {
  area: string;
  release: string;
}

/**
 * Releases on their way. A release is sent in pieces to a folder that nothing serves, in any order and as often as the
 * sender has to begin again, and is published as a whole or not at all.
 */
export class Uploads {
  readonly #plane: ReleasePlane;
  readonly #root: string;
  readonly #quotas: PublisherQuotas;
  readonly #open = new Map<string, StagedUpload>();
  readonly #publishing = new Map<string, Promise<PublishAnswer>>();
  /** Counting the unfinished and beginning another is one step. */
  readonly #beginInTurn = oneByOne();
  /** Each holds a connection to the database while it compresses and stores: together they would leave none for moves. */
  readonly #publishInTurn = oneByOne();

  /** Uploads are kept in `folder` until they are published. */
  constructor(plane: ReleasePlane, folder: string, quotas: PublisherQuotas) {
    this.#plane = plane;
    this.#root = folder;
    this.#quotas = quotas;
  }

  /**
   * Begins, or goes on with, the upload of a release and says which files it still needs; of too many unfinished ones of
   * the same publisher, the one that was not used for longest makes room. Throws FORBIDDEN for another area than the
   * publisher's, RATE_LIMITED while as many are being published right now, else a ReleaseError, also when a quota is used up.
   */
  async begin(publisher: Publisher, value: unknown): Promise<UploadAnswer> {
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

  /** Takes one file of an upload. Throws FORBIDDEN for another area's, else a ReleaseError. */
  async receive(publisher: Publisher, upload: string, path: string, body: Readable): Promise<void> {
    this.#parse(publisher, upload);
    const staged = await this.#find(upload);
    if (!staged) throw uploadOver();
    try {
      await staged.receive(path, body);
    } catch (error) {
      if (error instanceof ReleaseError && error.code === 'RELEASE_NOT_FOUND') this.#open.delete(upload);
      throw error;
    }
  }

  /** Publishes what was uploaded: all of it, or nothing. Throws FORBIDDEN for another area's, else a ReleaseError. */
  async complete(publisher: Publisher, upload: string): Promise<PublishAnswer> {
    const id = this.#parse(publisher, upload);
    // A sender whose connection broke asks again while the first request is still at work.
    const publishing = this.#publishing.get(upload);
    if (publishing) return publishing;
    const work = this.#publishInTurn(() => this.#publish(publisher, upload, id)).finally(() =>
      this.#publishing.delete(upload),
    );
    this.#publishing.set(upload, work);
    return work;
  }

  /** Aborts an unfinished upload; does nothing when it has ended already. Throws FORBIDDEN for another area's. */
  async abort(publisher: Publisher, upload: string): Promise<void> {
    this.#parse(publisher, upload);
    await this.#remove(upload);
  }

  /** Removes uploads that were not used for an hour. */
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

  async #publish(publisher: Publisher, upload: string, id: UploadId): Promise<PublishAnswer> {
    const claimed = await (await this.#find(upload))?.claim();
    this.#open.delete(upload);
    if (!claimed) return this.#published(id);
    try {
      // Several may have begun while there was room for one.
      await refuseBeyondQuota(this.#plane.database, publisher, this.#quotas);
      const published = await publishRelease(this.#plane, {
        folder: claimed.build,
        publisher: publisher.name,
      });
      await claimed.discard();
      return published;
    } catch (error) {
      // With a file missing, or the database away, the sender may go on; what is wrong in itself begins anew.
      const inItself = error instanceof ReleaseError && error.code !== 'RELEASE_INVALID';
      await (inItself ? claimed.discard() : claimed.release());
      throw error;
    }
  }

  /** The answer for a release that was there before anything of it had to be sent. */
  async #published({ area, release }: UploadId): Promise<PublishAnswer> {
    const { database, store } = this.#plane;
    const descriptor = await this.#kept(area, release);
    if (!descriptor) throw uploadOver();
    await verifyRelease(store, release, descriptor);
    const { size } = await selectSummary(database, area, release);
    return { area, release, size, outcome: 'unchanged' };
  }

  async #isThere(release: string, descriptor: ReleaseDescriptor): Promise<boolean> {
    const { area } = descriptor.manifest;
    if (!(await this.#kept(area, release))) return false;
    const stored = new Set(await this.#plane.store.list(area, release));
    return [DESCRIPTOR_FILE, ...Object.keys(descriptor.files)].every((path) => stored.has(path));
  }

  /** The descriptor of a published release; null when there is none, or when retention has removed its files. */
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
    // With a suffix it is being published: nothing that arrives takes that away.
    const idle = others.filter(({ name }) => UPLOAD.exec(name)?.[3] === undefined);
    if (idle.length < tooMany) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const oldest = idle.sort((one, other) => one.usedAt - other.usedAt).slice(0, tooMany);
    for (const { name } of oldest) await this.#remove(name);
  }

  #parse(publisher: Publisher, upload: string): UploadId {
    const [, area, release, suffix] = UPLOAD.exec(upload) ?? [];
    if (area === undefined || release === undefined || suffix !== undefined) throw uploadOver();
    if (area !== publisher.area) throw new AppError('FORBIDDEN');
    return { area, release };
  }
}
