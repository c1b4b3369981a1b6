import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';

const WORKSPACE = dirname(dirname(import.meta.dirname));

export function relabelledGenerator(label: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-relabelled-'));
  cpSync(join(WORKSPACE, 'mf-generator/dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as ReleaseDescriptor;
  for (const item of descriptor.manifest.navigation) item.label.zh = label;
  writeFileSync(file, JSON.stringify(descriptor));
  return folder;
}

/**
 * Returns a folder that the release plane takes for an older version. It contains only the shell and the
 * generator, whose manifests state the given contract.
 */
export function olderVersion(contract: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-older-'));
  for (const project of ['shell', 'mf-generator']) {
    cpSync(join(WORKSPACE, project, 'dist'), join(folder, project, 'dist'), { recursive: true });
    cpSync(join(WORKSPACE, project, 'area.json'), join(folder, project, 'area.json'));
    const file = join(folder, project, 'dist/release.json');
    const descriptor = JSON.parse(readFileSync(file, 'utf8')) as ReleaseDescriptor;
    descriptor.manifest.contract = contract;
    writeFileSync(file, JSON.stringify(descriptor));
  }
  return folder;
}
