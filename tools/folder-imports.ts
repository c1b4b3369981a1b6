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

/**
 * Returns the files of `folder` that import each other circularly, one list per circle. Includes type-only and
 * dynamic imports, and those of tests.
 */
export function listImportCircles(folder: string): string[][] {
  const imports = new Map<string, string[]>();
  const files = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => /(^|\/)(node_modules|dist|\.[\w-]+|\w+-template)$/.test(name),
  });
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'));
    imports.set(
      file,
      importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => posix.join(posix.dirname(file), fileName)),
    );
  }
  return strongComponents(imports).filter(
    ([file = '', ...others]) => others.length > 0 || imports.get(file)?.includes(file),
  );
}

function strongComponents(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) === order.get(node)) found.push(path.splice(path.indexOf(node)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT);
