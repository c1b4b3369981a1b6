import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseDescriptorSchema, type ReleaseDescriptor } from '@danqing/contracts/releases';
import { buildId } from './build-id.ts';
import { compile, firstFiles, hashFiles, textFiles } from './compile.ts';
import { AREA_CHUNK, containerName, EXTERNAL_RUNTIME, rspackConfiguration } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedRanges, sharedVersions } from './shared.ts';

/** Builds a project into its `dist` folder, ready to publish: the files, and `release.json` that describes them. */
export async function buildRelease(project: Project): Promise<ReleaseDescriptor> {
  const manifest = readManifest(project);
  const build = buildId(project.root);
  const shared = sharedVersions(project.root);
  const container = project.kind === 'shell' ? '' : containerName(manifest.area, build);
  const stats = await compile(rspackConfiguration({ project, manifest, build, shared, mode: 'production' }));
  const dist = join(project.root, 'dist');
  const descriptor = releaseDescriptorSchema.parse({
    manifest,
    build,
    container,
    ...firstFiles(stats, project.kind === 'shell' ? ['main'] : [container, AREA_CHUNK]),
    texts: textFiles(stats, manifest.area),
    shared: sharedRanges(project.kind, shared),
    externalRuntime: EXTERNAL_RUNTIME,
    files: hashFiles(dist),
  } satisfies ReleaseDescriptor);
  writeFileSync(join(dist, 'release.json'), JSON.stringify(descriptor, null, 1));
  return descriptor;
}
