import type { ReleaseDocument } from '@danqing/contracts/releases';

/** Returns the document that pushed changes result in, or null when they belong to another document. */
export function applyChanges(
  pushed: ReleaseDocument,
  newest: ReleaseDocument | null,
): ReleaseDocument | null {
  const { since, index, ...newer } = pushed;
  if (since === undefined) return pushed;
  if (newest?.sequence !== since) return null;
  const replaced = new Set([...(newer.retired ?? []), ...newer.areas].map(({ area }) => area));
  return {
    ...newer,
    areas: [...newest.areas.filter(({ area }) => !replaced.has(area)), ...newer.areas],
    ...(newest.index && index && { index }),
  };
}
