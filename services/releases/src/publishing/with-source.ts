import type { ReleaseDescriptor, ReleaseSource } from '@danqing/contracts/releases';

/** Returns the descriptor with `source`, unless it states one. */
export function withSource(
  descriptor: ReleaseDescriptor,
  source: ReleaseSource | undefined,
): ReleaseDescriptor {
  return source && !descriptor.source ? { ...descriptor, source } : descriptor;
}
