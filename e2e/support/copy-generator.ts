import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACE = dirname(dirname(import.meta.dirname));

/**
 * Copies the generator's sources into a new folder that looks like the workspace, for a test to change and build them:
 * it must not write into the real ones. Returns the folder; the project is `mf-generator` in it.
 */
export function copyGenerator(): string {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-copy-'));
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.web.json',
    'node_modules',
    'libs',
  ]) {
    symlinkSync(join(WORKSPACE, name), join(workspace, name));
  }
  cpSync(join(WORKSPACE, 'mf-generator'), join(workspace, 'mf-generator'), {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(WORKSPACE.length)),
  });
  return workspace;
}
