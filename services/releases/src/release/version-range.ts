import type { ReleaseDescriptor } from '@danqing/contracts/releases';

type Version = readonly [major: number, minor: number, patch: number];

/**
 * Returns whether a caret range like `^1.2.0`, or several joined by `||`, allows a version like `1.3.0`. Null
 * means unknown: the version or an alternative has another form, and no readable alternative allows the
 * version.
 */
export function satisfiesRange(range: string, version: string): boolean | null {
  const provided = parseVersion(version);
  if (!provided) return null;
  const parts = range.split('||').map((part) => {
    const lowest = part.trim().startsWith('^') ? parseVersion(part.trim().slice(1)) : null;
    return lowest && caretAllows(lowest, provided);
  });
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

/**
 * Returns the contract version that a shell provides, with a leading caret removed. Null when `contract` is
 * not a version.
 */
export function shellContract(shell: Pick<ReleaseDescriptor, 'manifest'>): string | null {
  const version = shell.manifest.contract.replace(/^\^/, '');
  return parseVersion(version) && version;
}

function parseVersion(text: string): Version | null {
  const [, major, minor, patch] = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Semantic versioning: only the parts to the right of the first non-zero part may increase. */
function caretAllows(lowest: Version, version: Version): boolean {
  const firstFixed = lowest.findIndex((part) => part > 0);
  const fixed = firstFixed === -1 ? 3 : firstFixed + 1;
  if (lowest.slice(0, fixed).some((part, index) => part !== version[index])) return false;
  const differing = lowest.findIndex((part, index) => part !== version[index]);
  return differing === -1 || version[differing]! > lowest[differing]!;
}
