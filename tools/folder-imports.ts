import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { WORKSPACE } from './steps.ts';

const TEST_CODE = /\.test\.tsx?$|(^|\/)testing(-[\w-]+)?(\.tsx?$|\/)/;
const ROOT = '.';

const { workspaces } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

export const listProjects = () =>
  globSync(
    workspaces.map((project) => `${project}/src`),
    { cwd: WORKSPACE },
  )
    .map((src) => posix.dirname(src))
    .sort();

/**
 * Returns pairs of folders in `src` that import each other, with the imports of the less frequent direction.
 * Includes type-only and dynamic imports, but not those of tests.
 */
export function listMutualImports(project: string, workspace = WORKSPACE): string[] {
  const src = join(workspace, project, 'src');
  const imports = new Map<string, string[]>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    if (TEST_CODE.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(join(src, file), 'utf8')).importedFiles) {
      const imported = posix.join(posix.dirname(file), fileName);
      if (!fileName.startsWith('.') || imported.startsWith('..')) continue;
      const direction = `${folderOf(file)} ${folderOf(imported)}`;
      imports.set(direction, [...(imports.get(direction) ?? []), `${file} → ${imported}`]);
    }
  }
  return [...imports].flatMap(([direction, there]) => {
    const [from = '', to = ''] = direction.split(' ');
    const back = imports.get(`${to} ${from}`);
    if (!back || from >= to) return [];
    return [`${from} ⇄ ${to}: ${(there.length < back.length ? there : back).join(', ')}`];
  });
}

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT);
