import type { Configuration } from '@rspack/core';
import { releaseConfiguration } from './build-release.ts';
import { developmentConfiguration } from './serve-development.ts';
import type { Project } from './project.ts';

type Environment = Record<string, unknown>;
interface CommandLine {
  mode?: string;
  port?: string | number;
  hot?: boolean | string;
}

/**
 * Returns the complete `rspack.config.ts` of the shell or of an area. `rspack build` writes a release into
 * `dist/`. `rspack dev` serves the sources with hot reload, for a site that lists its address in
 * DEVELOPMENT_SERVERS.
 */
export const defineProject =
  (project: Project) =>
  async (environment: Environment, { mode, port, hot }: CommandLine): Promise<Configuration> =>
    (mode ?? (environment.RSPACK_SERVE ? 'development' : 'production')) === 'production'
      ? releaseConfiguration(project)
      : developmentConfiguration(project, { port: Number(port ?? 0), hot: hot !== false });
