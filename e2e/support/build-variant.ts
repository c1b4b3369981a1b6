import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from './copy-workspace.ts';

const RSPACK = join(dirname(dirname(import.meta.dirname)), 'node_modules/.bin/rspack');

/** Builds the generator with one source file changed by `edit`. Returns the folder to publish. */
export function buildGeneratorVariant(file: string, edit: (text: string) => string): string {
  const project = join(copyWorkspace('mf-generator'), 'mf-generator');
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`the edit of ${file} changed nothing`);
  writeFileSync(path, after);
  execFileSync(process.execPath, [RSPACK, 'build'], { cwd: project, stdio: 'pipe' });
  return join(project, 'dist');
}
