import type { Configuration } from '@rspack/core';
import { BUILD_ID } from './build-id.ts';
import { compile } from './compile.ts';
import { rspackConfiguration } from './configuration.ts';
import type { Project } from './project.ts';
import { ReleasePlugin } from './release-plugin.ts';

/** Builds a project into its `dist` folder, ready to publish: the files, and `release.json` that describes them. */
export async function buildRelease(project: Project): Promise<void> {
  await compile(releaseConfiguration(project));
}

/** The configuration of a production build. */
export function releaseConfiguration(project: Project): Configuration {
  const configuration = rspackConfiguration({ project, build: BUILD_ID, mode: 'production' });
  return { ...configuration, plugins: [...(configuration.plugins ?? []), new ReleasePlugin(project)] };
}
