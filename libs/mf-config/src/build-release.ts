import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { releaseDescriptorSchema, type ReleaseDescriptor } from '@danqing/contracts';
import { buildId } from './build-id.ts';
import { containerName, EXTERNAL_RUNTIME, rspackConfiguration } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedVersions } from './shared.ts';

/** Builds a project into its `dist` folder, ready to publish: the files, and `release.json` that describes them. */
export async function buildRelease(project: Project): Promise<ReleaseDescriptor> {
  const manifest = readManifest(project);
  const build = buildId(project.root);
  const shared = sharedVersions(project.root);
  const stats = await compile(rspackConfiguration({ project, manifest, build, shared, mode: 'production' }));
  const dist = join(project.root, 'dist');
  const initial = project.kind === 'shell' ? shellAssets(stats) : areaAssets(dist);
  const descriptor = releaseDescriptorSchema.parse({
    manifest,
    build,
    container: project.kind === 'shell' ? '' : containerName(manifest.area, build),
    ...initial,
    shared:
      project.kind === 'shell'
        ? shared
        : Object.fromEntries(Object.entries(shared).map(([name, version]) => [name, `^${version}`])),
    externalRuntime: EXTERNAL_RUNTIME,
    files: hashFiles(dist),
  } satisfies ReleaseDescriptor);
  writeFileSync(join(dist, 'release.json'), JSON.stringify(descriptor, null, 1));
  return descriptor;
}

function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'));
        else resolve(stats);
      });
    });
  });
}

function shellAssets(stats: Stats): { scripts: string[]; styles: string[] } {
  const assets =
    stats.toJson({ entrypoints: true }).entrypoints?.main?.assets?.map((asset) => asset.name) ?? [];
  return {
    scripts: assets.filter((name) => name.endsWith('.js')),
    styles: assets.filter((name) => name.endsWith('.css')),
  };
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Reads the federation manifest for what `./area` needs first, then drops it: the page never loads it. */
function areaAssets(dist: string): { scripts: string[]; styles: string[] } {
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  rmSync(join(dist, 'mf-manifest.json'));
  rmSync(join(dist, 'mf-stats.json'), { force: true });
  const assets = manifest.exposes[0]?.assets;
  if (!assets) throw new Error('the build exposes no ./area');
  return { scripts: [manifest.metaData.remoteEntry.name, ...assets.js.sync], styles: assets.css.sync };
}

function hashFiles(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(dist, file).split(sep).join('/'),
      `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`,
    ]),
  );
}
