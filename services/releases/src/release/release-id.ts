import { createHash } from 'node:crypto';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';

/** Serialises a value as JSON with sorted keys and no white space, so equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Returns the descriptor as stored: canonical JSON without the source, which must not affect the id. */
export function descriptorText({ source: _source, ...descriptor }: ReleaseDescriptor): string {
  return canonicalJson(descriptor);
}

/**
 * Returns the first 16 hex digits of the sha256 of the stored descriptor. The descriptor contains the hash of
 * every file.
 */
export function releaseId(descriptor: ReleaseDescriptor): string {
  return createHash('sha256').update(descriptorText(descriptor)).digest('hex').slice(0, 16);
}

export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
