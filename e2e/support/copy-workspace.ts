import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACE = dirname(dirname(import.meta.dirname));
/** Files that builds, tests and programs of the workspace resolve beside the projects. */
const SURROUNDINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.build.json',
  'tsconfig.web.json',
  'tsconfig.nest.json',
  'vitest.config.ts',
  '.prettierrc.json',
  'node_modules',
  'libs',
];

/**
 * Creates a temporary workspace with writable copies of the given projects. All other projects are links, so
 * a test must not write to them.
 */
export function copyWorkspace(...projects: string[]): string {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-copy-'));
  const areas = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));
  for (const name of new Set([...SURROUNDINGS, 'shell', ...areas])) {
    if (!projects.includes(name)) symlinkSync(join(WORKSPACE, name), join(workspace, name));
  }
  for (const name of projects) {
    cpSync(join(WORKSPACE, name), join(workspace, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(WORKSPACE.length)),
    });
  }
  return workspace;
}
