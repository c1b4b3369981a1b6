import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { descriptorText, releaseId, sha384 } from '../release/release-id.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';
import { decompress, parseSibling } from '../store/compress.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Checks every stored file of a release against its hash, and that each compressed sibling decodes to it.
 * Rejects extra files.
 *
 * @throws {ReleaseError} RELEASE_DAMAGED listing every problem
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

export async function isStored({ store }: ReleasePlane, area: string, release: string): Promise<boolean> {
  return (await store.list(area, release)) !== null;
}

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
