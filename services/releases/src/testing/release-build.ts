import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaManifest, ReleaseDescriptor } from '@danqing/contracts/releases';
import { onTestFinished } from 'vitest';
import { sha384 } from '../release/release-id.ts';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'danqing-releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface BuildOverrides {
  area?: string;
  contract?: string;
  routes?: string[];
  navigation?: string[];
  shared?: Record<string, string>;
  externalRuntime?: boolean | null;
  files?: Record<string, string>;
  describe?: (descriptor: ReleaseDescriptor) => unknown;
}

const text = (value: string) => ({ zh: value, en: value, ja: value });

export function describeBuild(overrides: BuildOverrides = {}): ReleaseDescriptor {
  const area = overrides.area ?? 'generator';
  const files = filesOf(overrides);
  const routes = overrides.routes ?? [`/${area}`];
  const manifest: AreaManifest = {
    area,
    name: text(area),
    contract: overrides.contract ?? (area === 'shell' ? '1.0.0' : '^1.0.0'),
    routes: routes.map((path, index) => ({
      id: `route-${index}`,
      path,
      frame: 'open',
      page: { kind: 'text', title: text(path), description: text(path) },
    })),
    navigation: (overrides.navigation ?? (routes.length > 0 ? [area] : [])).map((id) => ({
      id,
      path: (routes[0] ?? '/').replaceAll(':', ''),
      label: text(id.slice(0, 6)),
      order: 1,
    })),
  };
  const paths = Object.keys(files);
  return {
    manifest,
    build: '0123456789ab',
    container: area === 'shell' ? '' : `${area}_0123456789ab`,
    scripts: paths.filter((path) => path.endsWith('.js')).slice(0, 1),
    styles: paths.filter((path) => path.endsWith('.css')),
    shared: overrides.shared ?? { react: area === 'shell' ? '19.3.1' : '^19.3.1' },
    ...(overrides.externalRuntime !== null && { externalRuntime: overrides.externalRuntime ?? true }),
    files: Object.fromEntries(paths.map((path) => [path, sha384(Buffer.from(files[path]!))])),
  };
}

export async function writeBuild(overrides: BuildOverrides = {}): Promise<string> {
  // Uses a subfolder, so that files that a test puts beside the build are removed with it.
  const folder = join(await temporaryFolder(), 'build');
  await mkdir(folder);
  for (const [path, content] of Object.entries(filesOf(overrides))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const descriptor = describeBuild(overrides);
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify(overrides.describe?.(descriptor) ?? descriptor, null, 1),
  );
  return folder;
}

const filesOf = ({ area = 'generator', files }: BuildOverrides): Record<string, string> =>
  files ?? {
    'entry.js': `start(${JSON.stringify(area)})`,
    'styles/area.css': `.${area}_0123456789ab-main { color: red }`,
  };
