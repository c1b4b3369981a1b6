import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Project } from './project.ts';

/**
 * The modules that the shell provides and every area uses. The entries with a trailing slash also share
 * sub-paths such as `react/jsx-runtime`. Two copies of React in a page break it.
 */
const SHARED_PACKAGES = ['react', 'react-dom', '@danqing/shell-sdk'] as const;
const SHARED_KEYS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@danqing/shell-sdk',
  '@danqing/shell-sdk/',
] as const;

/** In a repository of one's own, this package brings the SDK, under names of its own. */
const AREA_PACKAGE = '@danqing/area';
const AREA_MODULES = {
  '@danqing/area': '@danqing/shell-sdk',
  '@danqing/area/router': '@danqing/shell-sdk/router',
  '@danqing/area/query': '@danqing/shell-sdk/query',
  '@danqing/area/i18n': '@danqing/shell-sdk/i18n',
} as const;

interface InstalledPackage {
  version: string;
  danqing?: { shellSdk: string };
}

/**
 * Returns the installed versions of the shared packages.
 *
 * @throws {Error} when one is not installed
 */
export function sharedVersions(projectRoot: string): Record<string, string> {
  return Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOf(projectRoot, name)]));
}

/**
 * Returns the shared packages that a release declares: exact versions for the shell, accepted ranges for an
 * area.
 */
export function sharedRanges(
  kind: 'shell' | 'area',
  versions: Record<string, string>,
): Record<string, string> {
  if (kind === 'shell') return versions;
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
}

/**
 * Returns the `shared` option of the federation plugin. The shell holds the modules in its first chunk
 * (`eager`), so it needs no asynchronous boundary. Areas bundle no copy (`import: false`). They do not start
 * when the shell's version is out of range (`strictVersion`).
 */
export function sharedModules({ kind, root }: Project, versions: Record<string, string>) {
  const shared = (name: string) => {
    const version = versions[name];
    const common = { singleton: true, version, requiredVersion: `^${version}` };
    return kind === 'shell'
      ? { ...common, eager: true }
      : { ...common, import: false as const, strictVersion: true };
  };
  return Object.fromEntries([
    ...SHARED_KEYS.map((key) => [key, shared(key.replace(/\/$/, ''))]),
    ...(findPackage(root, '@danqing/shell-sdk')
      ? []
      : Object.entries(AREA_MODULES).map(([key, shareKey]) => [
          key,
          { ...shared('@danqing/shell-sdk'), shareKey },
        ])),
  ]);
}

function versionOf(root: string, name: string): string {
  const found = findPackage(root, name);
  if (found) return found.version;
  const version = name === '@danqing/shell-sdk' && findPackage(root, AREA_PACKAGE)?.danqing?.shellSdk;
  if (!version) throw new Error(`${name} is not installed`);
  return version;
}

function findPackage(root: string, name: string): InstalledPackage | undefined {
  const require = createRequire(join(root, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require(join(folder, name, 'package.json')) as InstalledPackage;
    } catch {}
  }
  return undefined;
}
