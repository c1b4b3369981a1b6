import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { SHELL_AREA } from '@danqing/contracts/releases';
import { areaFolders } from './area-folders.ts';
import { listImports, readInstalled } from './imported-packages.ts';
import { WORKSPACE } from './steps.ts';

interface Manifest {
  scripts: Record<string, string>;
  [key: string]: unknown;
}

/** npm scripts for servers. The others need sources, tests or development packages. */
export const PACKED_SCRIPTS = [
  'release',
  'operators',
  'moderation',
  'database',
  'credits',
  'credits:audit',
  'payments',
  'collectibles',
  'studio',
  'backup',
  'restore',
  'data:verify',
];
const NOT_PACKED =
  /\.test\.ts$|\.(?:d\.[cm]?ts|map)$|\/tools\/(?:bench|packages|area-template|service-template)(?:\/|$)/;
export function packSite(
  target: string,
  { node }: { node: boolean },
): { packages: number; megabytes: number } {
  const { projects, packages } = listImports('tools', readInstalled());
  for (const folder of [...projects, SHELL_AREA, ...areaFolders(WORKSPACE), 'operator-console'])
    for (const part of partsOf(folder)) copy(part, target);
  for (const folder of packages) copy(folder, target);
  for (const folder of projects) link(folder, target);
  copy('deploy', target);
  copy('THIRD_PARTY.md', target);
  if (node) copyNode(target);
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest(), null, 2));
  return { packages: packages.length, megabytes: Math.round(sizeOf(target) / 1e6) };
}

function partsOf(folder: string): string[] {
  const built = existsSync(join(WORKSPACE, folder, 'dist'));
  const parts = folder === 'tools' ? [''] : ['package.json', 'area.json', 'data', built ? 'dist' : 'src'];
  return parts.map((part) => join(folder, part)).filter((part) => existsSync(join(WORKSPACE, part)));
}

function copy(path: string, target: string): void {
  const from = join(WORKSPACE, path);
  if (!existsSync(from)) return;
  cpSync(from, join(target, path), {
    recursive: true,
    filter: (source) =>
      !NOT_PACKED.test(source) && !relative(from, source).split('/').includes('node_modules'),
  });
}

function link(folder: string, target: string): void {
  const { name } = JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  const place = join(target, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(target, folder)), place);
}

/** Includes the licence, which Node requires for redistribution. */
function copyNode(target: string): void {
  mkdirSync(join(target, 'bin'));
  cpSync(process.execPath, join(target, 'bin', basename(process.execPath)));
  const licence = join(dirname(realpathSync(process.execPath)), '../LICENSE');
  if (!existsSync(licence)) throw new Error(`${licence} is missing: Node is passed on with its licence`);
  cpSync(licence, join(target, 'bin', 'LICENSE.node'));
}

function manifest(): Manifest {
  const { scripts, ...all } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as Manifest;
  const { name, version, private: isPrivate, description, license, type } = all;
  return {
    ...{ name, version, private: isPrivate, description, license, type },
    scripts: {
      start: 'node tools/start.ts --no-build',
      ...Object.fromEntries(PACKED_SCRIPTS.map((name) => [name, scripts[name]!])),
    },
  };
}

function sizeOf(path: string): number {
  const stats = lstatSync(path);
  return stats.isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : stats.size;
}
