import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strayStyles } from '@danqing/contracts/area-styles';
import { releaseDescriptorSchema, type ReleaseDescriptor } from '@danqing/contracts/releases';
import type { Compiler, Stats } from '@rspack/core';
import { BUILD_ID, BuildIdPlugin, buildIdOf } from './build-id.ts';
import { writeBuildInputs } from './build-inputs.ts';
import { firstFiles, hashFiles, textFiles } from './compile.ts';
import { AREA_CHUNK, containerName } from './configuration.ts';
import { describeSources } from './describe-sources.ts';
import type { Project } from './project.ts';

export class ReleasePlugin {
  readonly #project: Project;
  readonly #statement: ReturnType<typeof describeSources>;

  constructor(project: Project) {
    this.#project = project;
    this.#statement = describeSources(project);
  }

  apply(compiler: Compiler): void {
    // The build id also covers the statement. Releases that differ only in the statement thus get different
    // container names.
    new BuildIdPlugin(JSON.stringify(this.#statement)).apply(compiler);
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (!stats.hasErrors()) this.#write(stats, compiler.outputPath);
    });
  }

  #write(stats: Stats, folder: string): void {
    const { root, kind } = this.#project;
    const { area } = this.#statement.manifest;
    const build = buildIdOf(stats.compilation);
    const groups = kind === 'shell' ? ['main'] : [containerName(area, BUILD_ID), AREA_CHUNK];
    const descriptor = releaseDescriptorSchema.parse({
      ...this.#statement,
      build,
      container: kind === 'shell' ? '' : containerName(area, build),
      ...firstFiles(stats, groups),
      texts: textFiles(stats, area),
      files: hashFiles(folder),
    } satisfies ReleaseDescriptor);
    if (kind === 'area') refuseStrayStyles(descriptor, folder);
    writeFileSync(join(folder, 'release.json'), JSON.stringify(descriptor, null, 1));
    writeBuildInputs(root, build, stats.compilation.fileDependencies);
  }
}

/**
 * Fails the build when a style can change the page outside the area.
 *
 * @throws {Error} naming every such selector with its file
 */
function refuseStrayStyles({ container, files }: ReleaseDescriptor, folder: string): void {
  const stray = Object.keys(files)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      strayStyles(readFileSync(join(folder, file), 'utf8'), container).map((text) => `  ${file}: ${text}`),
    );
  if (stray.length > 0)
    throw new Error(
      `These styles reach beyond the area. Begin each selector with a class of a .module.css file:\n${stray.join('\n')}`,
    );
}
