import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { refuseAreaProblems } from './area-sources/list-area-problems.ts';
import { BUILD_ID } from './build-id.ts';
import { compile } from './compile.ts';
import { rspackConfiguration } from './configuration.ts';
import type { Project } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';

/**
 * Builds a project for production, with the release descriptor. `folder` is the project's `dist` by default.
 *
 * @throws {Error} with the compiler's messages when the build fails
 */
export async function buildRelease(
  project: Project,
  folder: string = join(project.root, 'dist'),
): Promise<void> {
  const { output, ...configuration } = releaseConfiguration(project);
  await compile({ ...configuration, output: { ...output, path: folder } });
}

/**
 * Returns the compiler configuration of a release.
 *
 * @throws {Error} for an area with mistakes in its sources (`listAreaProblems`)
 */
export function releaseConfiguration(project: Project): Configuration {
  if (project.kind === 'area') refuseAreaProblems(project.root);
  const configuration = rspackConfiguration({ project, build: BUILD_ID, mode: 'production' });
  return { ...configuration, plugins: [...(configuration.plugins ?? []), new ReleasePlugin(project)] };
}
