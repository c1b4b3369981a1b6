import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    writeFileSync(join(folder, 'release.json'), JSON.stringify(descriptor, null, 1));
    writeBuildInputs(root, build, stats.compilation.fileDependencies);
  }
}
