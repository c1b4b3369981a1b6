import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Beside the build folder, which holds nothing but the release. */
const INPUTS = '.build/inputs.json';
/** Every resolution reads it, and nothing in it changes a build. */
const WORKSPACE_PACKAGE = join(import.meta.dirname, '../../../package.json');
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

interface BuildInputs {
  /** Id of the build. */
  build: string;
  /** Of the contents of `files`. */
  digest: string;
  /** What the compilation has read, from the project's folder: sources, and of each package its `package.json`. */
  files: string[];
}

/** Writes down what a build was made from: `read` are the files that its compilation names, with absolute paths. */
export function writeBuildInputs(root: string, build: string, read: Iterable<string>): void {
  const configuration = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
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

/** The files of the workspace that `build` was made from; null when one of them, or a package, is another one by now. */
export function unchangedInputs(root: string, build: string): string[] | null {
  const inputs = JSON.parse(readFileSync(join(root, INPUTS), 'utf8')) as BuildInputs;
  if (inputs.build !== build || digestOf(root, inputs.files) !== inputs.digest) return null;
  return inputs.files.filter((file) => !PACKAGE.test(file));
}

function digestOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  // Separators keep "ab"+"c" and "a"+"bc" apart.
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
