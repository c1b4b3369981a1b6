import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { ReleaseSource } from '@danqing/contracts/releases';
import { unchangedInputs } from './build-inputs.ts';

/**
 * Returns the commit that a build folder was made from, or `dirty` when files that the build read are not
 * committed. Returns undefined when a file has changed since the build, or without git.
 * Called at publish time, because a cached build may come from another commit with the same sources.
 */
export function releaseSource(folder: string): ReleaseSource | undefined {
  const root = dirname(folder);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const { build } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { build: string };
    const files = unchangedInputs(root, build);
    if (!files) return undefined;
    const commit = git('rev-parse', '--verify', 'HEAD').trim();
    const checkout = git('rev-parse', '--show-toplevel').trim() + sep;
    const own = files.map((file) => resolve(root, file)).filter((file) => file.startsWith(checkout));
    const dirty = git('status', '--porcelain', '--', ...own) !== '';
    return { commit: dirty ? null : commit, dirty };
  } catch {
    return undefined;
  }
}
