import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AREA_PACKAGE, CREATE_PACKAGE, PACKAGES } from './package-definitions.ts';
import { installedVersion } from './installed-version.ts';
import { writePackage } from './write-package.ts';
import { writeTemplate } from './write-template.ts';

export interface WrittenPackage {
  name: string;
  version: string;
  /** Path of the tarball. */
  file: string;
}

/** Writes the packages for repositories outside of this workspace as tarballs into an existing folder. */
export async function writePackages(folder: string): Promise<WrittenPackage[]> {
  const staging = mkdtempSync(join(tmpdir(), 'danqing-packages-'));
  try {
    const written: WrittenPackage[] = [];
    const versions: Record<string, string> = {};
    for (const definition of PACKAGES) {
      const target = join(staging, definition.folder);
      mkdirSync(target);
      const manifest = await writePackage(definition, target);
      const { name, version } = manifest;
      versions[name] = version;
      if (definition === AREA_PACKAGE)
        writeManifest(target, { ...manifest, danqing: { shellSdk: installedVersion('@danqing/shell-sdk') } });
      if (definition === CREATE_PACKAGE) await writeTemplate(target, versions);
      written.push({ name, version, file: join(folder, await pack(target, folder)) });
    }
    return written;
  } finally {
    rmSync(staging, { recursive: true });
  }
}

const writeManifest = (target: string, manifest: object) =>
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

async function pack(target: string, folder: string): Promise<string> {
  const args = ['pack', target, '--pack-destination', folder, '--json', '--ignore-scripts'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: target });
  return (JSON.parse(stdout) as [{ filename: string }])[0].filename;
}
