import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { descriptorText, releaseId, sha384 } from '../release/release-id.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { decompress, parseSibling } from '../store/compress.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Checks a stored release byte by byte against its descriptor: every file there with the stated hash, every compressed
 * sibling decoding to the same, nothing else. Throws RELEASE_DAMAGED with every problem named.
 */
export async function verifyRelease(
  store: ReleaseStore,
  id: string,
  descriptor: ReleaseDescriptor,
): Promise<void> {
  const problems = await findStoredProblems(store, id, descriptor);
  if (problems.length === 0) return;
  throw new ReleaseError(
    'RELEASE_DAMAGED',
    `Release ${id} of ${descriptor.manifest.area} is not stored as it was published. Remove its folder and publish it again.`,
    problems,
  );
}

/** Whether this data folder has the files of a release. False for another machine's release, or after a loss. */
export async function isStored({ store }: ReleasePlane, area: string, release: string): Promise<boolean> {
  return (await store.list(area, release)) !== null;
}

/** Every way in which a stored release differs from its descriptor; none when it is as it was published. */
export async function findStoredProblems(
  store: ReleaseStore,
  id: string,
  descriptor: ReleaseDescriptor,
): Promise<string[]> {
  if (releaseId(descriptor) !== id) return ['its descriptor in the database belongs to another id'];
  const { area } = descriptor.manifest;
  const stored = await store.list(area, id);
  if (!stored) return ['its folder is missing'];
  const expected = new Map(Object.entries(descriptor.files));
  expected.set(DESCRIPTOR_FILE, sha384(Buffer.from(descriptorText(descriptor))));
  const problems = [...expected.keys()]
    .filter((path) => !stored.includes(path))
    .map((path) => `${path}: missing`);
  const sizes = new Map<string, number>();
  const siblings: string[] = [];
  for (const path of stored) {
    const hash = expected.get(path);
    if (hash === undefined) {
      siblings.push(path);
      continue;
    }
    const bytes = await store.read(area, id, path);
    sizes.set(path, bytes.length);
    if (sha384(bytes) !== hash) problems.push(`${path}: other bytes`);
  }
  for (const path of siblings) {
    const sibling = parseSibling(path);
    const size = sibling && sizes.get(sibling.original);
    if (!sibling || typeof size !== 'number') problems.push(`${path}: not part of the release`);
    else {
      const decoded = await decompress(sibling.encoding, await store.read(area, id, path), size).catch(
        () => null,
      );
      if (!decoded || sha384(decoded) !== expected.get(sibling.original))
        problems.push(`${path}: decodes to other bytes`);
    }
  }
  return problems;
}
