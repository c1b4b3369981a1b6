import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The one list of modules that the shell provides and every area uses. Sub-path entries (trailing slash) keep
 * `react/jsx-runtime` and the facades of shell-sdk single as well: two copies of React in a page break it.
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

/** The installed version of each shared package, as seen from a project. */
export function sharedVersions(projectRoot: string): Record<string, string> {
  const require = createRequire(join(projectRoot, 'package.json'));
  return Object.fromEntries(SHARED_PACKAGES.map((name) => [name, packageVersion(require, name)]));
}

/** What a release states of its shared packages: the shell the versions that it provides, an area the ranges that it takes. */
export function sharedRanges(
  kind: 'shell' | 'area',
  versions: Record<string, string>,
): Record<string, string> {
  if (kind === 'shell') return versions;
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]));
}

/**
 * The `shared` option of the federation plugin. The shell holds the modules in its first chunk (`eager`), so it
 * needs no asynchronous boundary; areas bring no copy of their own (`import: false`), and one whose range the shell does
 * not meet does not start (`strictVersion`).
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
    } catch {
      // Not in this node_modules folder: look in the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}
