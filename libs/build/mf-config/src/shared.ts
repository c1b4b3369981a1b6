import { createRequire } from 'node:module';
import { join } from 'node:path';

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

export function sharedVersions(projectRoot: string): Record<string, string> {
  const require = createRequire(join(projectRoot, 'package.json'));
  return Object.fromEntries(SHARED_PACKAGES.map((name) => [name, packageVersion(require, name)]));
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
export function sharedModules(kind: 'shell' | 'area', versions: Record<string, string>) {
  return Object.fromEntries(
    SHARED_KEYS.map((key) => {
      const version = versions[key.replace(/\/$/, '')];
      const common = { singleton: true, version, requiredVersion: `^${version}` };
      return [
        key,
        kind === 'shell'
          ? { ...common, eager: true }
          : { ...common, import: false as const, strictVersion: true },
      ];
    }),
  );
}

function packageVersion(require: NodeJS.Require, name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return (require(join(folder, name, 'package.json')) as { version: string }).version;
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}
