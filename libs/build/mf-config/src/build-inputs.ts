import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const INPUTS = '.build/inputs.json';
/**
 * Every module resolution reads this file, but its content never changes a build. So it is not recorded as an
 * input.
 */
const WORKSPACE_PACKAGE = join(import.meta.dirname, '../../../../package.json');
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

interface BuildInputs {
  build: string;
  digest: string;
  /**
   * Relative to the project folder: the sources that the compilation read, and the `package.json` of each
   * package.
   */
  files: string[];
}

/**
 * Records the files that a build was made from.
 *
 * @param read absolute paths that the compilation reports as dependencies
 */
export function writeBuildInputs(root: string, build: string, read: Iterable<string>): void {
  const configuration = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.[jt]s$/.test(file),
  );
  const files = [
    join(root, 'area.json'),
    join(root, 'rspack.config.ts'),
    ...configuration.map((file) => join(import.meta.dirname, file)),
    ...[...read].map((file) => {
      const [folder] = PACKAGE.exec(file) ?? [];
      return folder ? join(folder, 'package.json') : file;
    }),
  ];
  const sorted = [...new Set(files)]
    .filter((file) => file !== WORKSPACE_PACKAGE)
    .map((file) => relative(root, file))
    .sort();
  const inputs: BuildInputs = { build, digest: digestOf(root, sorted), files: sorted };
  mkdirSync(dirname(join(root, INPUTS)), { recursive: true });
  writeFileSync(join(root, INPUTS), JSON.stringify(inputs, null, 1));
}

/**
 * Returns the workspace files that `build` was made from, or null when one of them or a package has changed
 * since.
 */
export function unchangedInputs(root: string, build: string): string[] | null {
  const inputs = JSON.parse(readFileSync(join(root, INPUTS), 'utf8')) as BuildInputs;
  if (inputs.build !== build || digestOf(root, inputs.files) !== inputs.digest) return null;
  return inputs.files.filter((file) => !PACKAGE.test(file));
}

function digestOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readOrEmpty(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function readOrEmpty(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
