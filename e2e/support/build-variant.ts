import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WORKSPACE = dirname(dirname(import.meta.dirname));

/**
 * Builds the generator from changed sources, as its team would, in a copy of the workspace, and returns the folder to
 * publish. `edit` changes the text of one source file.
 */
export function buildGeneratorVariant(file: string, edit: (text: string) => string): string {
  const workspace = mkdtempSync(join(tmpdir(), 'danqing-variant-'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json']) {
    cpSync(join(WORKSPACE, name), join(workspace, name));
  }
  for (const name of ['node_modules', 'libs']) symlinkSync(join(WORKSPACE, name), join(workspace, name));
  const project = join(workspace, 'mf-generator');
  cpSync(join(WORKSPACE, 'mf-generator'), project, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path.slice(WORKSPACE.length)),
  });
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`the edit of ${file} changed nothing`);
  writeFileSync(path, after);
  execFileSync(process.execPath, ['build.ts'], { cwd: project, stdio: 'pipe' });
  return join(project, 'dist');
}
