import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.nx']);
/** Of the workspace. */
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
const IGNORED_FILES = /\.(test|bench)\.tsx?$|^README\.md$/;

/**
 * Twelve hex digits that change whenever an input of the build changes: the sources of the project and of the
 * workspace packages it depends on, the lockfile and the compiler settings. The hash of the output cannot serve
 * here, because this id is compiled into the output.
 */
export function buildId(projectRoot: string): string {
  const workspace = findWorkspace(projectRoot);
  const hash = createHash('sha256');
  const files = buildInputs(projectRoot).flatMap((path) => (isFile(path) ? [path] : listFiles(path)));
  for (const file of files) {
    // Separators keep "ab"+"c" and "a"+"bc" apart.
    hash.update(relative(workspace, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Absolute paths of everything that a build reads: folders of the project and of what it depends on, and single files. */
export function buildInputs(projectRoot: string): string[] {
  const workspace = findWorkspace(projectRoot);
  return [
    ...[...dependencyFolders(projectRoot, workspace, new Map()).values()].sort(),
    ...SETTINGS.map((name) => join(workspace, name)),
  ];
}

const isFile = (path: string) => statSync(path).isFile();

function findWorkspace(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('no package-lock.json above the project: not a workspace');
  return findWorkspace(dirname(folder));
}

function dependencyFolders(
  folder: string,
  workspace: string,
  found: Map<string, string>,
): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  if (found.has(manifest.name)) return found;
  found.set(manifest.name, folder);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (name.startsWith('@danqing/'))
      dependencyFolders(join(workspace, 'libs', name.slice('@danqing/'.length)), workspace, found);
  }
  return found;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(join(folder, entry.name));
      return IGNORED_FILES.test(entry.name) ? [] : [join(folder, entry.name)];
    });
}
