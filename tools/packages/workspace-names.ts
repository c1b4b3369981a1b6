import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { WORKSPACE } from '../steps.ts';

interface Project {
  folder: string;
  exports: Record<string, string | { '@danqing/source': string }>;
  versions: Record<string, string>;
}

interface Manifest {
  name: string;
  exports?: Project['exports'];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const projects: ReadonlyMap<string, Project> = new Map(
  globSync('{libs/*/*,services/*,tools}/package.json', { cwd: WORKSPACE }).map((file) => {
    const manifest = JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8')) as Manifest;
    const { name, exports = {}, dependencies, devDependencies } = manifest;
    return [
      name,
      { folder: join(WORKSPACE, dirname(file)), exports, versions: { ...devDependencies, ...dependencies } },
    ];
  }),
);
const root = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as Manifest;

/**
 * Returns the source file that a name of the workspace such as `@danqing/ui-kit/icons/plus` leads to.
 *
 * @throws {Error} when no project exports it
 */
export function sourceOf(specifier: string): string {
  for (const [pattern, file] of Object.entries(sourcesByName())) {
    const [before = '', after] = pattern.split('*');
    const matches =
      after === undefined ? specifier === before : specifier.startsWith(before) && specifier.endsWith(after);
    if (!matches) continue;
    const part = after === undefined ? '' : specifier.slice(before.length, specifier.length - after.length);
    return file.replace('*', part);
  }
  throw new Error(`${specifier} is not exported by a project of this workspace`);
}

/** Returns the source file of every name that projects export, by name or pattern. */
export const sourcesByName = (): Record<string, string> =>
  Object.fromEntries(
    [...projects].flatMap(([name, project]) =>
      Object.entries(project.exports).map(([path, target]) => [
        `${name}${path.slice(1)}`,
        join(project.folder, typeof target === 'string' ? target : target['@danqing/source']),
      ]),
    ),
  );

/** Returns the names that a pattern such as `@danqing/contracts/*` stands for. */
export function namesOf(pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const [before = '', after = ''] = sourceOf(pattern.replace('*', '\0')).split('\0');
  return globSync(`${before}*${after}`)
    .map((file) => pattern.replace('*', file.slice(before.length, file.length - after.length)))
    .sort();
}

/** Returns the project of a source file and the path of the file in it. */
export function locateSource(file: string): { project: string; path: string } {
  const [name, project] = [...projects].find(([, { folder }]) => file.startsWith(`${folder}/`)) ?? [];
  if (!name || !project) throw new Error(`${file} is in no project that a package may contain`);
  return { project: basename(project.folder), path: relative(project.folder, file) };
}

/** Returns the version of a third-party package that the project of a source file states. */
export function versionFor(file: string, dependency: string): string | undefined {
  const project = [...projects.values()].find(({ folder }) => file.startsWith(`${folder}/`));
  return project?.versions[dependency] ?? root.devDependencies?.[dependency];
}
