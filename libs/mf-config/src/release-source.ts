import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { ReleaseSource } from '@danqing/contracts/releases';
import { unchangedInputs } from './build-inputs.ts';

/**
 * From which commit a build folder was made: that of the checkout around it, as long as the files there that the build has
 * read are as they were. Undefined when they are not, when there are none, or no git. Asked when a release is published, not
 * when it is built, because a build may come from the cache of another commit with the same sources.
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
