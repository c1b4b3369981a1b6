import { execFileSync } from 'node:child_process';
import { WORKSPACE } from './steps.ts';

export interface Change {
  base: string;
  /** Changed and new files, committed or not, relative to the workspace. Excludes deleted files. */
  files: string[];
}

/**
 * Returns the changes since the merge base with `main`.
 *
 * @throws {Error} without a branch `main`
 */
export function changedFiles(workspace = WORKSPACE): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' });
  let base: string;
  try {
    base = git('merge-base', 'main', 'HEAD').trim();
  } catch (cause) {
    throw new Error(
      'What has changed is told by the branch main, and there is none: git fetch origin main:main',
      {
        cause,
      },
    );
  }
  const named = git('-c', 'core.quotePath=false', 'diff', '--name-only', '--diff-filter=d', base);
  const added = git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard');
  return { base, files: `${named}${added}`.split('\n').filter((line) => line !== '') };
}
