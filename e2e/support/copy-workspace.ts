import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACE = dirname(dirname(import.meta.dirname));
/** What a build, a test run or a program of the workspace looks for beside the projects. */
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
 * A new folder that looks like the workspace and holds the named projects, for a test to change and build them: it must not
 * write into the real ones. The other projects are there too, as links.
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
