import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseSource } from '@danqing/contracts/releases';
import { buildId, buildInputs } from './build-id.ts';

/**
 * From which commit a build folder was made: that of the checkout around it, as long as the sources there still give this
 * very build. Undefined when they do not, when there are none, or no git. Asked when a release is published, not when it is
 * built, because a build may come from the cache of another commit with the same sources.
 */
export function releaseSource(folder: string): ReleaseSource | undefined {
  const root = dirname(folder);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const { build } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { build: string };
    if (buildId(root) !== build) return undefined;
    const commit = git('rev-parse', '--verify', 'HEAD').trim();
    const dirty = git('status', '--porcelain', '--', ...buildInputs(root)) !== '';
    return { commit: dirty ? null : commit, dirty };
  } catch {
    return undefined;
  }
}
