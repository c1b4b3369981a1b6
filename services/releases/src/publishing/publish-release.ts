import type { PublishResponse, ReleaseDescriptor, ReleaseSource } from '@danqing/contracts/releases';
import { upsertMountJob } from '../database/mount-job.queries.ts';
import { insertRelease } from '../database/release.queries.ts';
import { markRestored, lockFiles } from '../database/pruned.queries.ts';
import { readBuild, readBuildFiles } from './read-build.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { descriptorText, releaseId } from '../release/release-id.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { compressedSiblings } from '../store/compress.ts';
import type { StoredFile } from '../store/release-store.ts';
import { verifyRelease } from './verify-release.ts';
import { withSource } from './with-source.ts';
import { actorSchema, parseInput } from '../plane/operator-input.ts';

export interface PublishRequest {
  folder: string;
  publisher: string;
  /** Used unless the descriptor states a source. The first publication of a release decides its source. */
  source?: ReleaseSource | undefined;
  /** False when no mount is wanted, because the release is activated at once. */
  mounts?: boolean;
}

/**
 * Publishes a build: stores its files under the hash of its descriptor and inserts the release. Visitors get
 * it only after activation. Missing or pruned files are restored. A mount of the release is queued.
 *
 * @throws {ReleaseError} when the build does not match its descriptor, or the store holds other bytes under
 *   the same id
 */
export async function publishRelease(
  { database, store, environment }: ReleasePlane,
  request: PublishRequest,
): Promise<PublishResponse> {
  const publisher = parseInput('publisher', actorSchema, request.publisher);
  const descriptor = withSource(await readBuild(request.folder), request.source);
  const { area } = descriptor.manifest;
  const release = releaseId(descriptor);
  let size = 0;
  for await (const file of readBuildFiles(request.folder, descriptor)) size += file.bytes.length;
  return database.transaction(async (transaction) => {
    await lockFiles(transaction, area, release, 'publish');
    const stored = await store.list(area, release);
    const written =
      stored === null && (await store.write(area, release, storedFiles(request.folder, descriptor)));
    if (stored && [DESCRIPTOR_FILE, ...Object.keys(descriptor.files)].some((path) => !stored.includes(path)))
      await store.restore(area, release, storedFiles(request.folder, descriptor));
    if (!written) await verifyRelease(store, release, descriptor);
    const inserted = await insertRelease(transaction, { area, id: release, descriptor, publisher, size });
    const restored = await markRestored(transaction, area, release);
    const published = written || inserted || restored;
    if (request.mounts !== false)
      await upsertMountJob(transaction, { environment, area, release }, { urgent: false });
    return { area, release, size, outcome: published ? 'published' : 'unchanged' };
  });
}

async function* storedFiles(folder: string, descriptor: ReleaseDescriptor): AsyncGenerator<StoredFile> {
  yield { path: DESCRIPTOR_FILE, bytes: Buffer.from(descriptorText(descriptor)) };
  for await (const file of readBuildFiles(folder, descriptor)) {
    yield file;
    yield* await compressedSiblings(file);
  }
}
