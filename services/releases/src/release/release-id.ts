import { createHash } from 'node:crypto';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';

/** JSON with sorted keys and no white space: one text for one value, whatever order the keys came in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The descriptor as it is stored with the release: canonical, and without where the sources come from. */
export function descriptorText({ source: _source, ...descriptor }: ReleaseDescriptor): string {
  return canonicalJson(descriptor);
}

/** The id of a release: the first 16 hex digits of the sha256 over its stored descriptor, which holds the hash of every file. */
export function releaseId(descriptor: ReleaseDescriptor): string {
  return createHash('sha256').update(descriptorText(descriptor)).digest('hex').slice(0, 16);
}

/** Subresource Integrity text of some bytes. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
