// node tools/packages/link-packages.ts <folder>: installs the packages into a folder beside those of this
// workspace, as links. For tests that need no npm.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { WORKSPACE } from '../steps.ts';
import { writePackages, type WrittenPackage } from './write-packages.ts';

/** Unpacks the packages into `node_modules` of a folder, with links to the third-party packages of the workspace. */
export function linkPackages(folder: string, packages: readonly WrittenPackage[]): void {
  const modules = join(folder, 'node_modules');
  for (const name of ['.bin', '@danqing']) mkdirSync(join(modules, name), { recursive: true });
  const installed = join(WORKSPACE, 'node_modules');
  for (const name of readdirSync(installed))
    if (name !== '@danqing' && name !== '.bin') symlinkSync(join(installed, name), join(modules, name));
  for (const { name, file } of packages) {
    mkdirSync(join(modules, name));
    execFileSync('tar', ['-xzf', file, '-C', join(modules, name), '--strip-components=1']);
    const { bin = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
      bin?: Record<string, string>;
    };
    for (const [command, path] of Object.entries(bin)) {
      chmodSync(join(modules, name, path), 0o755);
      symlinkSync(join('..', name, path), join(modules, '.bin', command));
    }
  }
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? '');
  mkdirSync(folder, { recursive: true });
  linkPackages(folder, await writePackages(folder));
}
