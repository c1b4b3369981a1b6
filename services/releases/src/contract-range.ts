import type { ReleaseDescriptor } from '@danqing/contracts';

type Version = readonly [major: number, minor: number, patch: number];

/** Whether a range like `^1.2.0` or `^1.0.0 || ^2.0.0` allows a version. False for a range of any other form: unknown is not allowed. */
export function satisfiesContract(range: string, version: Version): boolean {
  return range.split('||').some((part) => {
    const lowest = part.trim().startsWith('^') ? parseVersion(part.trim().slice(1)) : null;
    return lowest !== null && caretAllows(lowest, version);
  });
}

/** The contract version that a shell provides, from the `contract` of its manifest with or without a caret; null when it is no version. */
export function parseShellContract(shell: ReleaseDescriptor): Version | null {
  return parseVersion(shell.manifest.contract.replace(/^\^/, ''));
}

function parseVersion(text: string): Version | null {
  const [, major, minor, patch] = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(text) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Semantic versioning: nothing may change left of, or at, the first digit that is not zero. */
function caretAllows(lowest: Version, version: Version): boolean {
  const firstFixed = lowest.findIndex((part) => part > 0);
  const fixed = firstFixed === -1 ? 3 : firstFixed + 1;
  if (lowest.slice(0, fixed).some((part, index) => part !== version[index])) return false;
  const differing = lowest.findIndex((part, index) => part !== version[index]);
  return differing === -1 || version[differing]! > lowest[differing]!;
}
